import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobFiles } from '../../../../src/editor/jobs/jobFiles.ts';
import { JobStore } from '../../../../src/editor/jobs/jobStore.ts';
import { LastingWrites } from '../../../../src/editor/jobs/lastingWrites.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

/** Fails one write of all that happen, once. */
class FailingDisk {
  readonly troubles: unknown[] = [];
  writes = 0;
  readonly #failing: number;

  constructor(failing: number) {
    this.#failing = failing;
  }

  readonly write = async <T>(work: () => PromiseLike<T>): Promise<T> => {
    this.writes += 1;
    if (this.writes === this.#failing) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return work();
  };
}

describe('A list of presentations on a failing disk', () => {
  let folder: string;
  const stores: JobStore[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-disk-'));
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) store.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const use = async (home: string, disk: FailingDisk) => {
    const files = new JobFiles(home);
    const failing = {
      open: () => disk.write(() => files.open()),
      write: (job: Parameters<JobFiles['write']>[0]) => disk.write(() => files.write(job)),
      writeText: (id: string, text: string) => disk.write(() => files.writeText(id, text)),
      delete: (id: string) => disk.write(() => files.delete(id)),
      read: () => files.read(),
      readText: (id: string) => files.readText(id),
      watch: (onChange: () => void) => files.watch(onChange),
    };
    let synced: unknown;
    const trouble = (error: unknown) => void disk.troubles.push(error);
    const store = new JobStore(
      failing,
      {
        get: () => [editorJob({ id: 'elsewhere', state: completedState(2) })],
        set: (jobs) =>
          disk.write(async () => {
            synced = jobs.map(({ id }) => id).sort();
          }),
      },
      () => 5_000,
      trouble,
      new LastingWrites(trouble, 1),
    );
    stores.push(store);
    await store.open();
    await store.add(editorJob({ id: 'one' }), '# One');
    await store.setState('one', completedState(3));
    await store.add(editorJob({ id: 'two' }));
    await store.rename('two', 'Renamed');
    /** What a window that opens later would find. */
    const found = async () => {
      const names = (await readdir(join(home, 'presentations'))).filter((name) => name.endsWith('.json'));
      const jobs = await Promise.all(
        names
          .sort()
          .map(async (name) => JSON.parse(await readFile(join(home, 'presentations', name), 'utf8'))),
      );
      return {
        jobs: jobs.map(({ id, title, state }) => [id, title, state.kind]),
        text: await files.readText('one'),
        synced,
      };
    };
    return found;
  };

  const whole = {
    jobs: [
      ['elsewhere', 'Q3 review', 'completed'],
      ['one', 'Q3 review', 'completed'],
      ['two', 'Renamed', 'generating'],
    ],
    text: '# One',
    synced: ['elsewhere', 'one'],
  };

  it('is whole where nothing fails', async () => {
    const found = await use(folder, new FailingDisk(0));
    assert.deepEqual(await found(), whole);
  });

  it('is whole in the end whichever one write fails', async () => {
    const counting = new FailingDisk(0);
    await use(join(folder, 'counted'), counting);
    assert.ok(counting.writes >= 8, String(counting.writes));
    for (let failing = 1; failing <= counting.writes; failing += 1) {
      const disk = new FailingDisk(failing);
      const found = await use(join(folder, String(failing)), disk);
      assert.equal(disk.troubles.length, 1);
      while (JSON.stringify(await found()) !== JSON.stringify(whole))
        await new Promise((resolve) => setImmediate(resolve));
    }
  });
});
