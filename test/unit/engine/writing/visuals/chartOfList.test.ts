import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { listSlides } from '../../../../../src/engine/writing/lists/listSlides.ts';
import { frame, nodesOf, writing } from '../../../../support/scenes.ts';

const slideOf = async (text: string) => {
  const [node] = await nodesOf(`# D\n\n## Costs\n\n${text}\n\n## Z\n\nText.`);
  const body = node?.own.find((scene) => scene.body.kind === 'list')?.body;
  assert.ok(body?.kind === 'list');
  return listSlides(body, 1, frame, writing)[0];
};
const costs = '- Wood and soil: €3,200\n- Fence: €1,350\n- Tools (small, 50 sets): €800';

describe('chartOfList', () => {
  it('draws amounts of one unit, with what the text says is their sum', async () => {
    const slide = await slideOf(`${costs}\n\nTotal: **€5,350**. The club pays all of it in one sum.`);
    assert.ok(slide?.layout === 'chart');
    assert.deepEqual(slide.chart.series[0]?.values, [3200, 1350, 800]);
    assert.deepEqual([slide.chart.prefix, plain(slide.takeaway ?? [])], ['€', 'Total: €5,350']);
  });

  it('takes a last entry that is their sum for none of them', async () => {
    const slide = await slideOf('- Wood 3,200 €\n- Fence 1,350 €\n- Tools 800 €\n- Together 5,350 €');
    assert.ok(slide?.layout === 'chart');
    assert.deepEqual(slide.chart.categories, ['Wood', 'Fence', 'Tools']);
    assert.match(plain(slide.takeaway ?? []), /5,350/);
  });

  it('draws shares, with the question that they answer', async () => {
    const shares = '- Open later (41 %)\n- More books (27 %)\n- More quiet (19 %)';
    const slide = await slideOf(shares);
    assert.ok(slide?.layout === 'chart');
    assert.deepEqual(slide.chart.categories, ['Open later', 'More books', 'More quiet']);
    const asked = await slideOf(`Asked what they would change first, readers named:\n\n${shares}`);
    assert.ok(asked?.layout === 'chart');
    assert.match(plain(asked.takeaway ?? []), /Asked what they would change/);
  });

  it('draws nothing that does not add up, has no unit or several, or is introduced', async () => {
    for (const text of [
      costs,
      `${costs}\n\nTotal: €5,400.`,
      '- Boats: 3\n- Piers: 4\n- Lamps: 5\n\nTotal: 12.',
      '- Wood: €30\n- Fence: $40\n- Tools: €50\n\nTotal: €120.',
      `We ask the council for these amounts:\n\n${costs}\n\nTotal: €5,350.`,
    ])
      assert.notEqual((await slideOf(text))?.layout, 'chart', text);
  });
});
