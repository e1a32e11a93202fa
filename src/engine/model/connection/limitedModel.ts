import type { LanguageModel, ModelReply, ModelRequest } from './languageModel.ts';

/** What one try came to; `again`: another one may well go better, after so long. */
export type Attempt = ModelReply & { readonly again?: { readonly afterMs?: number } };

/** Whoever runs a model: asked once, it tries once. */
export interface ModelProvider {
  readonly contextTokens: number;
  countTokens(text: string): Promise<number>;
  attempt(request: ModelRequest, signal: AbortSignal): Promise<Attempt>;
}

export interface ModelLimits {
  /** Of all questions and answers together. */
  readonly tokens: number;
  readonly callMs: number;
  /** All calls together. */
  readonly totalMs: number;
  readonly tries: number;
}

export interface ModelTiming {
  /** In milliseconds. */
  now(): number;
  /** Resolves when the time has passed or the signal is aborted, whichever comes first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** A provider that is asked again where that may help, and never for longer or more than the limits allow. */
export class LimitedModel implements LanguageModel {
  readonly contextTokens: number;
  readonly #provider: ModelProvider;
  readonly #limits: ModelLimits;
  readonly #timing: ModelTiming;
  readonly #end: number;
  #tokensLeft: number;

  constructor(provider: ModelProvider, limits: ModelLimits, timing: ModelTiming) {
    this.contextTokens = provider.contextTokens;
    this.#provider = provider;
    this.#limits = limits;
    this.#timing = timing;
    this.#tokensLeft = limits.tokens;
    this.#end = timing.now() + limits.totalMs;
  }

  countTokens(text: string): Promise<number> {
    return this.#provider.countTokens(text);
  }

  /** For what need not be asked again; it counts. */
  wasPaid(tokens: number): void {
    this.#tokensLeft -= tokens;
  }

  async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    let tokens = 0;
    for (let attempt = 1; ; attempt += 1) {
      if (this.#tokensLeft <= 0) return { outcome: 'failed', why: 'spent', tokens };
      const { again, ...reply } = await this.#once(request, signal);
      tokens += reply.tokens;
      this.#tokensLeft -= reply.tokens;
      const wait = again?.afterMs ?? firstWaitMs * 2 ** (attempt - 1) * (0.75 + this.#timing.random() / 2);
      const isLast =
        again === undefined ||
        attempt >= this.#limits.tries ||
        wait > Math.min(longestWaitMs, this.#end - this.#timing.now());
      if (isLast || signal.aborted) return { ...reply, tokens };
      await this.#timing.sleep(wait, signal);
      signal.throwIfAborted();
    }
  }

  async #once(request: ModelRequest, signal: AbortSignal): Promise<Attempt> {
    const callMs = Math.min(this.#limits.callMs, this.#end - this.#timing.now());
    if (callMs <= 0) return { outcome: 'failed', why: 'slow', tokens: 0 };
    const ended = new AbortController();
    const late = this.#timing
      .sleep(callMs, ended.signal)
      .then((): Attempt => ({ outcome: 'failed', why: 'slow', tokens: 0 }));
    try {
      return await Promise.race([
        this.#provider.attempt(request, AbortSignal.any([signal, ended.signal])),
        late,
      ]);
    } finally {
      ended.abort();
    }
  }
}
