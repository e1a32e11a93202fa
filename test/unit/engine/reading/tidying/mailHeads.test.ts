import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { readSources } from '../../../../../src/engine/reading/readSources.ts';

const read = async (markdown: string) => {
  const bytes = new TextEncoder().encode(`# Boats\n\n## The pier\n\n${markdown}\n`);
  const source = { id: 'prompt', fileName: 'boats.md', type: 'text/markdown', bytes } as const;
  const { documents } = await readSources([source]);
  const [block] = documents[0]!.sections.flatMap(({ blocks }) => blocks);
  assert.ok(block?.kind === 'quote');
  return { block, notes: documents[0]!.notes.map(({ text }) => text) };
};

describe('withoutMailHeads', () => {
  it('takes the head of a mail for who wrote it', async () => {
    const { block, notes } = await read(
      '> From: Ada Ruiz <ada@example.org>\n> Subject: The pier\n>\n> It is rotten.',
    );
    assert.equal(plain(block.who ?? []), 'Ada Ruiz');
    assert.equal(block.blocks.length, 1);
    assert.deepEqual(notes, ['From: Ada Ruiz ada@example.org\nSubject: The pier']);
  });

  it('does so where its names are bold, and in other languages', async () => {
    const { block } = await read('> **Von:** Bo Kranz\n> **Betreff:** Steg\n>\n> Er ist morsch.');
    assert.deepEqual(block.who, [{ text: 'Bo Kranz' }]);
  });

  it('leaves what says no sender, and a head of nothing', async () => {
    for (const other of [
      '> Status: open\n> Owner: Bo\n>\n> It is rotten.',
      '> From: Bo\n> Subject: The pier',
    ])
      assert.equal((await read(other)).block.who, undefined);
  });
});
