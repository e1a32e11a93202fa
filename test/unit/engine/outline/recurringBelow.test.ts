import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { withRecurringBelow } from '../../../../src/engine/outline/recurringBelow.ts';
import { markdown } from '../../../support/reading.ts';

const outlineFor = async (...headings: string[]) =>
  withRecurringBelow(
    outlineOf([await markdown(`# Work\n\n${headings.map((name) => `## ${name}\n\nText.\n`).join('\n')}`)])!,
  ).topics;
const namesOf = async (...headings: string[]) =>
  (await outlineFor(...headings)).map(({ heading, topics }) => [
    plain(heading),
    ...topics.map((below) => plain(below.heading)),
  ]);

describe('headings that come again and again', () => {
  const again = ['Good', 'Bad'];

  it('stand below the one before them, in their order', async () => {
    assert.deepEqual(await namesOf('Review', ...again, 'Release', 'Bad', 'Good', 'Test', ...again), [
      ['Review', 'Good', 'Bad'],
      ['Release', 'Bad', 'Good'],
      ['Test', 'Good', 'Bad'],
    ]);
  });

  it('reach with what they stand below to its end', async () => {
    const [review, release] = await outlineFor('Review', ...again, 'Release', ...again, 'Test', ...again);
    assert.equal(review!.position.to, review!.topics.at(-1)!.position.to);
    assert.ok(review!.position.to < release!.position.from);
    assert.equal(review!.topics[0]!.depth, review!.depth + 1);
  });

  it('stay where they are twice only, where one is first, and where they say more than a label', async () => {
    const flat = async (...headings: string[]) => (await namesOf(...headings)).length === headings.length;
    assert.ok(await flat('Review', 'Good', 'Release', 'Good'));
    assert.ok(await flat('Good', 'Review', 'Good', 'Release', 'Good'));
    const long = 'What we would do another time';
    assert.ok(await flat('Review', long, 'Release', long, 'Test', long));
  });
});
