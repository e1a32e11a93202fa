import * as z from 'zod';
import type { LanguageModel } from '../connection/languageModel.ts';
import { askModel } from './askModel.ts';
import { element, schemaText } from './instructions.ts';
import { inParallel } from './parallel.ts';
import { faultOf } from './qualityGate.ts';
import { CondensedReply } from './replySchemas.ts';

const mostAtOnce = 4;
const leastTokens = 120;
/** Of the context, so that question, rules and reply have room beside. */
const chunkShare = 0.5;

export interface Condensed {
  readonly texts: readonly string[];
  readonly tokensUsed: number;
}

/** Pieces of at most so many letters, cut where a paragraph, line or word ends. */
const pieces = (text: string, most: number): string[] => {
  const cut: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const end = Math.max(head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf(' '));
    const at = end > most / 2 ? end : most;
    cut.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...cut, rest];
};

/** Texts that are together too long for the model are condensed one by one first, each to its share. */
export const condenseTexts = async (
  model: LanguageModel,
  system: string,
  texts: readonly string[],
  budget: number,
  signal: AbortSignal,
): Promise<Condensed> => {
  const whole = texts.join('\n');
  const tokens = await model.countTokens(whole);
  if (tokens <= budget) return { texts, tokensUsed: 0 };
  const lettersAToken = whole.length / tokens;
  let tokensUsed = 0;
  const shareOf = (text: string): number =>
    Math.max(leastTokens, Math.floor((text.length / whole.length) * budget));
  const condensePiece = async (text: string, share: number): Promise<string> => {
    const answered = await askModel(
      model,
      {
        system,
        text: [
          `Condense this part of a source to at most ${share} tokens. Keep every figure, name and date that matters, and the order.`,
          element('source', {}, text),
          schemaText(z.toJSONSchema(CondensedReply)),
        ].join('\n\n'),
        schema: CondensedReply,
        maxTokens: share * 2 + 200,
        check: ({ text: said }) => {
          const fault = faultOf(said);
          return fault ? [`text: it ${fault}`] : [];
        },
      },
      signal,
    );
    tokensUsed += answered.tokensUsed;
    const most = Math.floor(share * lettersAToken);
    return (answered.problems.length === 0 ? (answered.value?.text ?? text) : text).slice(0, most);
  };
  const condensed = await inParallel(texts, mostAtOnce, async (text) => {
    const share = shareOf(text);
    if (text.length / lettersAToken <= share) return text;
    const parts = pieces(text, Math.floor(model.contextTokens * chunkShare * lettersAToken));
    const short = await inParallel(parts, 1, (part) =>
      condensePiece(part, Math.max(leastTokens, Math.floor(share / parts.length))),
    );
    return short.join('\n');
  });
  return { texts: condensed, tokensUsed };
};
