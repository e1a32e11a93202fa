import type { ModelReply, ModelRequest } from '../../engine/model/connection/languageModel.ts';
import {
  LimitedModel,
  type ModelLimits,
  type ModelTiming,
} from '../../engine/model/connection/limitedModel.ts';
import type { Log } from '../log.ts';
import type { ModelAccess } from './askedModels.ts';
import type { Chosen } from './chosenModels.ts';
import type { ReplyShelf } from './replyRows.ts';

export interface ModelUseParts {
  readonly id: number;
  /** For whose job it is; undefined: for none. */
  readonly jobId?: string | undefined;
  readonly chosen: Chosen;
  readonly limits: ModelLimits;
  readonly timing: ModelTiming;
  /** Undefined: nothing is kept of what is replied. */
  readonly shelf?: ReplyShelf | undefined;
  readonly log: Log;
}

/** Whoever begins a step anew has done as much again by then. */
const momentMs = 500;

/** Nobody needs a reply any more. */
export const unheard: ModelReply = { outcome: 'failed', why: 'unreachable', tokens: 0 };

/**
 * What one step asks of a language model. Its calls go on whether or not the thread is still there that asked, and
 * whoever asks the same again is told the same: a step that is begun anew asks, pays and waits for nothing twice.
 */
export class ModelUse {
  readonly id: number;
  readonly jobId: string | undefined;
  readonly #parts: ModelUseParts;
  readonly #calls = new Map<string, Promise<ModelReply>>();
  readonly #underWay = new Set<string>();
  /** Those that take longer than a moment. */
  readonly #long = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #closing = new AbortController();
  #model: LimitedModel | undefined;

  constructor(parts: ModelUseParts) {
    this.id = parts.id;
    this.jobId = parts.jobId;
    this.#parts = parts;
  }

  /** For the thread that asks. */
  get access(): ModelAccess {
    const { provider, countsTokens } = this.#parts.chosen;
    return { use: this.id, contextTokens: provider.contextTokens, countsTokens };
  }

  get isAsking(): boolean {
    return this.#underWay.size > 0;
  }

  /** Whether who asked has been waiting for longer than a moment. */
  get isWaiting(): boolean {
    return this.#long.size > 0;
  }

  /** Whenever a call takes longer than a moment; the reply takes it back. */
  onWaiting(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  countTokens(text: string): Promise<number> {
    return this.#parts.chosen.provider.countTokens(text);
  }

  complete(name: string, request: ModelRequest): Promise<ModelReply> {
    const known = this.#calls.get(name);
    if (known) return known;
    const call = this.#call(name, request);
    this.#calls.set(name, call);
    return call;
  }

  /** Resolves when there is a reply to all that was asked by now. */
  async replied(): Promise<void> {
    await Promise.all(this.#calls.values());
  }

  /** Whoever goes on with the job elsewhere is to wait no more for what did not reply here. */
  async keepFailures(): Promise<void> {
    for (const [name, call] of this.#calls) {
      const reply = await call;
      if (reply.outcome === 'failed' && !this.#closing.signal.aborted)
        await this.#parts.shelf?.keep(name, reply);
    }
  }

  /** The step has ended: nobody needs what is under way. */
  close(): void {
    this.#closing.abort();
  }

  async #call(name: string, request: ModelRequest): Promise<ModelReply> {
    const ended = new AbortController();
    this.#underWay.add(name);
    void this.#parts.timing.sleep(momentMs, ended.signal).then(() => {
      if (!ended.signal.aborted) this.#isLong(name);
    });
    try {
      return await Promise.race([this.#keptOrAsked(name, request), closed(this.#closing.signal)]);
    } finally {
      ended.abort();
      this.#underWay.delete(name);
      this.#long.delete(name);
    }
  }

  #isLong(name: string): void {
    this.#long.add(name);
    for (const listener of this.#listeners) listener();
  }

  async #keptOrAsked(name: string, request: ModelRequest): Promise<ModelReply> {
    const { shelf } = this.#parts;
    const kept = await shelf?.find(name);
    if (kept) {
      this.#limited.wasPaid(kept.tokens);
      return kept;
    }
    const reply = await this.#asked(request);
    if (reply.tokens > 0) await shelf?.keep(name, reply);
    return reply;
  }

  async #asked(request: ModelRequest): Promise<ModelReply> {
    const { signal } = this.#closing;
    if (signal.aborted) return unheard;
    try {
      return await this.#limited.complete(request, signal);
    } catch (error) {
      if (!signal.aborted) this.#tellBroken(error);
      return { outcome: 'failed', why: 'broken', tokens: 0 };
    }
  }

  #tellBroken(error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#parts.log({ level: 'error', event: 'unexpected', job: this.jobId, reason });
  }

  /** Its time begins with the first question: until then a thread may have been waited for. */
  get #limited(): LimitedModel {
    const { chosen, limits, timing } = this.#parts;
    this.#model ??= new LimitedModel(chosen.provider, limits, timing);
    return this.#model;
  }
}

const closed = (signal: AbortSignal): Promise<ModelReply> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(unheard);
    else signal.addEventListener('abort', () => resolve(unheard), { once: true });
  });
