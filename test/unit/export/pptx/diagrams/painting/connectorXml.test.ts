import assert from 'node:assert/strict';
import fc from 'fast-check';
import { themeOf } from '../../../../../../src/deck/look.ts';
import { Palette } from '../../../../../../src/export/pptx/colors.ts';
import type { Point } from '../../../../../../src/export/pptx/diagrams/layout/scene.ts';
import { connectorXml } from '../../../../../../src/export/pptx/diagrams/painting/connectorXml.ts';
import { readConnectors } from '../../../../../support/readConnectors.ts';

const ink = { palette: new Palette(themeOf({ theme: 'harbor' }), 'paper') } as never;

const drawn = (points: readonly Point[]) => {
  const line = {
    item: 'line',
    name: 'A',
    points,
    fromEnd: 'none',
    toEnd: 'arrow',
    line: 'solid',
    color: 'muted',
  } as const;
  const joints = { from: { shape: 'a', site: 2 }, to: { shape: 'b', site: 0 } };
  return readConnectors(
    connectorXml({ ...line, ...joints }, 7, (shape) => (shape === 'a' ? 3 : 4), ink).markup,
  )[0]!;
};

const place = fc.integer({ min: 0, max: 1000 });
/** By right angles, setting out either way; no piece is shorter than a program can tell. */
const bentLine = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.tuple(fc.integer({ min: 14, max: 300 }), fc.boolean()), { minLength: 2, maxLength: 5 }),
  )
  .map(([isUpright, pieces]) => {
    const points: Point[] = [{ x: 500, y: 400 }];
    for (const [at, [length, isBack]] of pieces.entries()) {
      const { x, y } = points.at(-1)!;
      const by = isBack ? -length : length;
      points.push((at % 2 === 0) === isUpright ? { x, y: y + by } : { x: x + by, y });
    }
    return points;
  })
  .filter(
    (points) =>
      Math.abs(points[0]!.x - points.at(-1)!.x) > 2 && Math.abs(points[0]!.y - points.at(-1)!.y) > 2,
  );

const near = (own: readonly Point[], expected: readonly Point[]): void => {
  assert.equal(own.length, expected.length);
  for (const [at, { x, y }] of own.entries())
    assert(Math.hypot(x - expected[at]!.x, y - expected[at]!.y) < 0.1, JSON.stringify({ own, expected }));
};

describe('connectorXml', () => {
  it('is drawn through its points, whichever way it bends', () => {
    fc.assert(fc.property(bentLine, (points) => near(drawn(points).points, points)));
  });

  it('is drawn from one point to the other where it is straight', () => {
    const point = fc.record({ x: place, y: place });
    fc.assert(fc.property(point, point, (from, to) => near(drawn([from, to]).points, [from, to])));
  });

  it('stays next to its end where both ends are above each other', () => {
    const points = [
      { x: 10, y: 10 },
      { x: 40, y: 10 },
      { x: 40, y: 90 },
      { x: 10, y: 90 },
    ];
    for (const [at, { x, y }] of drawn(points).points.entries())
      assert(Math.hypot(x - points[at]!.x, y - points[at]!.y) < 1.5);
  });

  it('holds on to both shapes', () => {
    const { from, to } = drawn([
      { x: 0, y: 0 },
      { x: 10, y: 10 },
    ]);
    assert.deepEqual([from, to], ['3 2', '4 0']);
  });
});
