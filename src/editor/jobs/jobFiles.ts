import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderWatch, watchFolder } from '../watchFolder.ts';
import { isJob, type Job } from './job.ts';

const ending = '.json';

/** Jobs as files of a folder that all windows of a machine share: one each, replaced whole. */
export class JobFiles {
  readonly #folder: string;
  readonly #texts: string;

  constructor(folder: string) {
    this.#folder = join(folder, 'presentations');
    this.#texts = join(folder, 'texts');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async read(): Promise<Job[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith(ending));
    const jobs = await Promise.all(names.map((name) => this.#readOne(join(this.#folder, name))));
    return jobs.filter((job) => job !== undefined);
  }

  async #readOne(path: string): Promise<Job | undefined> {
    try {
      const value: unknown = JSON.parse(await readFile(path, 'utf8'));
      return isJob(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  async write(job: Job): Promise<void> {
    const path = join(this.#folder, job.id + ending);
    const draft = `${path}.${randomUUID()}`;
    await this.open();
    try {
      await writeFile(draft, JSON.stringify(job), { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    await rm(join(this.#folder, id + ending), { force: true });
    await rm(join(this.#texts, id), { force: true });
  }

  /** Keeps a selection's or a prompt's text, for making its deck again. */
  async writeText(id: string, text: string): Promise<void> {
    await mkdir(this.#texts, { recursive: true, mode: 0o700 });
    await writeFile(join(this.#texts, id), text, { mode: 0o600 });
  }

  async readText(id: string): Promise<string | undefined> {
    return readFile(join(this.#texts, id), 'utf8').catch(() => undefined);
  }

  /** Calls back when another window may have changed something. */
  watch(onChange: () => void): FolderWatch {
    return watchFolder(this.#folder, (name) => {
      if (!name || name.endsWith(ending)) onChange();
    });
  }
}
