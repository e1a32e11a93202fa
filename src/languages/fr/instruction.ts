import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: "crée[rz]?|créez|fai(?:s|tes)|rédige[rz]?|prépare[rz]?|génère|générez|écri(?:s|vez)|construi(?:s|sez)|conçoi(?:s|vez)|transforme[rz]?|résume[rz]?|j'ai besoin|je voudrais|je veux|j'aimerais|nous voulons|il me faut",
  polite: "s'il te plaît|s'il vous plaît|merci de|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|bonjour",
  deck: 'présentation|diaporama|exposé|pitch ?deck|pitch|deck',
  article: 'une?',
  slides: 'diapositives?|diapos?|slides?|pages?',
  sections: 'sections?|parties?|chapitres?',
  forWhom: "pour|destinée? à|à destination d[e']|devant",
  about: "sur|à propos d[e']|au sujet d[e']|d[e']|concernant",
  none: "sans|pas d[e']|aucune?",
  agenda: 'agenda|sommaire|plan|table des matières|ordre du jour',
  include: 'avec|inclure|inclus|incluez|ajoute[rz]?|montre[rz]?|intègre[rz]?',
  wish: 'ton|style|formel|décontracté|amical|professionnel|concis|court|bref|détaillé|simple|convaincant|minutes?|langue|en (?:français|anglais|allemand|espagnol|italien)|insiste[rz]?',
  numbers: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
};
