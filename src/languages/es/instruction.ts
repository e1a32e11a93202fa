import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: 'crea(?:r|me)?|cree|haz(?:me)?|haga|hacer|genera(?:r)?|escribe|escriba|prepara(?:r)?|prepare|diseña(?:r)?|elabora(?:r)?|convierte|convierta|transforma|resume|resuma|necesito|quiero|quisiera|me gustaría|queremos',
  polite: 'por favor|puedes|podrías|puede usted|podría|hola',
  deck: 'presentación|exposición|charla|pitch ?deck|pitch|deck',
  article: 'una?',
  slides: 'diapositivas?|láminas?|transparencias?|slides?|páginas?',
  sections: 'secciones|sección|capítulos?|partes?|apartados?',
  forWhom: 'para|dirigida a|ante',
  about: 'sobre|acerca de|de',
  none: 'sin|ninguna?|no incluyas|no incluya',
  agenda: 'agenda|índice|tabla de contenidos?|orden del día',
  include: 'con|incluye|incluya|incluir|añade|añada|agrega|agregue|muestra|muestre',
  wish: 'tono|estilo|formal|informal|cercano|profesional|concis[oa]|cort[oa]|breve|detallad[oa]|sencill[oa]|persuasiv[oa]|minutos?|idioma|en (?:español|inglés|francés|alemán|italiano)|destaca|enfoca',
  numbers: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
};
