import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: 'cri[ae](?:r)?|faça|faz(?:er)?|ger[ae](?:r)?|escrev[ae]|prepar[ae](?:r)?|elabor[ae](?:r)?|mont[ae](?:r)?|transform[ae]|convert[ae]|resum[ae]|preciso|quero|gostaria|queria|queremos',
  polite: 'por favor|pode|poderia|você pode|você poderia|podes|olá|oi',
  deck: 'apresentação|palestra|exposição|pitch ?deck|pitch|deck',
  article: 'uma?',
  slides: 'slides?|diapositivos?|páginas?|lâminas?',
  sections: 'seções|secções|seção|capítulos?|partes?',
  forWhom: 'para|dirigida a|voltada para',
  about: 'sobre|acerca de|a respeito de|de|do|da',
  none: 'sem|nenhuma?|não inclua',
  agenda: 'agenda|índice|sumário|pauta|roteiro',
  include: 'com|inclua|incluir|adicione|acrescente|mostre',
  wish: 'tom|estilo|formal|informal|amigável|profissional|concis[oa]|curt[oa]|breve|detalhad[oa]|simples|persuasiv[oa]|minutos?|idioma|em (?:português|inglês|francês|alemão|espanhol)|destaque|enfatize',
  numbers: 'uma?|d[ou][ia]s|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
};
