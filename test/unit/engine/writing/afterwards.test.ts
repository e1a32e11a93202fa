import assert from 'node:assert/strict';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const table = '| Boat | Tons |\n| --- | --- |\n| Ada | red |\n| Bertha | blue |';
const remark = 'A boat that has no lamp at the bow is sent back to the yard of the town.';
const deckOf = (after: string, instruction = '') =>
  writtenDeck(`${instruction}# Boats\n\n## Fleet\n\n${table}\n\n${after}\n\n## Crew\n\nThe crew is old.`);

describe('what is said after a table', () => {
  it('has a slide of its own after it, where slides are to spare, or stands above it where it sums it up', async () => {
    const shown = async (after: string): Promise<string[]> =>
      (await deckOf(after)).slides.map(slideText).filter((text) => /lamp/u.test(text));
    assert.doesNotMatch((await shown(remark)).join(), /Bertha/u);
    assert.match((await shown('A lamp at the bow costs 40 euros, whoever buys it.')).join(), /Bertha/u);
  });

  it('is said after it where it points back to that', async () => {
    const said =
      'So that is four tons of boats in all, which need two cranes. The one of the town lifts five tons.';
    const text = `# Boats\n\n## Fleet\n\nThese are in the harbor:\n\n${table}\n\n${said}\n\n## Crew\n\nIt is old.`;
    const { slides } = await writtenDeck(text);
    const at = slides.findIndex(({ layout }) => layout === 'table');
    assert.match(slideText(slides[at + 1]!), /four tons of boats/u);
  });

  it('is said to its end', async () => {
    const { slides } = await deckOf(`${remark} Note it in the log.`);
    assert.match(slides.map(slideText).join(), /Note it in the log/u);
  });

  it('is left to the notes where slides are few', async () => {
    const { slides } = await deckOf(remark, 'Make 3 slides.\n\n');
    assert.ok(slides.some(({ layout }) => layout === 'table'));
    assert.ok(!slides.map(slideText).join().includes('lamp'));
  });

  it('is left to the notes where it says little', async () => {
    const { slides } = await deckOf('The harbor keeps it.');
    assert.ok(!slides.map(slideText).join().includes('keeps it'));
  });
});
