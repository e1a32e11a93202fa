import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../../src/engine/reading/document/blockTexts.ts';
import { markdown } from '../../../../support/reading.ts';

const introOf = async (intro: string) => {
  const { blocks, notes } = await markdown(`# Club\n\n${intro}\n\n## Money\n\nWe have nine pounds.`);
  return { said: blocks.flatMap(blockTexts).map(plain), notes: notes.map(({ text }) => text) };
};

describe('who was there', () => {
  it('is for the notes, by the name of the field or by the names in it', async () => {
    const present = 'Present: Ann Bell of the boat house, Bo, and two members of the club who came late';
    const here = 'Here: Ann Bell (chair), Bo, Cy (treasurer, and late), Di. Not here: Ed, who is ill again.';
    const fromAfar =
      'there: Ann Bell, Bo, Cy (from ten), Di, Ed on the phone from the mill. Flo was at the dentist';
    for (const told of [present, here, fromAfar])
      assert.deepEqual(await introOf(`We met at seven.\n\n${told}`), {
        said: ['We met at seven.'],
        notes: [told],
      });
  });

  it('is for the notes of each meeting, and stays where a heading has no day', async () => {
    const there = '**There:** Ann Bell, Bo Holt, Cy Dam, Di Ek\n\n**Minute taker:** Bo';
    const said = async (heading: string) => {
      const { sections, notes } = await markdown(
        `# Club\n\n## ${heading}\n\n${there}\n\nWe met.\n\n## End\n\nIt ends.`,
      );
      return [sections[0]!.blocks.flatMap(blockTexts).map(plain).length, notes.length];
    };
    assert.deepEqual(await said('26/02 Weekly meeting'), [1, 2]);
    assert.deepEqual(await said('The crew'), [3, 0]);
  });

  it('takes the fields below it along', async () => {
    const present = '**There:** Ann Bell, Bo, Cy (minutes, sorry), Di (from eight)';
    const absent = '**Not there:** Ed – sent a note, see under Water. Flo – holiday.';
    assert.deepEqual((await introOf(`We met.\n\n${present}\n\n${absent}\n\nIt was late.`)).said, [
      'We met.',
      'It was late.',
    ]);
  });

  it('leaves what all of it comes to', async () => {
    const present =
      '**There:** Ann Bell of the boat house, Bo, Cy (minutes, sorry, and late), Di (from eight)';
    const sum = '**Summary for those who were not there:** we put it off. It costs nine pounds.';
    assert.deepEqual((await introOf(`${present}\n\n${sum}`)).said, [
      'Summary for those who were not there: we put it off. It costs nine pounds.',
    ]);
  });

  it('takes the fields beside it along', async () => {
    assert.deepEqual(
      (
        await introOf(
          '- Present: Ann Bell of the boat house, Bo\n- Notes: Cy, who wrote them down while we talked',
        )
      ).said,
      [],
    );
  });

  it('stays where it is something else', async () => {
    for (const told of [
      'We need: coal from the harbor, water, a barrel of oil, and as much rope as there is left',
      'Prices: Coal 4 a bag, Water 3 a barrel, Oil 2 a can, Rope 1 for each of the ten meters',
      'Present: Ann, Bo',
    ])
      assert.equal((await introOf(told)).said.length, 1, told);
  });
});
