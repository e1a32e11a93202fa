import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos havia seja qual será nós nosso nossa cada são onde fazer pode podem ainda sobre apresentação',
  ownLetters: /[ãõ]/gi,
};
