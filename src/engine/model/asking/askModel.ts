import * as z from 'zod';
import type { LanguageModel, ModelMessage } from '../connection/languageModel.ts';
import { readReply } from './replyJson.ts';

export interface Asked<T> {
  readonly system: string;
  readonly text: string;
  readonly schema: z.ZodType<T>;
  readonly maxTokens: number;
  /** What is wrong with a reply that the schema has nothing against. */
  readonly check: (value: T) => readonly string[];
}

export interface Answered<T> {
  /** The best of the replies; undefined: none could be used. */
  readonly value?: T;
  readonly problems: readonly string[];
  readonly tokensUsed: number;
}

/** What the model is reminded of must not grow with what it got wrong. */
const longestEcho = 12_000;

const repair = (said: string, problems: readonly string[]): ModelMessage[] => [
  { role: 'assistant', text: said.trim() === '' ? '(nothing)' : said.slice(0, longestEcho) },
  {
    role: 'user',
    text: `That cannot be used:\n${problems
      .map((problem) => `- ${problem}`)
      .join('\n')
      .slice(0, longestEcho)}\nSend the whole JSON object again, with this put right, and nothing else.`,
  },
];

/** Asks, checks the reply, and where something is wrong with it asks once more. */
export const askModel = async <T>(
  model: LanguageModel,
  { system, text, schema, maxTokens, check }: Asked<T>,
  signal: AbortSignal,
): Promise<Answered<T>> => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io: 'input' });
  let messages: readonly ModelMessage[] = [{ role: 'user', text }];
  let best: Omit<Answered<T>, 'tokensUsed'> = { problems: [] };
  let tokensUsed = 0;
  for (let turn = 1; turn <= 2; turn += 1) {
    const reply = await model.complete({ system, messages, schema: jsonSchema, maxTokens }, signal);
    signal.throwIfAborted();
    tokensUsed += reply.tokens;
    if (reply.outcome === 'failed') return { ...best, tokensUsed };
    const read = readReply(reply.text, schema);
    const problems = 'problems' in read ? read.problems : check(read.value);
    if ('value' in read && (best.value === undefined || problems.length < best.problems.length))
      best = { value: read.value, problems };
    if (problems.length === 0) break;
    messages = [...messages, ...repair(reply.text, problems)];
  }
  if (best.value === undefined) model.unusable?.();
  return { ...best, tokensUsed };
};
