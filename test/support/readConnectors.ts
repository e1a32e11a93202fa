import { DomUtils, parseDocument } from 'htmlparser2';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface ReadConnector {
  /** In pixels, as the format says that it is drawn. */
  readonly points: readonly Point[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const emuOfPixel = 9525;
const one = (root: Element, name: string): Element | undefined =>
  DomUtils.getElementsByTagName(name, root, true)[0];
const number = (element: Element | undefined, name: string): number => Number(element?.attribs[name] ?? 0);

/** Along its box from the upper left, as the presets are defined. */
const presetPoints: Readonly<Record<string, (adjust: readonly number[]) => readonly Point[]>> = {
  straightConnector1: () => [],
  bentConnector2: () => [{ x: 1, y: 0 }],
  bentConnector3: ([a = 0]) => [
    { x: a, y: 0 },
    { x: a, y: 1 },
  ],
  bentConnector4: ([a = 0, b = 0]) => [
    { x: a, y: 0 },
    { x: a, y: b },
    { x: 1, y: b },
  ],
  bentConnector5: ([a = 0, b = 0, c = 0]) => [
    { x: a, y: 0 },
    { x: a, y: b },
    { x: c, y: b },
    { x: c, y: 1 },
  ],
};

/** The lines of a slide, by what the format says of boxes that are flipped first and turned then. */
export const readConnectors = (xml: string): ReadConnector[] =>
  DomUtils.getElementsByTagName('p:cxnSp', parseDocument(xml, { xmlMode: true }), true).map((line) => {
    const [xfrm, off, ext] = ['a:xfrm', 'a:off', 'a:ext'].map((name) => one(line, name));
    const [x, y, width, height] = [number(off, 'x'), number(off, 'y'), number(ext, 'cx'), number(ext, 'cy')];
    const adjust = DomUtils.getElementsByTagName('a:gd', line, true).map(
      ({ attribs }) => Number(attribs.fmla?.replace('val ', '')) / 100_000,
    );
    const angle = (number(xfrm, 'rot') / 60_000 / 180) * Math.PI;
    const inner = presetPoints[one(line, 'a:prstGeom')?.attribs.prst ?? '']!(adjust);
    const points = [{ x: 0, y: 0 }, ...inner, { x: 1, y: 1 }].map((point) => {
      const flipped = {
        x: ((xfrm?.attribs.flipH === '1' ? 1 - point.x : point.x) - 0.5) * width,
        y: ((xfrm?.attribs.flipV === '1' ? 1 - point.y : point.y) - 0.5) * height,
      };
      return {
        x: (x + width / 2 + flipped.x * Math.cos(angle) - flipped.y * Math.sin(angle)) / emuOfPixel,
        y: (y + height / 2 + flipped.x * Math.sin(angle) + flipped.y * Math.cos(angle)) / emuOfPixel,
      };
    });
    const joint = (name: string): string | undefined => {
      const found = one(line, name);
      return found && `${found.attribs.id} ${found.attribs.idx}`;
    };
    return { points, from: joint('a:stCxn'), to: joint('a:endCxn') };
  });
