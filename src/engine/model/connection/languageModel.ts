export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  /** What the reply is to be: a JSON Schema, for models that can be held to one. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Of the reply. */
  readonly maxTokens: number;
}

/** Why there is no reply. */
export type ModelFailure =
  | 'unreachable'
  | 'notAllowed'
  | 'unknownModel'
  | 'overQuota'
  | 'tooLong'
  | 'refused'
  | 'spent'
  | 'slow'
  | 'broken'
  /** It replies, also when asked again, with what cannot be used. */
  | 'nonsense';

export type ModelReply =
  | { readonly outcome: 'text'; readonly text: string; readonly tokens: number }
  | { readonly outcome: 'failed'; readonly why: ModelFailure; readonly tokens: number };

/** A language model as the engine sees it. Limits, retries and the network are its owner's affair. */
export interface LanguageModel {
  /** Of question and answer together. */
  readonly contextTokens: number;
  countTokens(text: string): Promise<number>;
  complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
  /** Hears that nothing it replied to a question could be used. */
  unusable?(): void;
}
