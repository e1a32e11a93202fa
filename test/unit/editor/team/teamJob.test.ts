import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { JobFiles } from '../../../../src/editor/jobs/jobFiles.ts';
import { JobStore } from '../../../../src/editor/jobs/jobStore.ts';
import { teamJob } from '../../../../src/editor/team/teamJob.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';
import { listedDeck } from '../../../support/listedDeck.ts';

const service = 'https://decks.example.com/api/v1';

describe('teamJob', () => {
  let folder: string;
  let store: JobStore;
  let synced: readonly Job[];

  const open = async (): Promise<JobStore> => {
    const list = {
      get: () => undefined,
      set: async (jobs: readonly Job[]) => {
        synced = jobs;
      },
    };
    const opened = new JobStore(
      new JobFiles(folder),
      list,
      () => 1_000,
      (error) => assert.fail(String(error)),
    );
    await opened.open();
    return opened;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-team-'));
    store = await open();
  });
  afterEach(async () => {
    store.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('is known to who opens it, after a reload too, and stands in no list of the person’s', async () => {
    const { id } = await teamJob(store, service, listedDeck());
    store.dispose();
    store = await open();
    const known = store.get(id);
    assert.deepEqual([known?.title, known?.service], ['Tea', service]);
    assert.equal(known?.state.kind === 'completed' && known.state.presentationId, 'pres_1');
    assert.deepEqual(store.jobs, []);
    assert.deepEqual(synced, []);
  });

  it('is one deck however often it is opened, as the service has it now', async () => {
    const first = await teamJob(store, service, listedDeck());
    await store.keep(first.id, { theme: 'ink' });
    const again = await teamJob(store, service, listedDeck({ title: 'Coffee' }));
    assert.deepEqual([again.id, again.title, again.theme], [first.id, 'Coffee', 'ink']);
  });

  it('is another deck at another service', async () => {
    const here = await teamJob(store, service, listedDeck());
    const there = await teamJob(store, 'https://example.org/api/v1', listedDeck());
    assert.notEqual(here.id, there.id);
  });

  it('is the person’s own where they have it', async () => {
    const own = await store.add(editorJob({ service, state: completedState() }));
    assert.deepEqual(await teamJob(store, service, listedDeck()), own);
  });
});
