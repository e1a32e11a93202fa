import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withDaysBelow } from '../../../../src/engine/outline/daysBelow.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const outlineFor = async (text: string) =>
  withDaysBelow(outlineOf([await markdown(`# Leak\n\n${text}`)])!).topics;
const namesOf = async (text: string) =>
  (await outlineFor(text)).map(({ heading, topics }) => [
    plain(heading),
    ...topics.map((below) => plain(below.heading)),
  ]);
const days = '## May 12\n\n### 20:15\n\nIt leaks.\n\n## May 13\n\nIt is shut.\n\n## Causes\n\nRust.\n';

describe('days below a heading with nothing of its own', () => {
  it('are what it names', async () => {
    const line = '## Timeline\n\n_All times in EEST_\n\n';
    assert.deepEqual(await namesOf(`${line}${days}`), [['Timeline', 'May 12', 'May 13'], ['Causes']]);
    const [timeline] = await outlineFor(`${line}${days}`);
    const [first, last] = timeline!.topics;
    assert.deepEqual([first!.depth, first!.topics[0]!.depth], [timeline!.depth + 1, timeline!.depth + 2]);
    assert.equal(timeline!.position.to, last!.position.to);
  });

  it('are parts like it where it says something itself, or is a day', async () => {
    const told =
      '## Summary\n\nOn the twelfth of May the hull began to leak, and nobody saw it until the next day.\n\n';
    assert.equal((await namesOf(`${told}${days}`)).length, 4);
    assert.equal((await namesOf(days)).length, 3);
  });
});
