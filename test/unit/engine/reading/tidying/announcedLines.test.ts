import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { read } from '../../../../support/reading.ts';

const blocksOf = async (...paragraphs: readonly string[]) => {
  const { documents } = await read('document.md', `# Board\n\n## Boats\n\n${paragraphs.join('\n\n')}\n`);
  return documents[0]!.sections[0]!.blocks;
};

describe('withAnnouncedLines', () => {
  it('has lines that a sentence announces as a list', async () => {
    const [lead, list, after] = await blocksOf(
      'Two ways were put to the vote:',
      'Sell both: 2 for, 1 against',
      'Keep one: 1 for, 2 against',
      'The master sells both.',
    );
    assert.equal(lead?.kind, 'paragraph');
    assert.ok(list?.kind === 'list');
    assert.deepEqual(
      list.items.map(({ text }) => plain(text)),
      ['Sell both: 2 for, 1 against', 'Keep one: 1 for, 2 against'],
    );
    assert.equal(after?.kind, 'paragraph');
  });

  it('keeps sentences, a single line, and lines above what they may be the names of', async () => {
    for (const paragraphs of [
      ['It is so:', 'The first is sold.', 'The second is kept.'],
      ['It is so:', 'The first', 'The second is kept.'],
      ['It is so:', 'The first', 'The second', '- red\n- green'],
    ])
      assert.equal((await blocksOf(...paragraphs))[1]?.kind, 'paragraph', paragraphs.join());
  });
});
