import { createHash } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import { estimateTokens } from '../../engine/model/connection/estimateTokens.ts';
import type { LanguageModel, ModelReply, ModelRequest } from '../../engine/model/connection/languageModel.ts';

/** What a task may ask of a language model, and how, told to its thread. */
export interface ModelAccess {
  readonly use: number;
  readonly contextTokens: number;
  readonly countsTokens: boolean;
}

export type ThreadAsk = { readonly id: number; readonly use: number } & ThreadQuestion;
type ThreadQuestion =
  | { readonly ask: 'count'; readonly text: string }
  | { readonly ask: 'complete'; readonly name: string; readonly request: ModelRequest };

/** The tokens of a text, or the reply to a request. */
export interface ThreadTold {
  readonly id: number;
  readonly told: number | ModelReply;
}

/** Where an engine thread asks language models: its port to the service's own thread, which holds the calls. */
export class AskedModels {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (told: ThreadTold['told']) => void>();
  #lastId = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', ({ id, told }: ThreadTold) => {
      this.#waiting.get(id)?.(told);
      this.#waiting.delete(id);
    });
  }

  model({ use, contextTokens, countsTokens }: ModelAccess): LanguageModel {
    return {
      contextTokens,
      countTokens: async (text) =>
        countsTokens ? ((await this.#ask(use, { ask: 'count', text })) as number) : estimateTokens(text),
      complete: async (request) =>
        (await this.#ask(use, { ask: 'complete', name: nameOf(request), request })) as ModelReply,
    };
  }

  #ask(use: number, question: ThreadQuestion): Promise<ThreadTold['told']> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#port.postMessage({ ...question, use, id } satisfies ThreadAsk);
    });
  }
}

const nameOf = (request: ModelRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
