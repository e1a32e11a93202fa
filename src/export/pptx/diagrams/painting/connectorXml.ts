import { solid } from '../../colors.ts';
import type { Ink } from '../../textBody.ts';
import { emu } from '../../units.ts';
import { el, type Xml } from '../../xml.ts';
import type { Joint, LineEnd, PlacedLine, Point } from '../layout/scene.ts';

/** By how many points a connector has: it bends at those between. */
const presets: Readonly<Record<number, string>> = {
  2: 'straightConnector1',
  3: 'bentConnector2',
  4: 'bentConnector3',
  5: 'bentConnector4',
  6: 'bentConnector5',
};

const ends: Readonly<Record<LineEnd, string>> = { none: 'none', arrow: 'triangle', open: 'arrow' };
const widths = { solid: 1.5, dashed: 1.5, thick: 3.5 } as const;
/** What bends is measured in shares of its box: a box without a width has none. */
const least = 1;

const fraction = (part: number, whole: number): number => Math.round((part / whole) * 100_000);

interface Laid {
  readonly xfrm: Xml;
  readonly adjustments: readonly number[];
}

const extents = (from: Point, to: Point) => ({
  width: Math.max(least, Math.abs(to.x - from.x)),
  height: Math.max(least, Math.abs(to.y - from.y)),
});

const frameXml = (
  attributes: Readonly<Record<string, number | boolean | undefined>>,
  center: Point,
  { width, height }: { width: number; height: number },
): Xml =>
  el(
    'a:xfrm',
    attributes,
    el('a:off', { x: emu(center.x - width / 2), y: emu(center.y - height / 2) }),
    el('a:ext', { cx: emu(width), cy: emu(height) }),
  );

const straight = (from: Point, to: Point): Laid => {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const center = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const flips = { flipH: to.x < from.x || undefined, flipV: to.y < from.y || undefined };
  return { xfrm: frameXml(flips, center, { width, height }), adjustments: [] };
};

/** Presets set out to the right: one that sets out downwards or upwards is turned. */
const bent = (points: readonly Point[]): Laid => {
  const [from, to] = [points[0]!, points.at(-1)!];
  const isUpright = Math.abs(points[1]!.x - from.x) < 0.01;
  const { width, height } = extents(from, to);
  const sign = { x: to.x < from.x ? -1 : 1, y: to.y < from.y ? -1 : 1 };
  const center = { x: from.x + (sign.x * width) / 2, y: from.y + (sign.y * height) / 2 };
  const shares = points.slice(1, -1).map(({ x, y }) => ({
    x: fraction((x - from.x) * sign.x, width),
    y: fraction((y - from.y) * sign.y, height),
  }));
  // Each bend but the last says where its straight piece ends.
  const adjustments = shares.slice(0, Math.max(0, points.length - 3)).map((share, at) => {
    const alongX = (at % 2 === 0) !== isUpright;
    return alongX ? share.x : share.y;
  });
  const xfrm = isUpright
    ? frameXml({ rot: 5_400_000, flipH: sign.y < 0 || undefined, flipV: sign.x > 0 || undefined }, center, {
        width: height,
        height: width,
      })
    : frameXml({ flipH: sign.x < 0 || undefined, flipV: sign.y < 0 || undefined }, center, { width, height });
  return { xfrm, adjustments };
};

const jointXml = (name: string, joint: Joint | undefined, idOf: (shape: string) => number): Xml | undefined =>
  joint && el(name, { id: idOf(joint.shape), idx: joint.site });

/** A line that follows the shapes that it joins. */
export const connectorXml = (
  line: PlacedLine,
  id: number,
  idOf: (shape: string) => number,
  ink: Ink,
): Xml => {
  const { points, from, to, fromEnd, toEnd } = line;
  const { xfrm, adjustments } = points.length === 2 ? straight(points[0]!, points[1]!) : bent(points);
  return el(
    'p:cxnSp',
    {},
    el(
      'p:nvCxnSpPr',
      {},
      el('p:cNvPr', { id, name: line.name }),
      el('p:cNvCxnSpPr', {}, jointXml('a:stCxn', from, idOf), jointXml('a:endCxn', to, idOf)),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      xfrm,
      el(
        'a:prstGeom',
        { prst: presets[points.length]! },
        el(
          'a:avLst',
          {},
          adjustments.map((share, at) => el('a:gd', { name: `adj${at + 1}`, fmla: `val ${share}` })),
        ),
      ),
      el(
        'a:ln',
        { w: emu(widths[line.line]) },
        solid(ink.palette.of(line.color)),
        line.line === 'dashed' && el('a:prstDash', { val: 'dash' }),
        el('a:round'),
        el('a:headEnd', { type: ends[fromEnd], w: 'med', len: 'med' }),
        el('a:tailEnd', { type: ends[toEnd], w: 'med', len: 'med' }),
      ),
    ),
  );
};
