import type { Element } from '../readXml.ts';
import { el, type Xml } from '../xml.ts';
import { part, said } from './ommlParts.ts';

const limits: Readonly<Record<string, 'under' | 'over' | 'both'>> = {
  msub: 'under',
  munder: 'under',
  msup: 'over',
  mover: 'over',
  msubsup: 'both',
  munderover: 'both',
};
const signs = new Set([...'∑∏∐⋃⋂⨁⨂⋁⋀∫∬∭∮']);
const integrals = new Set([...'∫∬∭∮']);
/** What ends that which a sum runs over. */
const ends = new Set([...'=<>≤≥≠≈≡∼→⇒⇔+−±,;']);

/** A sum, a product, an integral: what it runs from and to. */
export interface Sum {
  readonly sign: string;
  readonly under: Element | undefined;
  readonly over: Element | undefined;
  /** As it stands in a line of text. */
  readonly isBeside: boolean;
}

export const sumOf = ({ tag, text, children }: Element): Sum | undefined => {
  const [base, one, other] = children;
  const has = limits[tag];
  if (tag === 'mo' && signs.has(text))
    return { sign: text, under: undefined, over: undefined, isBeside: true };
  if (!has || !base || !signs.has(base.text)) return undefined;
  return {
    sign: base.text,
    under: has === 'over' ? undefined : one,
    over: has === 'over' ? one : other,
    isBeside: tag.startsWith('msu'),
  };
};

/** What a sum at this place of its row runs over. */
export const summands = (row: readonly Element[], at: number): Element[] => {
  const end = row.findIndex(({ tag, text }, index) => index > at + 1 && tag === 'mo' && ends.has(text));
  return row.slice(at + 1, end === -1 ? undefined : end);
};

const hidden = (name: string, limit: Element | undefined): Xml | undefined =>
  limit ? undefined : said(name, 1);

export const sumXml = (
  { sign, under, over, isBeside }: Sum,
  written: {
    readonly under: readonly Xml[];
    readonly over: readonly Xml[];
    readonly content: readonly Xml[];
  },
): Xml =>
  el(
    'm:nary',
    {},
    el(
      'm:naryPr',
      {},
      said('chr', sign),
      said('limLoc', isBeside || integrals.has(sign) ? 'subSup' : 'undOvr'),
      hidden('subHide', under),
      hidden('supHide', over),
    ),
    part('sub', written.under),
    part('sup', written.over),
    part('e', written.content),
  );
