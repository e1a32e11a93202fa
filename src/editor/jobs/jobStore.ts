import { type Answer, isJob, isListed, type Job, type JobState } from './job.ts';
import type { JobFiles } from './jobFiles.ts';
import { beyondLimit, mergeJobs } from './jobList.ts';
import { LastingWrites } from './lastingWrites.ts';
import { syncedJob, withSynced } from './syncedJob.ts';

type Files = Pick<JobFiles, 'open' | 'read' | 'write' | 'delete' | 'writeText' | 'readText' | 'watch'>;

/** The part of VS Code's Memento that carries the list to a person's other machines. */
export interface SyncedList {
  get(): unknown;
  set(jobs: readonly Job[]): PromiseLike<void>;
}

const rereadAfter = 50;

/** The list of jobs, the same in every window of the machine. */
export class JobStore {
  readonly #files: Files;
  readonly #synced: SyncedList;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #jobs: readonly Job[] = [];
  #watcher: { close(): void } | undefined;
  #reread: NodeJS.Timeout | undefined;
  readonly #trouble: (error: unknown) => void;
  readonly #writes: LastingWrites;
  /** By themselves: the editor may take long to take the list, and nobody waits for that. */
  readonly #syncing: LastingWrites;

  /** `trouble` hears of what the disk refuses: the list goes on, and it is tried again. */
  constructor(
    files: Files,
    synced: SyncedList,
    now: () => number,
    trouble: (error: unknown) => void,
    writes = new LastingWrites(trouble),
  ) {
    this.#files = files;
    this.#synced = synced;
    this.#now = now;
    this.#trouble = trouble;
    this.#writes = writes;
    this.#syncing = new LastingWrites(trouble);
  }

  async open(): Promise<void> {
    await this.#files.open().catch(this.#trouble);
    this.#watcher = this.#files.watch(() => {
      clearTimeout(this.#reread);
      this.#reread = setTimeout(() => void this.refresh(), rereadAfter);
    });
    await this.refresh();
    await this.#takeSynced();
  }

  /** Reads what other windows wrote. */
  async refresh(): Promise<void> {
    const read = await this.#files.read().catch((error) => {
      this.#trouble(error);
      return [];
    });
    const merged = mergeJobs(this.#jobs, read);
    const surplus = new Set(beyondLimit(merged).map((job) => job.id));
    for (const id of surplus) await this.#files.delete(id).catch(this.#trouble);
    this.#show(merged.filter((job) => !surplus.has(job.id)));
  }

  async #takeSynced(): Promise<void> {
    const value = this.#synced.get();
    if (!Array.isArray(value)) return;
    const known = new Map(this.#jobs.map((job) => [job.id, job]));
    for (const job of value.filter(isJob)) {
      const own = known.get(job.id);
      if ((own?.updatedAt ?? 0) < job.updatedAt) await this.#save(withSynced(own, job));
    }
    this.#sync();
  }

  /** Newest first. */
  get jobs(): readonly Job[] {
    return this.#jobs.filter(isListed);
  }

  /** Of the list, or beside it. */
  get(id: string): Job | undefined {
    return this.#jobs.find((job) => job.id === id && !job.removed);
  }

  async add(job: Omit<Job, 'createdAt' | 'updatedAt'>, text?: string): Promise<Job> {
    const now = this.#now();
    const added = { ...job, createdAt: now, updatedAt: now };
    if (text !== undefined)
      await this.#writes.put(`text ${job.id}`, () => this.#files.writeText(job.id, text));
    await this.#put(added);
    return added;
  }

  async setState(id: string, state: JobState, title?: string): Promise<Job | undefined> {
    return this.#change(id, (job) => ({ ...job, state, title: title || job.title }));
  }

  async rename(id: string, title: string): Promise<void> {
    await this.#change(id, (job) => ({ ...job, title }));
  }

  /** The job goes on with its answer; a question that came since then waits for its own. */
  async keepAnswer(id: string, answer: Answer): Promise<void> {
    await this.#change(id, (job) => {
      const others = (job.answers ?? []).filter(({ question }) => question !== answer.question);
      const isAnswered = job.state.kind === 'awaiting' && job.state.question === answer.question;
      return {
        ...job,
        answers: [...others, answer],
        state: isAnswered ? { kind: 'generating' } : job.state,
      };
    });
  }

  /** What the editor itself keeps of a deck. */
  async keep(id: string, kept: Partial<Pick<Job, 'theme' | 'restoredAt' | 'origin'>>): Promise<void> {
    await this.#change(id, (job) => ({ ...job, ...kept }));
  }

  async remove(id: string): Promise<void> {
    await this.#change(id, (job) => ({ ...job, removed: true }));
  }

  /** Undoes a removal. */
  async restore(id: string): Promise<Job | undefined> {
    const removed = this.#jobs.find((job) => job.id === id && job.removed);
    if (!removed) return undefined;
    const { removed: _mark, ...job } = removed;
    const restored = { ...job, updatedAt: Math.max(this.#now(), job.updatedAt + 1) };
    await this.#put(restored);
    return restored;
  }

  textOf(id: string): Promise<string | undefined> {
    return this.#files.readText(id);
  }

  async #change(id: string, change: (job: Job) => Job): Promise<Job | undefined> {
    const job = this.get(id);
    if (!job) return undefined;
    const changed = { ...change(job), updatedAt: Math.max(this.#now(), job.updatedAt + 1) };
    await this.#put(changed);
    return changed;
  }

  async #put(job: Job): Promise<void> {
    await this.#save(job);
    this.#sync();
  }

  async #save(job: Job): Promise<void> {
    this.#show(mergeJobs(this.#jobs, [job]));
    await this.#writes.put(`job ${job.id}`, () => this.#files.write(job));
  }

  #sync(): void {
    void this.#syncing.put('synced', () =>
      this.#synced.set(this.#jobs.flatMap((job) => syncedJob(job) ?? [])),
    );
  }

  #show(jobs: readonly Job[]): void {
    if (JSON.stringify(jobs) === JSON.stringify(this.#jobs)) return;
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }

  onDidChange(listener: () => void): { dispose(): void } {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  }

  dispose(): void {
    clearTimeout(this.#reread);
    this.#writes.dispose();
    this.#syncing.dispose();
    this.#watcher?.close();
    this.#listeners.clear();
  }
}
