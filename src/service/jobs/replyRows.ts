import type { MessagePort } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';
import type { ReplyAsk, ReplyTold } from './askedReplies.ts';

/** What language models replied for jobs that go on, where any process that takes one over finds it. */
export class ReplyRows {
  readonly #store: Store;
  readonly #log: Log;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Until the port closes, as it does with its thread. */
  connect(port: MessagePort): void {
    port.on('message', async (ask: ReplyAsk) => {
      const reply = await this.#answer(ask).catch((error: Error) => {
        // The step goes on: at worst it is asked and paid again.
        this.#log({ level: 'warning', event: 'reply not kept', job: ask.jobId, reason: error.message });
        return undefined;
      });
      port.postMessage({ id: ask.id, reply } satisfies ReplyTold);
    });
    port.unref();
  }

  #answer(ask: ReplyAsk): Promise<string | undefined> {
    return ask.ask === 'find' ? this.find(ask.jobId, ask.name) : this.keep(ask.jobId, ask.name, ask.reply);
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
