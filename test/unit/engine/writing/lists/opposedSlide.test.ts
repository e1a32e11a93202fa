import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { opposedSlide } from '../../../../../src/engine/writing/lists/opposedSlide.ts';
import { frame, unitsIn, writing } from '../../../../support/scenes.ts';

const slideOf = async (...items: string[]) => {
  const [unit] = await unitsIn(items.map((item) => `- ${item}`).join('\n'));
  assert.ok(unit?.kind === 'list');
  return opposedSlide(unit.items, undefined, frame, writing);
};

describe('opposedSlide', () => {
  for (const [what, items] of [
    ['begin with', ['Good, because it is free', 'Good, because it is ours', 'Bad, because it is slow']],
    ['are named by', ['Good: it is free', 'Good: it is ours', 'Bad: it is slow']],
  ] as const)
    it(`stands side by side what entries say that ${what} one of two words`, async () => {
      const slide = await slideOf(...items);
      assert.ok(slide?.layout === 'columns');
      assert.deepEqual(
        slide.columns.map(({ heading, items: said }) => [heading && plain(heading), said?.length || 1]),
        [
          ['Good', 2],
          ['Bad', 1],
        ],
      );
    });

  it('leaves the turns of two people in their order', async () => {
    assert.equal(await slideOf('Ana: Shall we sail?', 'Bob: Not yet.', 'Ana: Why not?'), undefined);
  });

  it('is not for lists of another kind', async () => {
    assert.equal(await slideOf('Coal: dear', 'Water: free', 'Oil: rare'), undefined);
    assert.equal(
      await slideOf('Good, because it is free', 'It is slow', 'Bad, because it is not'),
      undefined,
    );
    assert.equal(await slideOf('First, load', 'Second, sail'), undefined);
  });
});
