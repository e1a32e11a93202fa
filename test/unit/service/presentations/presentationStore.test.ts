import assert from 'node:assert/strict';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import type { PresentationRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const time = '2026-11-22T09:00:00.000Z';

describeOnEveryDatabase('PresentationStore', (openTestStore) => {
  let opened: TestStore;
  let presentations: PresentationStore;

  beforeEach(async () => {
    opened = await openTestStore();
    presentations = new PresentationStore(opened.store);
  });
  afterEach(() => opened.close());

  const add = async (workspaceId: string, createdAt = time): Promise<PresentationRow> => {
    const row = newPresentation({ workspaceId, title: 'Q3', deck: '{}', time: createdAt, jobId: null });
    await presentations.insert(row);
    return row;
  };

  it('finds what a page shows by its token, and nothing of what is in the bin', async () => {
    const row = await add('acme');
    const { id, token, updatedAt } = row;
    assert.deepEqual({ ...(await presentations.headOf(token)) }, { id, token, updatedAt });
    await presentations.putIntoBin(row, { at: time, actor: 'key_1' });
    assert.equal(await presentations.headOf(token), undefined);
  });

  it('lists those of a workspace, newest first, page by page', async () => {
    const older = await add('acme', '2026-11-21T09:00:00.000Z');
    const newer = await add('acme');
    await add('umbra');
    const [first, ...none] = await presentations.list('acme', { inBin: false, limit: 1 });
    assert.deepEqual([first?.id, none], [newer.id, []]);
    const rest = await presentations.list('acme', { inBin: false, after: newer, limit: 5 });
    assert.deepEqual(
      rest.map(({ id }) => id),
      [older.id],
    );
  });
});
