import type { Memento } from 'vscode';
import { isActive, type Job } from '../jobs/job.ts';

const storageKey = 'thisWorkspaceOnly';

/** Whether the list shows what other folders' windows made too. What is under way is always shown. */
export class ListScope {
  readonly #memento: Pick<Memento, 'get' | 'update'>;
  readonly #workspaceUri: () => string | undefined;
  readonly #onChange: () => void;

  constructor(
    memento: Pick<Memento, 'get' | 'update'>,
    workspaceUri: () => string | undefined,
    onChange: () => void,
  ) {
    this.#memento = memento;
    this.#workspaceUri = workspaceUri;
    this.#onChange = onChange;
  }

  get thisWorkspaceOnly(): boolean {
    return this.#memento.get(storageKey, false);
  }

  async set(thisWorkspaceOnly: boolean): Promise<void> {
    await this.#memento.update(storageKey, thisWorkspaceOnly);
    this.#onChange();
  }

  shown(jobs: readonly Job[]): readonly Job[] {
    const here = this.#workspaceUri();
    if (!this.thisWorkspaceOnly || here === undefined) return jobs;
    return jobs.filter((job) => isActive(job) || job.workspace?.uri === here);
  }
}
