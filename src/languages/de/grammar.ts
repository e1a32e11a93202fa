import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = { heads: 'first', words: { spacing: 'apart', prefixes: [] } };
