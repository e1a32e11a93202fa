import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    'di e il la che in a per un è del con non una i le si dei da al come della sono anche più ha nel alla ma gli o ad delle se su questo sua tra dell suo nella ci lo quando dal loro due essere così dopo prima ogni questa sulla degli ai anni solo stato molto cui poi fra agli alle dalla nelle nei sul quale hanno era può senza tutti tutto perché ed noi voi nostro nostra nostri cosa dove già ancora presentazione diapositive',
  ownLetters: /[ìò]/gi,
};
