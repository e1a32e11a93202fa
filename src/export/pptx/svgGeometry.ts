import { el, type Xml } from './xml.ts';

/** Path data of our own drawings as a custom geometry: M, L, H, V, C, A (quarters of circles) and Z. */
const piece = /([MLHVCAZ])|(-?\d+(?:\.\d+)?)/g;

type Command = { readonly name: string; readonly numbers: readonly number[] };

const commandsOf = (data: string): Command[] => {
  const commands: { name: string; numbers: number[] }[] = [];
  for (const [, name, number] of data.matchAll(piece)) {
    if (name) commands.push({ name, numbers: [] });
    else commands.at(-1)?.numbers.push(Number(number));
  }
  return commands;
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fractions of a pixel survive. */
const scale = 100;
const pointXml = ({ x, y }: Point): Xml => el('a:pt', { x: Math.round(x * scale), y: Math.round(y * scale) });

/** How far a quarter's handles stand from its ends. */
const quarter = 0.5523;

const quarterHandles = (from: Point, to: Point, isClockwise: boolean): readonly [Point, Point] => {
  const turns = (center: Point): boolean =>
    (from.x - center.x) * (to.y - center.y) - (from.y - center.y) * (to.x - center.x) > 0;
  const first = { x: from.x, y: to.y };
  const center = turns(first) === isClockwise ? first : { x: to.x, y: from.y };
  const along = (start: Point, end: Point): Point => ({
    x: start.x + (end.x - start.x) * quarter,
    y: start.y + (end.y - start.y) * quarter,
  });
  const corner = { x: from.x + to.x - center.x, y: from.y + to.y - center.y };
  return [along(from, corner), along(to, corner)];
};

/** Places where lines end keep their share of the whole, however large it is made. */
const siteGuides = (sites: readonly Point[], width: number, height: number): readonly [Xml[], Xml[]] => {
  const share = (part: number, whole: number, side: string): string =>
    `*/ ${Math.round(part * scale)} ${side} ${Math.max(1, Math.round(whole * scale))}`;
  const guides = sites.flatMap(({ x, y }, at) => [
    el('a:gd', { name: `siteX${at}`, fmla: share(x, width, 'w') }),
    el('a:gd', { name: `siteY${at}`, fmla: share(y, height, 'h') }),
  ]);
  const places = sites.map((_, at) =>
    el('a:cxn', { ang: 0 }, el('a:pos', { x: `siteX${at}`, y: `siteY${at}` })),
  );
  return [guides, places];
};

export const pathGeometry = (
  data: string,
  width: number,
  height: number,
  isFilled: boolean,
  sites: readonly Point[] = [],
): Xml => {
  const [guides, places] = siteGuides(sites, width, height);
  const drawn: Xml[] = [];
  let at: Point = { x: 0, y: 0 };
  const go = (name: string, points: readonly Point[]): void => {
    drawn.push(el(name, {}, points.map(pointXml)));
    at = points.at(-1) ?? at;
  };
  for (const { name, numbers } of commandsOf(data)) {
    const n = (index: number): number => numbers[index] ?? 0;
    const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: n(index + 1) }] : []));
    if (name === 'M') go('a:moveTo', points.slice(0, 1));
    else if (name === 'L') for (const point of points) go('a:lnTo', [point]);
    else if (name === 'H') go('a:lnTo', [{ x: n(0), y: at.y }]);
    else if (name === 'V') go('a:lnTo', [{ x: at.x, y: n(0) }]);
    else if (name === 'C')
      for (let index = 0; index + 3 <= points.length; index += 3)
        go('a:cubicBezTo', points.slice(index, index + 3));
    else if (name === 'A') {
      const end = { x: n(5), y: n(6) };
      go('a:cubicBezTo', [...quarterHandles(at, end, n(4) === 1), end]);
    } else if (name === 'Z') drawn.push(el('a:close'));
  }
  return el(
    'a:custGeom',
    {},
    el('a:avLst'),
    el('a:gdLst', {}, guides),
    el('a:ahLst'),
    el('a:cxnLst', {}, places),
    el('a:rect', { l: 0, t: 0, r: 'r', b: 'b' }),
    el(
      'a:pathLst',
      {},
      el(
        'a:path',
        { w: Math.round(width * scale), h: Math.round(height * scale), fill: isFilled ? undefined : 'none' },
        drawn,
      ),
    ),
  );
};
