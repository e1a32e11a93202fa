import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = { heads: 'last', words: { spacing: 'glued', prefixes: [] } };
