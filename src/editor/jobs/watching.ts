import { onceMade } from '../onceMade.ts';
import { isActive } from './job.ts';
import type { JobStore } from './jobStore.ts';
import type { JobWatcher } from './jobWatcher.ts';

/** The watcher, which is loaded and begins when there is something to watch. */
export class Watching {
  readonly #store: Pick<JobStore, 'jobs'>;
  readonly #begun: () => Promise<JobWatcher>;
  #watcher: JobWatcher | undefined;
  #isOver = false;

  constructor(store: Pick<JobStore, 'jobs'>, make: () => Promise<JobWatcher>) {
    this.#store = store;
    this.#begun = onceMade(async () => {
      this.#watcher = await make();
      if (this.#isOver) this.#watcher.dispose();
      else this.#watcher.start();
      return this.#watcher;
    });
  }

  async takeUp(): Promise<void> {
    if (this.#store.jobs.some(isActive)) await (await this.#begun()).takeUp();
  }

  /** For what may have come from another window. */
  begin(): void {
    if (!this.#watcher && this.#store.jobs.some(isActive)) void this.#begun();
  }

  watches(id: string): boolean {
    return this.#watcher?.watches(id) ?? false;
  }

  tryAgain(): void {
    this.#watcher?.tryAgain();
  }

  async reserve(id: string): Promise<void> {
    await (await this.#begun()).reserve(id);
  }

  async reply(...answer: Parameters<JobWatcher['reply']>): ReturnType<JobWatcher['reply']> {
    return (await this.#begun()).reply(...answer);
  }

  async stop(id: string): Promise<void> {
    await (await this.#begun()).stop(id);
  }

  async again(id: string): Promise<void> {
    await (await this.#begun()).again(id);
  }

  dispose(): void {
    this.#isOver = true;
    this.#watcher?.dispose();
  }
}
