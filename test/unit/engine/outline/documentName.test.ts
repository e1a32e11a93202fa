import assert from 'node:assert/strict';
import { planOf } from '../../../support/writtenDeck.ts';

const titleOf = async (text: string, documentName: string): Promise<string> => {
  const plan = await planOf(text, { documentName });
  assert.ok(plan.outcome === 'storyline');
  return plan.storyline.deck.title;
};
const text =
  'We met on Monday and agreed to move the archive.\n\n- Ana packs the boxes\n- Bo drives the van\n';

describe('a document without a title', () => {
  it('is called as its file', async () => {
    assert.equal(await titleOf(text, 'archive_move-2026.md'), 'archive move 2026');
  });

  it('is not called as a file that nobody has named', async () => {
    for (const name of ['Untitled-1', 'README.md', 'notes.txt', '2026.md'])
      assert.match(await titleOf(text, name), /We met on Monday/, name);
  });

  it('is called as its heading where it has one', async () => {
    assert.equal(await titleOf(`# Moving day\n\n${text}`, 'archive.md'), 'Moving day');
  });
});
