import type { ModelReply } from '../../engine/model/connection/languageModel.ts';
import type { Log } from '../log.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';

/** What language models replied for a job, by the names of their requests, until it ends. */
export interface ReplyShelf {
  find(name: string): Promise<ModelReply | undefined>;
  keep(name: string, reply: ModelReply): Promise<void>;
}

/** Rows, where any process that takes a job over finds what was replied for it. */
export class ReplyRows {
  readonly #store: Store;
  readonly #log: Log;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Nothing fails for want of what is kept: at worst a model is asked, and paid, again. */
  of(jobId: string): ReplyShelf {
    const orNothing = (doing: Promise<ModelReply | undefined>) =>
      doing.catch((error: Error) => {
        this.#log({ level: 'warning', event: 'reply not kept', job: jobId, reason: error.message });
        return undefined;
      });
    return {
      find: (name) => orNothing(this.#find(jobId, name)),
      keep: async (name, reply) => {
        await orNothing(this.#keep(jobId, name, reply));
      },
    };
  }

  async #find(jobId: string, name: string): Promise<ModelReply | undefined> {
    const row = await this.#store
      .selectFrom('modelReplies')
      .select('reply')
      .where('jobId', '=', jobId)
      .where('name', '=', name)
      .executeTakeFirst();
    return row && (JSON.parse(row.reply) as ModelReply);
  }

  /** Of a job that has ended meanwhile nothing is kept. */
  async #keep(jobId: string, name: string, reply: ModelReply): Promise<undefined> {
    await relaxed(this.#store, (rows) =>
      rows
        .insertInto('modelReplies')
        .columns(['jobId', 'name', 'reply'])
        .expression(({ selectFrom, val }) =>
          selectFrom('jobs')
            .select(['id', val(name).as('name'), val(JSON.stringify(reply)).as('reply')])
            .where('id', '=', jobId)
            .where('status', '=', 'generating'),
        )
        .onConflict((conflict) => conflict.columns(['jobId', 'name']).doNothing())
        .execute(),
    );
  }
}
