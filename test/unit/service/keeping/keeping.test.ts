import assert from 'node:assert/strict';
import { Keeping } from '../../../../src/service/keeping/keeping.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import { sweepOnce } from '../../../support/sweepOnce.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const dayMs = 86_400_000;

describeOnEveryDatabase('Keeping', (openTestStore) => {
  let opened: TestStore;
  let time: number;

  beforeEach(async () => {
    opened = await openTestStore();
    time = Date.UTC(2026, 10, 22);
  });
  afterEach(() => opened.close());

  const at = () => new Date(time).toISOString();
  const keepingThat = (whenRemoving: (folder: string) => Promise<void>) => {
    const files = { list: async () => [], removeFolder: whenRemoving };
    const times = { jobs: 30, bin: 30 };
    const { store } = opened;
    return new Keeping({
      store,
      objects: files,
      scratch: files,
      times,
      now: () => time,
      since: async () => 0,
    });
  };

  it('keeps what is taken out of the bin while others are swept out of it', async () => {
    const presentations = new PresentationStore(opened.store);
    const rows = ['gen_1', 'gen_2'].map((jobId) =>
      newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{}', time: at(), jobId }),
    );
    for (const row of rows) {
      await presentations.insert(row);
      await presentations.putIntoBin(row, { at: at(), actor: 'key_1' });
    }
    time += 31 * dayMs;
    let restored: string | undefined;
    const restoreTheOther = async (folder: string) => {
      const other = rows.find(({ jobId }) => !folder.endsWith(jobId!))!;
      if (restored === undefined) await presentations.takeOutOfBin(other, { at: at(), actor: 'key_1' });
      restored ??= other.id;
    };
    await sweepOnce(keepingThat(restoreTheOther), time);
    assert.equal((await presentations.find(restored!))?.id, restored);
    assert.equal((await opened.store.selectFrom('presentations').selectAll().execute()).length, 1);
  });

  it('gives back the room of generations that ended without a presentation, and of no others', async () => {
    for (const status of ['generating', 'failed'] as const)
      await opened.store
        .insertInto('jobs')
        .values({
          ...{ id: status, workspaceId: 'acme', status, request: '{}', keptBytes: 50 },
          ...{ queuedAt: at(), createdAt: at(), updatedAt: at() },
        })
        .execute();
    await sweepOnce(
      keepingThat(async () => undefined),
      time,
    );
    const jobs = await opened.store.selectFrom('jobs').select(['id', 'keptBytes']).orderBy('id').execute();
    assert.deepEqual(
      jobs.map(({ id, keptBytes }) => [id, keptBytes]),
      [
        ['failed', 0],
        ['generating', 50],
      ],
    );
  });
});
