import assert from 'node:assert/strict';
import { DeckVersionStore } from '../../../../src/service/presentations/deckVersionStore.ts';
import { mostKept } from '../../../../src/service/presentations/leastMissed.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import type { PresentationRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const start = Date.UTC(2026, 10, 22, 9);
const at = (seconds: number): string => new Date(start + seconds * 1_000).toISOString();

describeOnEveryDatabase('DeckVersionStore', (openTestStore) => {
  let opened: TestStore;
  let versions: DeckVersionStore;
  let row: PresentationRow;

  beforeEach(async () => {
    opened = await openTestStore();
    versions = new DeckVersionStore(opened.store);
    row = newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{"made":1}', time: at(0), jobId: null });
    await new PresentationStore(opened.store).insert(row);
  });
  afterEach(() => opened.close());

  const write = async (deck: string, seconds: number): Promise<boolean> => {
    const after = { ...row, deck, updatedAt: at(seconds) };
    const isDone = await versions.replace(row, after, `of ${row.deck}`);
    if (isDone) row = after;
    return isDone;
  };

  it('keeps what stood for long through any number of writings', async () => {
    await write('{"edited":1}', 3_600);
    await write('{"edited":2}', 90_000);
    for (let turn = 0; turn < 2 * mostKept; turn += 1)
      await write(`{"nonsense":${turn}}`, 180_000 + 3 * turn);
    const kept = await versions.list(row.id);
    assert.equal(kept.length, mostKept);
    assert.deepEqual(
      kept.slice(-3).map(({ version }) => version),
      ['of {"edited":2}', 'of {"edited":1}', 'of {"made":1}'],
    );
    assert.equal((await versions.find(row.id, 'of {"edited":1}'))?.deck, '{"edited":1}');
  });

  it('takes nothing away where somebody else was first', async () => {
    const before = row;
    await write('{"edited":1}', 60);
    row = before;
    assert.equal(await write('{"edited":2}', 61), false);
    assert.equal((await versions.list(row.id)).length, 1);
  });
});
