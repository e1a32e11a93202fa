import type { MessagePort } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';
import type { ReplyAsk, ReplyTold } from './askedReplies.ts';

/** What language models replied for jobs that go on, where any process that takes one over finds it. */
export class ReplyRows {
  readonly #store: Store;
  readonly #log: Log;
  /** What each thread asks a model now, by name, and for which job. */
  readonly #asked = new Map<MessagePort, Map<string, string>>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Until the port closes, as it does with its thread. */
  connect(port: MessagePort): void {
    const asked = new Map<string, string>();
    this.#asked.set(port, asked);
    port.once('close', () => this.#asked.delete(port));
    port.on('message', async (ask: ReplyAsk) => {
      // From before it is known whether it was asked already: then no step gives way that is about to ask.
      asked.set(ask.name, ask.jobId);
      const reply = await this.#answer(ask).catch((error: Error) => {
        // The step goes on: at worst it is asked and paid again.
        this.#log({ level: 'warning', event: 'reply not kept', job: ask.jobId, reason: error.message });
        return undefined;
      });
      if (ask.ask !== 'find' || reply !== undefined) asked.delete(ask.name);
      port.postMessage({ id: ask.id, reply } satisfies ReplyTold);
    });
    port.unref();
  }

  /** Whether a model is being asked for the job: what it replies is paid, and not kept yet. */
  isAsking(jobId: string): boolean {
    return [...this.#asked.values()].some((asked) => [...asked.values()].includes(jobId));
  }

  async #answer(ask: ReplyAsk): Promise<string | undefined> {
    if (ask.ask === 'find') return this.find(ask.jobId, ask.name);
    return ask.ask === 'keep' ? this.keep(ask.jobId, ask.name, ask.reply) : undefined;
  }

  async find(jobId: string, name: string): Promise<string | undefined> {
    const row = await this.#store
      .selectFrom('modelReplies')
      .select('reply')
      .where('jobId', '=', jobId)
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.reply;
  }

  /** Of a job that has ended meanwhile nothing is kept. */
  async keep(jobId: string, name: string, reply: string): Promise<undefined> {
    await relaxed(this.#store, (rows) =>
      rows
        .insertInto('modelReplies')
        .columns(['jobId', 'name', 'reply'])
        .expression(({ selectFrom, val }) =>
          selectFrom('jobs')
            .select(['id', val(name).as('name'), val(reply).as('reply')])
            .where('id', '=', jobId)
            .where('status', '=', 'generating'),
        )
        .onConflict((conflict) => conflict.columns(['jobId', 'name']).doNothing())
        .execute(),
    );
  }
}
