import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { withShortLast } from '../../../../../src/engine/outline/implied/shortLast.ts';
import type { Implied } from '../../../../../src/engine/outline/implied/splitBlocks.ts';
import { markdown } from '../../../../support/reading.ts';

const named = async (name: string, text: string): Promise<Implied> => ({
  heading: rich(name),
  blocks: (await markdown(text)).blocks,
});

const sizes = (found: readonly Implied[]): (readonly [string, number])[] =>
  found.map(({ heading, blocks }) => [plain(heading), blocks.length]);

describe('The last of several paragraphs that begin with names', () => {
  it('is one paragraph as they are, and no heading of all the text after it', async () => {
    const found = [await named('Note', 'One.'), await named('Context', 'Two.\n\nThree.\n\nFour.')];
    assert.deepEqual(sizes(withShortLast(found)), [
      ['Note', 1],
      ['Context', 1],
      ['', 2],
    ]);
  });

  it('stays whole where others have several, where little follows, and over a list', async () => {
    const last = await named('Context', 'Two.\n\nThree.\n\nFour.');
    for (const found of [
      [await named('Note', 'One.\n\nMore.'), last],
      [await named('Note', 'One.'), await named('Context', 'Two.\n\nThree.')],
      [await named('Note', 'One.'), await named('Context', 'Two:\n\n- Three\n\nFour.')],
      [last],
    ])
      assert.deepEqual(sizes(withShortLast(found)), sizes(found));
  });
});
