import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withComparisons } from '../../../../src/engine/outline/comparedBelow.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const table = (...names: string[]): string =>
  `|  | days |\n| --- | --- |\n${names.map((name) => `| ${name} | 3 |`).join('\n')}`;
const headings = async (text: string): Promise<string[]> => {
  const outline = outlineOf([await markdown(`# Harbor\n\n## Options\n\n${text}\n\n## Costs\n\nNone.`)]);
  assert.ok(outline);
  return withComparisons(outline).topics[0]!.topics.map(
    ({ heading, blocks }) => `${plain(heading)}: ${blocks.map(({ kind }) => kind).join()}`,
  );
};
const options = '### A. A pier of wood\n\nIt rots.\n\n### B. A pier of stone\n\nIt stays.';

describe('What compares all that stands beside each other', () => {
  it('is of none of them, though it stands below the last', async () => {
    assert.deepEqual(await headings(`${options}\n\n${table('A wood', 'B stone')}`), [
      'A. A pier of wood: paragraph',
      'B. A pier of stone: paragraph',
      ': table',
    ]);
    const named = '### Wood\n\nIt rots.\n\n### Stone from the quarry\n\nIt stays.';
    assert.deepEqual(await headings(`${named}\n\n${table('Wood', 'Stone')}`), [
      'Wood: paragraph',
      'Stone from the quarry: paragraph',
      ': table',
    ]);
  });

  it('is known by its columns as well', async () => {
    const across = '|  | A | B |\n| --- | --- | --- |\n| days | 3 | 4 |';
    assert.deepEqual(await headings(`${options}\n\n${across}`), [
      'A. A pier of wood: paragraph',
      'B. A pier of stone: paragraph',
      ': table',
    ]);
  });

  it('stays below the last where it is about that alone', async () => {
    assert.deepEqual(await headings(`${options}\n\n${table('Granite', 'Slate')}`), [
      'A. A pier of wood: paragraph',
      'B. A pier of stone: paragraph,table',
    ]);
  });
});
