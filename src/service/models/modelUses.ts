import type { MessagePort } from 'node:worker_threads';
import type { ModelLimits, ModelTiming } from '../../engine/model/connection/limitedModel.ts';
import type { Log } from '../log.ts';
import type { ThreadAsk, ThreadTold } from './askedModels.ts';
import type { ChosenModels } from './chosenModels.ts';
import { ModelUse, unheard } from './modelUse.ts';
import type { ReplyRows } from './replyRows.ts';

/** How much of a language model a step may use, if there is one. */
export interface UseLimits {
  readonly tokens: number;
  readonly milliseconds: number;
  /** Its replies are kept for this job; undefined: nothing of them is kept. */
  readonly jobId?: string;
}

export interface ModelUsesParts {
  readonly chosen: Pick<ChosenModels, 'current'>;
  readonly rows: Pick<ReplyRows, 'of'>;
  readonly timing: ModelTiming;
  readonly log: Log;
}

const callLimits: Pick<ModelLimits, 'callMs' | 'tries'> = { callMs: 120_000, tries: 3 };

/** Who asks language models now. They are asked here, in the service's own thread: engine threads may end meanwhile. */
export class ModelUses {
  readonly #parts: ModelUsesParts;
  readonly #open = new Map<number, ModelUse>();
  #lastId = 0;

  constructor(parts: ModelUsesParts) {
    this.#parts = parts;
  }

  /** Undefined: none is chosen. What was asked and not replied by then is given up at the end. */
  async during<Done>(limits: UseLimits, work: (use: ModelUse | undefined) => Promise<Done>): Promise<Done> {
    const use = await this.#begin(limits);
    try {
      return await work(use);
    } finally {
      if (use) this.#end(use);
    }
  }

  /** Until the port closes, as it does with its thread. */
  connect(port: MessagePort): void {
    port.on('message', async (ask: ThreadAsk) => {
      port.postMessage({ id: ask.id, told: await this.#told(ask) } satisfies ThreadTold);
    });
    port.unref();
  }

  /** Nothing is asked any more. */
  close(): void {
    for (const use of this.#open.values()) this.#end(use);
  }

  async #begin({ tokens, milliseconds, jobId }: UseLimits): Promise<ModelUse | undefined> {
    const { chosen: models, rows, timing, log } = this.#parts;
    const chosen = await models.current();
    if (!chosen) return undefined;
    this.#lastId += 1;
    const use = new ModelUse({
      id: this.#lastId,
      jobId,
      chosen,
      limits: { ...callLimits, tokens, totalMs: milliseconds },
      timing,
      shelf: jobId === undefined ? undefined : rows.of(jobId),
      log,
    });
    this.#open.set(use.id, use);
    return use;
  }

  #end(use: ModelUse): void {
    this.#open.delete(use.id);
    use.close();
  }

  async #told(ask: ThreadAsk): Promise<ThreadTold['told']> {
    const use = this.#open.get(ask.use);
    if (ask.ask === 'count') return use?.countTokens(ask.text) ?? ask.text.length;
    return use?.complete(ask.name, ask.request) ?? unheard;
  }
}
