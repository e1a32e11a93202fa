import type { Memento } from 'vscode';
import { isActive, type Job } from '../jobs/job.ts';

const storageKey = 'thisWorkspaceOnly';
const orderKey = 'sortedByTitle';

/** What the list shows, and in which order: what other folders' windows made too, or not; what is under way always. */
export class ListScope {
  readonly #memento: Pick<Memento, 'get' | 'update'>;
  readonly #folders: () => readonly string[];
  readonly #onChange: () => void;

  constructor(
    memento: Pick<Memento, 'get' | 'update'>,
    folders: () => readonly string[],
    onChange: () => void,
  ) {
    this.#memento = memento;
    this.#folders = folders;
    this.#onChange = onChange;
  }

  get thisWorkspaceOnly(): boolean {
    return this.#memento.get(storageKey, false);
  }

  async set(thisWorkspaceOnly: boolean): Promise<void> {
    await this.#memento.update(storageKey, thisWorkspaceOnly);
    this.#onChange();
  }

  /** Else the latest comes first. */
  get sortedByTitle(): boolean {
    return this.#memento.get(orderKey, false);
  }

  async sort(byTitle: boolean): Promise<void> {
    await this.#memento.update(orderKey, byTitle);
    this.#onChange();
  }

  /** What this window is about: made in its folders, or in none. A window without a folder is about everything. */
  concerned(jobs: readonly Job[]): readonly Job[] {
    const here = this.#folders();
    if (here.length === 0) return jobs;
    return jobs.filter(({ workspace }) => !workspace || here.includes(workspace.uri));
  }

  shown(jobs: readonly Job[]): readonly Job[] {
    const here = this.#folders();
    if (!this.thisWorkspaceOnly || here.length === 0) return jobs;
    return jobs.filter((job) => isActive(job) || (job.workspace && here.includes(job.workspace.uri)));
  }
}
