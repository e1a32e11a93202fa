import type { Element } from '../readXml.ts';
import { flat } from './formulaRows.ts';
import { sumOf } from './sums.ts';

/** How much room a formula takes, in sizes of its letters: about as much as office programs give it. */
export interface Extent {
  readonly width: number;
  /** Above and below the line that it stands on. */
  readonly up: number;
  readonly down: number;
}

const none: Extent = { width: 0, up: 0, down: 0 };
const line = { up: 0.75, down: 0.25 } as const;
const signs = { letter: 0.55, narrow: 0.35, relation: 1.1, sum: 1.1 } as const;
const scriptSize = 0.7;
const gaps = { fraction: 0.2, root: 0.65, bracket: 0.45, column: 1, row: 0.3 } as const;
/** Where fractions and brackets have their middle. */
const axis = 0.25;

const narrow = /^[()[\]{}|,.;:'!′∣‖⟨⟩\s]*$/u;
const letters = /^[\p{L}\p{N}]+$/u;
const lettersOf = (text: string): number => [...text].length;

const operatorWidth = (text: string): number =>
  narrow.test(text)
    ? lettersOf(text) * signs.narrow
    : letters.test(text)
      ? lettersOf(text) * signs.letter
      : signs.relation;

const heightOf = ({ up, down }: Extent): number => up + down;
const smaller = ({ width, up, down }: Extent): Extent => ({
  width: width * scriptSize,
  up: up * scriptSize,
  down: down * scriptSize,
});
const aroundAxis = (width: number, height: number): Extent => ({
  width,
  up: height / 2 + axis,
  down: height / 2 - axis,
});

const beside = (extents: readonly Extent[]): Extent => ({
  width: extents.reduce((sum, { width }) => sum + width, 0),
  up: Math.max(0, ...extents.map(({ up }) => up)),
  down: Math.max(0, ...extents.map(({ down }) => down)),
});

const row = (elements: readonly Element[]): Extent => beside(flat(elements).map(extentOf));
const one = (element: Element | undefined): Extent => (element ? row([element]) : none);

const withScripts = (base: Extent, below: Element | undefined, above: Element | undefined): Extent => {
  const [sub, sup] = [smaller(one(below)), smaller(one(above))];
  return {
    width: base.width + Math.max(sub.width, sup.width),
    up: above ? Math.max(base.up, base.up - axis + heightOf(sup) / 2) : base.up,
    down: below ? Math.max(base.down, base.down + heightOf(sub) / 2) : base.down,
  };
};

const withLimits = (base: Extent, below: Element | undefined, above: Element | undefined): Extent => {
  const [under, over] = [smaller(one(below)), smaller(one(above))];
  return {
    width: Math.max(base.width, under.width, over.width),
    up: base.up + heightOf(over),
    down: base.down + heightOf(under),
  };
};

const tableExtent = (rows: readonly Element[]): Extent => {
  const cells = rows.map(({ children }) => children.map(({ children: content }) => row(content)));
  const columns = Math.max(0, ...cells.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(0, ...cells.map((each) => each[at]?.width ?? 0)),
  );
  const heights = cells.map((each) => Math.max(1, ...each.map(heightOf)));
  const sum = (all: readonly number[], gap: number) =>
    all.reduce((whole, each) => whole + each, 0) + gap * Math.max(0, all.length - 1);
  return aroundAxis(sum(widths, gaps.column), sum(heights, gaps.row));
};

const extents: Readonly<Record<string, (element: Element) => Extent>> = {
  mi: ({ text }) => ({ width: lettersOf(text) * signs.letter, ...line }),
  mn: ({ text }) => ({ width: lettersOf(text) * signs.letter, ...line }),
  mtext: ({ text }) => ({ width: lettersOf(text) * signs.letter, ...line }),
  mo: ({ text }) => ({ width: operatorWidth(text), ...line }),
  mspace: ({ values }) => ({ ...none, width: Math.max(0, Number.parseFloat(values.width ?? '0')) }),
  mfrac: ({ children: [over, under] }) => {
    const [above, below] = [one(over), one(under)];
    return {
      width: Math.max(above.width, below.width) + gaps.fraction,
      up: heightOf(above) + axis + gaps.fraction / 2,
      down: heightOf(below) - axis + gaps.fraction / 2,
    };
  },
  msqrt: ({ children }) => {
    const { width, up, down } = row(children);
    return { width: width + gaps.root, up: up + gaps.fraction, down };
  },
  mroot: ({ children: [content] }) => {
    const { width, up, down } = one(content);
    return { width: width + gaps.root, up: up + gaps.fraction, down };
  },
  msub: ({ children: [base, below] }) => withScripts(one(base), below, undefined),
  msup: ({ children: [base, above] }) => withScripts(one(base), undefined, above),
  msubsup: ({ children: [base, below, above] }) => withScripts(one(base), below, above),
  munder: ({ children: [base, below] }) => withLimits(one(base), below, undefined),
  mover: ({ children: [base, above] }) => withLimits(one(base), undefined, above),
  munderover: ({ children: [base, below, above] }) => withLimits(one(base), below, above),
  mtable: ({ children }) => tableExtent(children.filter(({ tag }) => tag === 'mtr')),
  mrow: ({ children }) => {
    const content = row(children.slice(1, -1));
    return { ...content, width: content.width + 2 * gaps.bracket };
  },
  annotation: () => none,
  'annotation-xml': () => none,
  mphantom: () => none,
};

const sumSign: Extent = { width: signs.sum, up: 1.1, down: 0.6 };

export const extentOf = (element: Element): Extent => {
  const sum = sumOf(element);
  if (sum) return (sum.isBeside ? withScripts : withLimits)(sumSign, sum.under, sum.over);
  return (extents[element.tag] ?? (({ children }) => row(children)))(element);
};
