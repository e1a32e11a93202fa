import type { Box } from '../../deck/canvas.ts';
import type { Theme } from '../../deck/theme.ts';
import { fadeOf, motifShapes } from '../../player/motifs.ts';
import { type Ground, isFlooded, plainColor, solid } from './colors.ts';
import { decorative, type Ids, placed } from './drawing.ts';
import { pathGeometry } from './svgGeometry.ts';
import { emu } from './units.ts';
import { el, type Xml } from './xml.ts';

const shape = /<(path|circle|ellipse|rect)\b([^>]*)\/>/g;
const attribute = /([a-z-]+)="([^"]*)"/g;

/** The box of the theme's pattern, in whose coordinates it is drawn. */
interface Drawn {
  readonly box: Box;
  readonly geometry: Xml;
  readonly turn: number;
}

const preset = (prst: string): Xml => el('a:prstGeom', { prst }, el('a:avLst'));

const drawnOf = (
  tag: string,
  values: Readonly<Record<string, string>>,
  frame: Box,
  isFilled: boolean,
): Drawn => {
  const n = (name: string): number => Number(values[name] ?? 0);
  const turn = Number(/^rotate\(([-\d.]+)/.exec(values.transform ?? '')?.[1] ?? 0);
  if (tag === 'path') {
    const { width, height } = frame;
    return {
      box: { x: 0, y: 0, width, height },
      geometry: pathGeometry(values.d ?? '', width, height, isFilled),
      turn,
    };
  }
  if (tag === 'rect')
    return {
      box: { x: n('x'), y: n('y'), width: n('width'), height: n('height') },
      geometry: preset('rect'),
      turn,
    };
  const [rx, ry] = tag === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')];
  return {
    box: { x: n('cx') - rx, y: n('cy') - ry, width: 2 * rx, height: 2 * ry },
    geometry: preset('ellipse'),
    turn,
  };
};

/** A leaf turns around its flower's middle: its own middle goes along. */
const turnedBox = ({ box, turn }: Drawn, transformText: string | undefined): Box => {
  const around = /^rotate\([-\d.]+ ([-\d.]+) ([-\d.]+)\)/.exec(transformText ?? '');
  if (!around) return box;
  const [cx, cy] = [Number(around[1]), Number(around[2])];
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [box.x + box.width / 2 - cx, box.y + box.height / 2 - cy];
  const x = cx + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = cy + dx * Math.sin(angle) + dy * Math.cos(angle);
  return { ...box, x: x - box.width / 2, y: y - box.height / 2 };
};

/** However it is turned, with half of its line. */
const leftOf = ({ x, width, height }: Box, turn: number): number =>
  turn === 0 ? x - 4 : x + (width - Math.hypot(width, height)) / 2;

const shapeXml = (drawn: Drawn, box: Box, paint: readonly Xml[], ids: Ids): Xml =>
  el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, decorative(ids.next(), 'Motif'), el('p:cNvSpPr'), el('p:nvPr', { userDrawn: true })),
    el(
      'p:spPr',
      {},
      el(
        'a:xfrm',
        { rot: drawn.turn === 0 ? undefined : Math.round((((drawn.turn % 360) + 360) % 360) * 60_000) },
        el('a:off', { x: emu(box.x), y: emu(box.y) }),
        el('a:ext', { cx: emu(box.width), cy: emu(box.height) }),
      ),
      drawn.geometry,
      paint,
    ),
    el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), el('a:p')),
  );

const bg = (...changes: readonly Xml[]): Xml => el('a:schemeClr', { val: 'bg1' }, ...changes);

/** From the ground's color to what is under it. */
const clearing = el(
  'a:gradFill',
  { rotWithShape: true },
  el(
    'a:gsLst',
    {},
    el('a:gs', { pos: 0 }, bg()),
    el('a:gs', { pos: 100_000 }, bg(el('a:alpha', { val: 0 }))),
  ),
  el('a:lin', { ang: 0, scaled: false }),
);

/** The ground again, over what reaches out of the pattern's frame towards the texts, and over where it begins. */
const veilXml = (frame: Box, leftmost: number, fade: number, ids: Ids): Xml[] =>
  [
    { from: leftmost, to: 0, fill: solid(bg()) },
    { from: 0, to: (frame.width * fade) / 100, fill: clearing },
  ]
    .filter(({ from, to }) => to > from)
    .map(({ from, to, fill }) => {
      const box = { x: from, y: 0, width: to - from, height: frame.height };
      const drawn = { box, geometry: preset('rect'), turn: 0 };
      return shapeXml(drawn, box, [fill, el('a:ln', {}, el('a:noFill'))], ids);
    });

/** The theme's pattern as shapes, in one group. */
export const motifXml = (
  frame: Box,
  seed: string,
  theme: Theme,
  ground: Ground,
  isRightToLeft: boolean,
  ids: Ids,
): Xml => {
  const tones = isFlooded(ground, theme) ? theme.colors.floodMotif : theme.colors.motif;
  const inner = { x: 0, y: 0, width: frame.width, height: frame.height };
  let leftmost = 0;
  const shapes = [...motifShapes(theme.motif, seed).matchAll(shape)].map(([, tag = '', text = '']) => {
    const values = Object.fromEntries([...text.matchAll(attribute)].map(([, key, value]) => [key!, value!]));
    const isFilled = values.class?.startsWith('m-fill') === true;
    const tone = plainColor(tones[Number(values.class?.at(-1) ?? 1) - 1] ?? tones[0]);
    const drawn = drawnOf(tag, values, inner, isFilled);
    const paint = isFilled
      ? [solid(tone), el('a:ln', {}, el('a:noFill'))]
      : [
          el('a:noFill'),
          el('a:ln', { w: emu(Number(values['stroke-width'] ?? 1)), cap: 'rnd' }, solid(tone)),
        ];
    const box = turnedBox(drawn, values.transform);
    leftmost = Math.min(leftmost, leftOf(box, drawn.turn));
    return shapeXml(drawn, box, paint, ids);
  });
  const box = placed(frame, { isRightToLeft });
  return el(
    'p:grpSp',
    {},
    el(
      'p:nvGrpSpPr',
      {},
      decorative(ids.next(), 'Motif'),
      el('p:cNvGrpSpPr'),
      el('p:nvPr', { userDrawn: true }),
    ),
    el(
      'p:grpSpPr',
      {},
      el(
        'a:xfrm',
        { flipH: isRightToLeft || undefined },
        el('a:off', { x: emu(box.x), y: emu(box.y) }),
        el('a:ext', { cx: emu(box.width), cy: emu(box.height) }),
        el('a:chOff', { x: 0, y: 0 }),
        el('a:chExt', { cx: emu(frame.width), cy: emu(frame.height) }),
      ),
    ),
    shapes,
    veilXml(frame, leftmost, fadeOf(theme.motif), ids),
  );
};
