import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { stepTopics } from '../../../../src/engine/outline/stepTopics.ts';
import { markdown } from '../../../support/reading.ts';

const listing = '   ```sh\n   make pier\n   make boat\n   ```\n';
const topicsIn = async (text: string) => {
  const [list] = (await markdown(text)).blocks;
  return stepTopics('us')(list!, undefined)?.map(({ heading, blocks, position }) => ({
    heading: plain(heading),
    blocks: blocks.map(({ kind }) => kind),
    line: position?.from,
  }));
};

describe('stepTopics', () => {
  it('has the text and the listing of a step under it, in the order of the steps', async () => {
    assert.deepEqual(
      await topicsIn(
        `1. **Build the pier.** It takes a day.\n\n${listing}\n2. **Look at it.**\n\n${listing}`,
      ),
      [
        { heading: '1. Build the pier', blocks: ['paragraph', 'code'], line: 1 },
        { heading: '2. Look at it', blocks: ['code'], line: 7 },
      ],
    );
  });

  it('calls a step by its first sentence', async () => {
    const [first] =
      (await topicsIn(`1. Build the pier. It takes a day.\n\n${listing}\n2. Look.\n\n${listing}`)) ?? [];
    assert.equal(first?.heading, '1. Build the pier');
  });

  it('takes steps of a line each, and lists without an order, for lists', async () => {
    assert.equal(await topicsIn('1. Build the pier.\n2. Look at it.\n3. Mend it.'), undefined);
    assert.equal(await topicsIn(`- Build the pier.\n\n${listing.replaceAll('   ', '  ')}`), undefined);
  });

  it('has named entries with listings for parts as well', async () => {
    const code = listing.replaceAll('   ', '  ');
    assert.deepEqual(
      (await topicsIn(`- **Pairs**. It has two:\n\n${code}\n- **Sources**. It has more:\n\n${code}`))?.map(
        ({ heading }) => heading,
      ),
      ['Pairs', 'Sources'],
    );
    assert.equal(await topicsIn(`- Build the pier\n\n${code}\n- Look at it\n\n${code}`), undefined);
  });

  it('takes steps for a list where one of them is too long for a title', async () => {
    const long = 'Build the pier of the old harbor on the island '.repeat(4);
    assert.equal(await topicsIn(`1. ${long}\n\n${listing}\n2. Look.\n\n${listing}`), undefined);
  });
});
