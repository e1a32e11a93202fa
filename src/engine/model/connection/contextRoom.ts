import type { LanguageModel } from './languageModel.ts';

/** A reply never takes more of the context: a second turn holds the first reply as well. */
const replyShare = 0.25;
/** For what is wrong with a reply, and the elements around sources. */
const aside = 400;
const aSource = 25;
const leastRoom = 300;

export const replyLimit = ({ contextTokens }: LanguageModel, wished: number): number =>
  Math.min(wished, Math.floor(contextTokens * replyShare));

/** How many tokens of sources fit beside the question and two replies. */
export const roomForSources = async (
  model: LanguageModel,
  question: string,
  sources: number,
  replyTokens: number,
): Promise<number> => {
  const taken = (await model.countTokens(question)) + 2 * replyTokens + aside + sources * aSource;
  return Math.max(leastRoom, model.contextTokens - taken);
};
