import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { read } from '../../../../../support/reading.ts';

const readOf = async (...paragraphs: readonly string[]) => {
  const { documents } = await read('document.md', `# Board\n\n## Balance\n\n${paragraphs.join('\n\n')}\n`);
  const { sections, notes } = documents[0]!;
  const said = sections[0]!.blocks.map((block) => (block.kind === 'paragraph' ? plain(block.text) : ''));
  return { said, notes: notes.map(({ text }) => text) };
};

describe('withoutStageDirections', () => {
  it('leaves the breaks of a meeting to the notes', async () => {
    const { said, notes } = await readOf('We have 40.', '*20:29 Uhr --- Pause*', 'We sell two boats.');
    assert.deepEqual(said, ['We have 40.', 'We sell two boats.']);
    assert.deepEqual(notes, ['20:29 Uhr --- Pause']);
  });

  it('keeps what happened when', async () => {
    const { said } = await readOf('*20:29 The pump stops*', '*20:40 The cellar is wet*', 'Nobody was hurt.');
    assert.equal(said.length, 3);
  });
});
