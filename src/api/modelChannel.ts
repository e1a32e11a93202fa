import * as z from 'zod';

/**
 * What the built-in service and the editor that started it say to each other about language models,
 * over the channel of the child process: the editor has models that only an extension may ask.
 */
const Message = z.object({ role: z.enum(['user', 'assistant']), text: z.string() });

export const ModelAsk = z.discriminatedUnion('ask', [
  /** Which model writes the job that is about to begin. */
  z.object({ ask: z.literal('which'), id: z.int() }),
  z.object({ ask: z.literal('count'), id: z.int(), text: z.string() }),
  z.object({
    ask: z.literal('complete'),
    id: z.int(),
    system: z.string(),
    messages: z.array(Message).min(1),
    maxTokens: z.int(),
  }),
  /** What was asked under this id is no longer needed. */
  z.object({ ask: z.literal('cancel'), id: z.int() }),
  /** What an endpoint replied, or why it did not, for those who look closer; there is nothing to answer. */
  z.object({
    ask: z.literal('note'),
    id: z.int(),
    model: z.string(),
    outcome: z.enum(['text', 'failed']),
    text: z.string(),
  }),
]);
export type ModelAsk = z.infer<typeof ModelAsk>;

export const ChosenModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('editor'), contextTokens: z.int() }),
  z.object({
    kind: z.literal('endpoint'),
    url: z.string(),
    model: z.string(),
    key: z.string().optional(),
  }),
]);
export type ChosenModel = z.infer<typeof ChosenModel>;

const failures = [
  'unreachable',
  'notAllowed',
  'overQuota',
  'tooLong',
  'refused',
  'spent',
  'slow',
  'broken',
] as const;

export const ModelTold = z.discriminatedUnion('told', [
  z.object({ told: z.literal('which'), id: z.int(), chosen: ChosenModel }),
  z.object({ told: z.literal('count'), id: z.int(), tokens: z.int() }),
  z.object({ told: z.literal('text'), id: z.int(), text: z.string(), tokens: z.int() }),
  z.object({
    told: z.literal('failed'),
    id: z.int(),
    why: z.enum(failures),
    tokens: z.int(),
    /** Another try may well go better. */
    mayTryAgain: z.boolean(),
  }),
]);
export type ModelTold = z.infer<typeof ModelTold>;
