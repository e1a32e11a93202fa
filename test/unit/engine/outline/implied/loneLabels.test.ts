import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { loneLabels } from '../../../../../src/engine/outline/implied/loneLabels.ts';
import { markdown } from '../../../../support/reading.ts';

const headingsIn = async (...lines: string[]) => {
  const { blocks } = await markdown(`# T\n\n${lines.join('\n\n')}\n`);
  return loneLabels(blocks, 'us')?.found.map(({ heading }) => plain(heading));
};
const text = 'You need the harbor master before you take a boat out of the old yard in winter.';

describe('loneLabels', () => {
  it('takes a few words in a line of their own above a text for its heading', async () => {
    assert.deepEqual(await headingsIn(text, 'Ask the harbor master', text), ['Ask the harbor master']);
  });

  for (const [why, ...lines] of [
    ['is a sentence', 'Ask the harbor master.', text],
    ['leads to what comes next', 'We do it like this', text],
    ['is a day', '14 March 2026', text],
    ['is a name in bold or a link, which is read elsewhere', '[Harbor master](https://a.example)', text],
    ['is one of several lines', 'Ask the harbor master', 'Take a rope', 'Go out'],
    ['stands below a table', '| a |\n|---|\n| b |', 'Boats by year', text],
    ['is the last', text, 'Ask the harbor master'],
  ] as const)
    it(`takes none that ${why}`, async () => {
      assert.equal(await headingsIn(...lines), undefined);
    });
});
