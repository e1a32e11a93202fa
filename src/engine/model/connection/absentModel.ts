import { estimateTokens } from './estimateTokens.ts';
import type { LanguageModel } from './languageModel.ts';

/** Stands for a model that planned a deck and is not to be had any more. */
export const absentModel: LanguageModel = {
  contextTokens: 8_000,
  countTokens: async (text) => estimateTokens(text),
  complete: async () => ({ outcome: 'failed', why: 'unreachable', tokens: 0 }),
};
