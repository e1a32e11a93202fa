import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withNamesOfCounted } from '../../../../src/engine/outline/namedByOpening.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const topicsIn = async (text: string) =>
  withNamesOfCounted(outlineOf([await markdown(`# Board\n\n${text}`)])!, 'us').topics;
const namesOf = async (text: string) => (await topicsIn(text)).map(({ heading }) => plain(heading));
const items = (...openings: string[]): string =>
  openings.map((opening, at) => `## Item ${at + 1}:\n\n${opening} We talk of it in May.\n\n`).join('');

describe('headings that only count', () => {
  it('are called by the few words that stand first below them', async () => {
    const text = items('New logo.', 'Berths.', 'The fees of the guests.');
    assert.deepEqual(await namesOf(text), [
      'Item 1: New logo',
      'Item 2: Berths',
      'Item 3: The fees of the guests',
    ]);
    const [first] = await topicsIn(text);
    assert.deepEqual(
      first!.blocks.map((block) => block.kind === 'paragraph' && plain(block.text)),
      ['We talk of it in May.'],
    );
  });

  it('keep their names where there are few of them, where they are days, and below a whole sentence', async () => {
    assert.deepEqual(await namesOf(items('New logo.', 'Berths.')), ['Item 1', 'Item 2']);
    const days = items('New logo.', 'Berths.', 'Fees.').replaceAll(/Item (\d):/g, 'May $1');
    assert.deepEqual(await namesOf(days), ['May 1', 'May 2', 'May 3']);
    const long = 'Nobody has seen the new logo of the board so far.';
    assert.deepEqual(await namesOf(items(long, long, long)), ['Item 1', 'Item 2', 'Item 3']);
  });
});
