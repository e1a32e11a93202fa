import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  heads: 'first',
  words: {
    spacing: 'apart',
    prefixes: [
      'و',
      'ف',
      'ب',
      'ل',
      'ك',
      'س',
      'ال',
      'وال',
      'فال',
      'بال',
      'كال',
      'لل',
      'ولل',
      'وب',
      'ول',
      'فل',
      'وس',
    ],
  },
};
