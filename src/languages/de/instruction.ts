import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: 'erstell(?:e|en|t)?|mach(?:e|en|t)?|schreib(?:e|en|t)?|bau(?:e|en|t)?|entwirf|entwerfen|bereite|generier(?:e|en|t)?|fass(?:e|en|t)?|verwandle|wandle|gestalte|ich brauche|ich möchte|ich hätte gern|wir brauchen|wir möchten',
  polite: 'bitte|kannst du|könntest du|können sie|könnten sie|hallo',
  deck: 'präsentation|foliensatz|vortrag|pitch ?deck|pitch|deck|referat|folienvortrag',
  article: 'einen?|eine|ein',
  slides: 'folien?|seiten?|slides?',
  sections: 'abschnitte?n?|kapiteln?|teilen?',
  forWhom: 'für|vor|an',
  about: 'über|zu|zum|zur|von',
  none: 'keine?n?|ohne(?: eine?n?)?|lass die',
  agenda: 'agenda|gliederung|inhaltsverzeichnis|inhaltsübersicht',
  include: 'mit|füge|zeige|nimm|enthalten|ergänze',
  wish: 'ton|stil|förmlich|formell|locker|freundlich|knapp|kurz|ausführlich|einfach|überzeugend|minuten?|sprache|schwerpunkt|betone|auf (?:deutsch|englisch|französisch|spanisch|italienisch)',
  numbers: 'eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
};
