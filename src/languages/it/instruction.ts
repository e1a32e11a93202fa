import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: 'crea(?:re|mi)?|fai|fammi|fare|genera(?:re)?|scrivi|prepara(?:re|mi)?|progetta|realizza(?:re)?|trasforma(?:re)?|converti|riassumi|ho bisogno|vorrei|voglio|mi serve|vogliamo',
  polite: 'per favore|per piacere|puoi|potresti|può|potrebbe|ciao',
  deck: 'presentazione|esposizione|discorso|pitch ?deck|pitch|deck',
  article: 'una|un',
  slides: 'diapositive|diapositiva|slides?|pagine',
  sections: 'sezioni|sezione|capitoli|parti',
  forWhom: 'per|rivolta a|davanti a',
  about: 'su|sul|sulla|sui|sulle|riguardo a|di',
  none: 'senza|nessuna?|non includere',
  agenda: 'agenda|indice|sommario|scaletta|ordine del giorno',
  include: 'con|includi|includere|aggiungi|mostra|inserisci',
  wish: 'tono|stile|formale|informale|amichevole|professionale|concis[oa]|cort[oa]|breve|dettagliat[oa]|semplice|persuasiv[oa]|minuti|lingua|in (?:italiano|inglese|francese|tedesco|spagnolo)|evidenzia',
  numbers: 'una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
};
