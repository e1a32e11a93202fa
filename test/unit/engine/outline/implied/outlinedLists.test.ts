import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { chapters } from '../../../../../src/engine/outline/implied/outlinedLists.ts';
import { markdown } from '../../../../support/reading.ts';

const told = '\n\n   The crew measured the current for seven days and wrote each reading down.'.repeat(8);

const chaptersIn = async (list: string) => {
  const { blocks } = await markdown(list);
  return chapters('us')(blocks[0]!, undefined)?.map(({ heading, blocks: below }) => ({
    heading: plain(heading),
    items: below.flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ text }) => plain(text)) : [],
    ),
  }));
};

describe('chapters', () => {
  it('takes entries with more below them than a slide holds for sections, and those between them for lists', async () => {
    const list = `1. Silence\n2. Approval of the minutes\n3. Committee reports:${told}\n4. New business${told}\n5. Closed at noon`;
    assert.deepEqual(await chaptersIn(list), [
      { heading: '', items: ['Silence', 'Approval of the minutes'] },
      { heading: 'Committee reports', items: [] },
      { heading: 'New business', items: [] },
      { heading: '', items: ['Closed at noon'] },
    ]);
  });

  it('leaves a list alone of which only one entry is long, or whose long ones are no names', async () => {
    assert.equal(await chaptersIn(`1. Silence\n2. Committee reports${told}\n3. Closed`), undefined);
    const sentence = 'The board met on Monday.';
    assert.equal(await chaptersIn(`1. ${sentence}${told}\n2. ${sentence}${told}\n3. Closed`), undefined);
  });

  it('leaves steps with what is typed in them where they stand', async () => {
    const code = '\n\n   ```\n   npm ci\n   npm test\n   ```';
    assert.equal(await chaptersIn(`1. Build${told}${code}\n2. Test${told}${code}\n3. Ship`), undefined);
  });
});
