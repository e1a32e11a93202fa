import type { MessagePort } from 'node:worker_threads';
import { type ModelAsk, ModelTold } from '../../api/modelChannel.ts';

/** To the editor that started this process. */
export interface ModelChannel {
  send(ask: ModelAsk): void;
  onMessage(listener: (message: unknown) => void): void;
}

interface Asker {
  readonly port: MessagePort;
  /** What the thread calls its question. */
  readonly id: number;
}

/** Passes what engine threads ask about language models on to the editor, and its answers back. */
export class ModelRelay {
  readonly #channel: ModelChannel;
  readonly #askers = new Map<number, Asker>();
  #lastId = 0;

  constructor(channel: ModelChannel) {
    this.#channel = channel;
    channel.onMessage((message) => this.#answer(message));
  }

  /** Until the port closes, as it does with its thread. */
  connect(port: MessagePort): void {
    port.on('message', (ask: ModelAsk) => this.#ask(port, ask));
    port.once('close', () => this.#cancel((asker) => asker.port === port));
    port.unref();
  }

  #ask(port: MessagePort, ask: ModelAsk): void {
    if (ask.ask === 'cancel') {
      this.#cancel((asker) => asker.port === port && asker.id === ask.id);
      return;
    }
    this.#lastId += 1;
    if (ask.ask !== 'note') this.#askers.set(this.#lastId, { port, id: ask.id });
    this.#channel.send({ ...ask, id: this.#lastId });
  }

  #cancel(isGone: (asker: Asker) => boolean): void {
    for (const [id, asker] of this.#askers) {
      if (!isGone(asker)) continue;
      this.#askers.delete(id);
      this.#channel.send({ ask: 'cancel', id });
    }
  }

  #answer(message: unknown): void {
    const told = ModelTold.safeParse(message);
    const asker = told.success ? this.#askers.get(told.data.id) : undefined;
    if (!told.success || !asker) return;
    this.#askers.delete(told.data.id);
    asker.port.postMessage({ ...told.data, id: asker.id } satisfies ModelTold);
  }
}
