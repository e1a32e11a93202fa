import assert from 'node:assert/strict';
import { themes } from '../../../../src/deck/themes.ts';
import { slideIds } from '../../../../src/export/pptx/drawing.ts';
import { motifXml } from '../../../../src/export/pptx/motif.ts';
import { emu } from '../../../../src/export/pptx/units.ts';

const frame = { x: 860, y: 0, width: 420, height: 720 };
const place = /<a:off x="(-?\d+)" y="-?\d+"\/><a:ext cx="(\d+)" cy="\d+"\/>/;

interface Drawn {
  readonly left: number;
  readonly right: number;
  readonly isVeil: boolean;
  readonly clears: boolean;
}

/** The shapes of a theme's pattern, from the back to the front. */
const shapesOf = (id: string): Drawn[] => {
  const theme = themes.find((each) => each.id === id)!;
  const { markup } = motifXml(frame, 'A deck', theme, 'flood', false, slideIds());
  return markup
    .split('<p:sp>')
    .slice(1)
    .map((shape) => {
      const [, x = '', width = ''] = place.exec(shape) ?? [];
      return {
        left: Number(x),
        right: Number(x) + Number(width),
        isVeil: shape.includes('bg1'),
        clears: shape.includes('<a:gradFill'),
      };
    });
};

describe('motifXml', () => {
  it('hides what reaches out of its frame towards the texts', () => {
    const shapes = shapesOf('forest');
    const leftmost = Math.min(...shapes.filter(({ isVeil }) => !isVeil).map(({ left }) => left));
    assert(leftmost < 0);
    const veil = shapes.find(({ isVeil, clears }) => isVeil && !clears);
    assert(veil && veil.left <= leftmost && Math.abs(veil.right) <= 1);
  });

  it('lets lines come from nowhere, and shapes begin where they do', () => {
    for (const { id } of themes) {
      const fades = ['harbor', 'forest', 'nocturne'].includes(id);
      const clearing = shapesOf(id).filter(({ clears }) => clears);
      assert.deepEqual(
        clearing.map(({ left, right }) => [left, right]),
        fades ? [[0, emu(frame.width * 0.55)]] : [],
        id,
      );
    }
  });

  it('lays the ground over all of the pattern', () => {
    const order = shapesOf('forest').map(({ isVeil }) => isVeil);
    assert.deepEqual(order, order.toSorted());
  });
});
