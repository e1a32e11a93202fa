import { createHash } from 'node:crypto';
import type { LanguageModel, ModelReply, ModelRequest } from '../../engine/model/connection/languageModel.ts';

/** The replies that a job has been given, by the names of their requests. */
export interface ReplyShelf {
  find(name: string): Promise<ModelReply | undefined>;
  keep(name: string, reply: ModelReply): Promise<void>;
  /** What was not found is asked no more, and there is nothing to keep of it. */
  leave(name: string): Promise<void>;
}

/** A model whose replies are kept until the job ends: what was paid is not asked again, whoever goes on with it. */
export class KeptReplies implements LanguageModel {
  readonly contextTokens: number;
  readonly #model: LanguageModel;
  readonly #shelf: ReplyShelf;

  constructor(model: LanguageModel, shelf: ReplyShelf) {
    this.contextTokens = model.contextTokens;
    this.#model = model;
    this.#shelf = shelf;
  }

  countTokens(text: string): Promise<number> {
    return this.#model.countTokens(text);
  }

  async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const name = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const kept = await this.#shelf.find(name);
    if (kept !== undefined) return kept;
    let reply: ModelReply | undefined;
    try {
      reply = await this.#model.complete(request, signal);
      return reply;
    } finally {
      if (reply && reply.tokens > 0) await this.#shelf.keep(name, reply);
      else await this.#shelf.leave(name);
    }
  }
}
