import type { MessagePort } from 'node:worker_threads';
import type { ModelReply } from '../../engine/model/connection/languageModel.ts';
import type { ReplyShelf } from './keptReplies.ts';

export type ReplyAsk = { readonly id: number; readonly jobId: string; readonly name: string } & (
  | { readonly ask: 'find' }
  | { readonly ask: 'keep'; readonly reply: string }
  /** There is nothing to keep of what was not found. */
  | { readonly ask: 'leave' }
);

/** `reply`: what was found, if anything was. */
export interface ReplyTold {
  readonly id: number;
  readonly reply?: string | undefined;
}

type Question = ReplyAsk extends infer Ask ? (Ask extends ReplyAsk ? Omit<Ask, 'id'> : never) : never;

/** The kept replies, as an engine thread asks for them through its port. */
export class AskedReplies {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (told: ReplyTold) => void>();
  #lastId = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (told: ReplyTold) => {
      this.#waiting.get(told.id)?.(told);
      this.#waiting.delete(told.id);
    });
  }

  of(jobId: string): ReplyShelf {
    return {
      find: async (name) => {
        const { reply } = await this.#ask({ ask: 'find', jobId, name });
        return reply === undefined ? undefined : (JSON.parse(reply) as ModelReply);
      },
      keep: async (name, reply) => {
        await this.#ask({ ask: 'keep', jobId, name, reply: JSON.stringify(reply) });
      },
      leave: async (name) => {
        await this.#ask({ ask: 'leave', jobId, name });
      },
    };
  }

  #ask(question: Question): Promise<ReplyTold> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#port.postMessage({ ...question, id } as ReplyAsk);
    });
  }
}
