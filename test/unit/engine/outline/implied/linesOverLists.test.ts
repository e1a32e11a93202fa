import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { linesOverLists } from '../../../../../src/engine/outline/implied/linesOverLists.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

const list = '\n\n- Ada measures it\n- Bo draws it\n';
const headings = async (...paragraphs: readonly string[]): Promise<string[] | undefined> => {
  const { blocks } = await markdown(paragraphs.join('\n\n'));
  return linesOverLists(blocks, 'us')?.found.map(({ heading }) => plain(heading));
};

describe('linesOverLists', () => {
  it('takes short lines over lists for their names', async () => {
    assert.deepEqual(await headings(`Month 1${list}`, `Month 2${list}`), ['Month 1', 'Month 2']);
  });

  it('takes longer lines where there are four of them, all without a full stop', async () => {
    const lines = [31, 13, 19, 11].map(
      (at) => `Move the meetings of crew ${at} to the harbor on the other side`,
    );
    const over = (some: readonly string[]) => headings(...some.map((line) => `${line}${list}`));
    assert.deepEqual(await over(lines), lines);
    assert.equal(await over(lines.slice(1)), undefined);
    assert.equal(await over([...lines.slice(1), `${lines[0]}.`]), undefined);
  });

  it('leaves what stands below the last list to none of them', async () => {
    const { blocks } = await markdown(`Month 1${list}\nMonth 2${list}\nThe crew meets again in July.`);
    const last = linesOverLists(blocks, 'us')?.found.at(-1);
    assert.deepEqual(last?.heading, []);
    assert.deepEqual(sketch(last?.blocks ?? []), ['paragraph: The crew meets again in July.']);
  });
});
