import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { stepTopics } from '../../../../../src/engine/outline/implied/stepTopics.ts';
import { markdown } from '../../../../support/reading.ts';

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

  it('leaves a step with nothing below it to the heading above: a heading over nothing is not shown', async () => {
    assert.deepEqual(await topicsIn(`1. Call the board.\n2. Build the pier:\n\n${listing}`), [
      { heading: '', blocks: ['paragraph'], line: 1 },
      { heading: '2. Build the pier', blocks: ['code'], line: 2 },
    ]);
  });

  it('has steps below a step with their listings under it', async () => {
    const deep = listing.replaceAll('   ', '      ');
    assert.deepEqual(
      await topicsIn(
        `1. Call the board.\n2. Build the pier.\n\n   1. The piles\n\n${deep}\n   2. The deck\n\n${deep}`,
      ),
      [
        { heading: '', blocks: ['paragraph'], line: 1 },
        { heading: '2. Build the pier', blocks: ['list'], line: 2 },
      ],
    );
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

  it('calls a long step by its first clause, and says it whole below', async () => {
    const long = `Build the pier of the old harbor, ${'as the board of the island has decided in May '.repeat(4)}`;
    const [first] = (await topicsIn(`1. ${long}\n\n${listing}\n2. Look.\n\n${listing}`)) ?? [];
    assert.equal(first?.heading, '1. Build the pier of the old harbor');
    assert.deepEqual(first?.blocks, ['paragraph', 'code']);
  });

  it('has one of several that is too long under no name of its own, and takes more of them for a list', async () => {
    const long = 'Build the pier of the old harbor on the island '.repeat(4);
    const step = (text: string, at: number) =>
      `${at + 1}. ${text}\n\n${text === 'Rest.' ? '' : `${listing}\n`}`;
    const headings = async (...steps: string[]) =>
      (await topicsIn(steps.map(step).join('')))?.map(({ heading }) => heading);
    assert.deepEqual(await headings('Look.', long, 'Mend it.', 'Wait.'), [
      '1. Look',
      '',
      '3. Mend it',
      '4. Wait',
    ]);
    assert.equal(await headings('Look.', long, 'Mend it.', long, 'Rest.'), undefined);
  });

  it('shows each with its listing where all have one, however long they are', async () => {
    const long = 'Build the pier of the old harbor on the island '.repeat(4);
    const steps = await topicsIn(`1. ${long}\n\n${listing}\n2. ${long}\n\n${listing}`);
    assert.deepEqual(
      steps?.map(({ heading, blocks }) => [heading, ...blocks]),
      [
        ['', 'paragraph', 'code'],
        ['', 'paragraph', 'code'],
      ],
    );
  });
});
