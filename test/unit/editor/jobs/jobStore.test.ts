import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { JobFiles } from '../../../../src/editor/jobs/jobFiles.ts';
import { JobStore } from '../../../../src/editor/jobs/jobStore.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

const failing = (error: unknown) => assert.fail(String(error));

describe('JobStore', () => {
  let folder: string;
  let clock: number;
  const stores: JobStore[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-jobs-'));
    clock = 1_000;
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) store.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  /** A window's store; `synced` is what Settings Sync brought. */
  const openStore = async (synced: unknown = undefined, sent: Job[][] = []): Promise<JobStore> => {
    const list = { get: () => synced, set: async (jobs: readonly Job[]) => void sent.push([...jobs]) };
    const store = new JobStore(new JobFiles(folder), list, () => clock, failing);
    stores.push(store);
    await store.open();
    return store;
  };

  const changeOf = (store: JobStore): Promise<unknown> => {
    const target = new EventTarget();
    const listening = store.onDidChange(() => {
      listening.dispose();
      target.dispatchEvent(new Event('change'));
    });
    return once(target, 'change');
  };

  it('has the same list after the window was closed', async () => {
    const first = await openStore();
    await first.add(editorJob());
    await first.setState('job-1', { kind: 'awaiting', question: 'Who?' });
    first.dispose();
    const second = await openStore();
    assert.deepEqual(second.get('job-1')?.state, { kind: 'awaiting', question: 'Who?' });
  });

  it('lets nobody wait until the editor has taken the list for other machines', async () => {
    const never = new Promise<void>(() => {});
    const store = new JobStore(
      new JobFiles(folder),
      { get: () => undefined, set: () => never },
      () => clock,
      failing,
    );
    stores.push(store);
    await store.open();
    await store.add(editorJob());
    await store.setState('job-1', { kind: 'awaiting', question: 'Who?' });
    assert.equal((await openStore()).get('job-1')?.state.kind, 'awaiting');
  });

  it('shows in one window what another one does', async () => {
    const [left, right] = [await openStore(), await openStore()];
    const seen = changeOf(right);
    await left.add(editorJob());
    await seen;
    assert.equal(right.jobs.length, 1);
    const gone = changeOf(left);
    await right.remove('job-1');
    await gone;
    assert.equal(left.jobs.length, 0);
  });

  it('brings back what was removed, in every window', async () => {
    const [left, right] = [await openStore(), await openStore()];
    await left.add(editorJob());
    await left.remove('job-1');
    await left.restore('job-1');
    await right.refresh();
    assert.deepEqual(
      [left, right].map(({ jobs }) => jobs.map(({ id }) => id)),
      [['job-1'], ['job-1']],
    );
    assert.equal(await left.restore('job-2'), undefined);
  });

  it('loses nothing when two windows add at the same time', async () => {
    const [left, right] = [await openStore(), await openStore()];
    await Promise.all([left.add(editorJob({ id: 'a' })), right.add(editorJob({ id: 'b' }))]);
    await left.refresh();
    assert.deepEqual(left.jobs.map(({ id }) => id).sort(), ['a', 'b']);
  });

  it('passes over a file that is no job', async () => {
    const store = await openStore();
    await store.add(editorJob());
    await writeFile(join(folder, 'presentations', 'torn.json'), '{"id":');
    await store.refresh();
    assert.equal(store.jobs.length, 1);
  });

  it('takes in what Settings Sync brings, and not what was removed here', async () => {
    const first = await openStore();
    await first.add(editorJob({ id: 'gone' }));
    clock = 9_000;
    await first.remove('gone');
    const synced = [
      editorJob({ id: 'gone', updatedAt: 1_500 }),
      editorJob({ id: 'elsewhere', state: completedState(3) }),
      { id: 'nonsense' },
    ];
    const second = await openStore(synced);
    assert.deepEqual(
      second.jobs.map(({ id }) => id),
      ['elsewhere'],
    );
  });

  it('gives Settings Sync only what is finished', async () => {
    const sent: Job[][] = [];
    const store = await openStore(undefined, sent);
    await store.add(editorJob({ id: 'running' }));
    await store.add(editorJob({ id: 'finished' }));
    await store.setState('finished', completedState(3));
    assert.deepEqual(
      sent.at(-1)?.map(({ id }) => id),
      ['finished'],
    );
  });

  it('gives Settings Sync nothing of this machine’s folders', async () => {
    const sent: Job[][] = [];
    const store = await openStore(undefined, sent);
    const workspace = { uri: 'file:///home/ada/secret-client', name: 'secret-client' };
    const state = { ...completedState(3), notices: ['/home/ada/secret-client/logo.png is missing.'] };
    await store.add(editorJob({ origin: { kind: 'document', uri: `${workspace.uri}/plan.md` }, workspace }));
    await store.setState('job-1', state as Job['state']);
    assert.equal(sent.at(-1)?.length, 1);
    assert.doesNotMatch(JSON.stringify(sent), /ada|secret|plan|file:|127\.0\.0\.1/);
  });

  it('takes back from Settings Sync what an earlier version gave', async () => {
    const sent: Job[][] = [];
    await openStore([editorJob({ id: 'old', state: completedState(3) })], sent);
    assert.equal(sent.at(-1)?.[0]?.id, 'old');
    assert.doesNotMatch(JSON.stringify(sent.at(-1)), /notes|q3\.md/);
  });

  it('keeps what only this machine knows of a deck that was renamed on another', async () => {
    const first = await openStore();
    await first.add(editorJob());
    await first.setState('job-1', completedState(3));
    const renamed = editorJob({
      title: 'New',
      origin: { kind: 'elsewhere' },
      state: completedState(3),
      updatedAt: 9_000,
    });
    const second = await openStore([renamed]);
    assert.equal(second.get('job-1')?.title, 'New');
    assert.equal(second.get('job-1')?.origin.kind, 'document');
  });

  it('keeps two hundred and deletes the files of the rest', async () => {
    const files = new JobFiles(folder);
    await files.open();
    for (let index = 0; index < 205; index += 1) {
      const state = { kind: 'failed', reason: '' } as const;
      await files.write(editorJob({ id: `job-${index}`, createdAt: index, state }));
    }
    const store = await openStore();
    assert.equal(store.jobs.length, 200);
    assert.equal(store.jobs.at(-1)?.id, 'job-5');
    assert.equal((await readdir(join(folder, 'presentations'))).length, 200);
  });

  it('keeps the text of a selection until its job is gone', async () => {
    const store = await openStore();
    await store.add(editorJob(), '# Selected');
    assert.equal(await store.textOf('job-1'), '# Selected');
    assert.equal(await store.textOf('job-2'), undefined);
  });
});
