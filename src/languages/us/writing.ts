import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    'the of and to in is that it for was on are with as be this have from or by not but what all were we when your can there an which their if will each about how up out them then she many some so these would other into has more her two like him see than been its who now did get come made may over with our you at do does could should must they a i my me us no just only also because while where after before between both through during most such any using use make let here presentation pitch deck talk please',
  ownSpelling:
    /\b(?:colors?|behaviors?|favor\w*|honor\w*|labor|neighbor\w*|harbor|rumor|flavor\w*|centers?|centered|theater|meters?|liters?|fibers?|programs?|checks|licenses?|defense|offense|gray|tires|aluminum|catalogs?|analyz\w+|canceled|canceling|travel(?:ed|ing|er)|model(?:ed|ing)|label(?:ed|ing)|fulfill|enrollment|organiz\w+|realiz\w+|recogniz\w+|optimiz\w+|minimiz\w+|maximiz\w+|summariz\w+|prioritiz\w+|utiliz\w+|customiz\w+|authoriz\w+|specializ\w+|standardiz\w+|initializ\w+|visualiz\w+|emphasiz\w+|apologiz\w+)\b/gi,
};
