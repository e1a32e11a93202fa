import type { Element } from '../readXml.ts';
import { el, type Xml } from '../xml.ts';

/** How the letters of a formula are written: size, color, face. */
export type Letters = (isItalic: boolean) => Xml;

const said = (name: string, val: string | number): Xml => el(`m:${name}`, { 'm:val': val });
const part = (name: string, content: readonly Xml[]): Xml => el(`m:${name}`, {}, content);

const limits: Readonly<Record<string, 'under' | 'over' | 'both'>> = {
  msub: 'under',
  munder: 'under',
  msup: 'over',
  mover: 'over',
  msubsup: 'both',
  munderover: 'both',
};
const sums = new Set([...'∑∏∐⋃⋂⨁⨂⋁⋀∫∬∭∮']);
const integrals = new Set([...'∫∬∭∮']);
/** What ends that which a sum runs over. */
const ends = new Set([...'=<>≤≥≠≈≡∼→⇒⇔+−±,;']);

/** The signs over a letter, as they stand over any letter. */
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '˙': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˇ: '\u030c',
  '˘': '\u0306',
};
const bars = new Set(['‾', '¯', '_', '―', 'ˉ']);
const braces = new Set([...'⏞⏟⎴⎵']);
const unseen = /[\u2061-\u2064\u200b]/g;

const transparent = new Set(['mrow', 'mstyle', 'mpadded', 'semantics', 'merror', 'math']);
const isFence = ({ tag, values }: Element, form: 'prefix' | 'postfix'): boolean =>
  tag === 'mo' && values.fence === 'true' && (values.form === undefined || values.form === form);

/** A row's elements side by side; what only holds them together is gone, brackets and what they hold stay one. */
const flat = (elements: readonly Element[]): Element[] =>
  elements.flatMap((each) =>
    transparent.has(each.tag) && !isBracketed(each) ? flat(each.children) : [each],
  );

const isBracketed = ({ tag, children }: Element): boolean => {
  const [first, last] = [children[0], children.at(-1)];
  return (
    tag === 'mrow' &&
    children.length > 2 &&
    first !== undefined &&
    last !== undefined &&
    isFence(first, 'prefix') &&
    isFence(last, 'postfix')
  );
};

const sideOf = (column: string | undefined): string =>
  column?.includes('tml-left') ? 'left' : column?.includes('tml-right') ? 'right' : 'center';

/** A sum, a product, an integral: what it runs from and to. */
interface Sum {
  readonly sign: string;
  readonly under: Element | undefined;
  readonly over: Element | undefined;
  /** As it stands in a line of text. */
  readonly isBeside: boolean;
}

/** Translates formulas: from what browsers draw to what office programs edit. */
export class FormulaWriter {
  readonly #letters: Letters;

  constructor(letters: Letters) {
    this.#letters = letters;
  }

  formula(math: Element): Xml[] {
    return this.#row([math]);
  }

  #row(elements: readonly Element[]): Xml[] {
    const all = flat(elements);
    const written: Xml[] = [];
    for (let at = 0; at < all.length; at += 1) {
      const each = all[at]!;
      const sum = this.#sumOf(each);
      if (!sum) {
        written.push(...this.#element(each));
        continue;
      }
      const end = all.findIndex(({ tag, text }, index) => index > at + 1 && tag === 'mo' && ends.has(text));
      const over = all.slice(at + 1, end === -1 ? undefined : end);
      written.push(this.#sum(sum, over));
      at += over.length;
    }
    return written;
  }

  #sumOf({ tag, text, children }: Element): Sum | undefined {
    const [base, one, other] = children;
    const has = limits[tag];
    if (tag === 'mo' && sums.has(text))
      return { sign: text, under: undefined, over: undefined, isBeside: true };
    if (!has || !base || !sums.has(base.text)) return undefined;
    return {
      sign: base.text,
      under: has === 'over' ? undefined : one,
      over: has === 'over' ? one : other,
      isBeside: tag.startsWith('msu'),
    };
  }

  #sum(sum: Sum, over: readonly Element[]): Xml {
    const hidden = (name: string, each: Element | undefined) => (each ? undefined : said(name, 1));
    return el(
      'm:nary',
      {},
      el(
        'm:naryPr',
        {},
        said('chr', sum.sign),
        said('limLoc', sum.isBeside || integrals.has(sum.sign) ? 'subSup' : 'undOvr'),
        hidden('subHide', sum.under),
        hidden('supHide', sum.over),
      ),
      part('sub', this.#row(sum.under ? [sum.under] : [])),
      part('sup', this.#row(sum.over ? [sum.over] : [])),
      part('e', this.#row(over)),
    );
  }

  #run(text: string, isItalic: boolean): Xml[] {
    const seen = text.replace(unseen, '');
    if (seen === '') return [];
    return [
      el(
        'm:r',
        {},
        el('m:rPr', {}, said('sty', isItalic ? 'i' : 'p')),
        this.#letters(isItalic),
        el('m:t', { 'xml:space': seen === seen.trim() ? undefined : 'preserve' }, seen),
      ),
    ];
  }

  #parts(name: string, roles: readonly string[], { children }: Element): Xml {
    return el(
      `m:${name}`,
      {},
      roles.map((role, at) => part(role, this.#row(children[at] ? [children[at]] : []))),
    );
  }

  #element(element: Element): Xml[] {
    const { tag, values, text, children } = element;
    switch (tag) {
      case 'mi':
        return this.#run(text, [...text].length === 1 && values.mathvariant !== 'normal');
      case 'mn':
      case 'mo':
      case 'mtext':
      case 'ms':
        return this.#run(text, false);
      case 'mspace':
        return Number.parseFloat(values.width ?? '0') >= 0.5 ? this.#run('\u2003', false) : [];
      case 'mfrac':
        return [this.#fraction(element)];
      case 'msqrt':
        return [
          el(
            'm:rad',
            {},
            el('m:radPr', {}, said('degHide', 1)),
            part('deg', []),
            part('e', this.#row(children)),
          ),
        ];
      case 'mroot':
        return [
          el(
            'm:rad',
            {},
            part('deg', this.#row(children.slice(1, 2))),
            part('e', this.#row(children.slice(0, 1))),
          ),
        ];
      case 'msup':
        return [this.#parts('sSup', ['e', 'sup'], element)];
      case 'msub':
        return [this.#parts('sSub', ['e', 'sub'], element)];
      case 'msubsup':
        return [this.#parts('sSubSup', ['e', 'sub', 'sup'], element)];
      case 'munder':
        return [this.#above(element, 'bot')];
      case 'mover':
        return [this.#above(element, 'top')];
      case 'munderover':
        return [this.#between(element)];
      case 'menclose':
        return [this.#enclosed(element)];
      case 'mtable':
        return [this.#matrix(element)];
      case 'mrow':
        return [this.#bracketed(element)];
      case 'annotation':
      case 'annotation-xml':
      case 'mphantom':
        return [];
      default:
        return this.#row(children);
    }
  }

  #fraction(element: Element): Xml {
    const hasNoBar = /^0(px|em|pt)?$/.test(element.values.linethickness ?? '');
    const [top, bottom] = element.children;
    return el(
      'm:f',
      {},
      hasNoBar && el('m:fPr', {}, said('type', 'noBar')),
      part('num', this.#row(top ? [top] : [])),
      part('den', this.#row(bottom ? [bottom] : [])),
    );
  }

  #above({ children }: Element, position: 'top' | 'bot'): Xml {
    const [base, mark] = children;
    const content = this.#row(base ? [base] : []);
    const sign = mark?.tag === 'mo' ? mark.text : '';
    const accent = position === 'top' ? accents[sign] : undefined;
    if (accent) return el('m:acc', {}, el('m:accPr', {}, said('chr', accent)), part('e', content));
    if (bars.has(sign)) return el('m:bar', {}, el('m:barPr', {}, said('pos', position)), part('e', content));
    if (braces.has(sign))
      return el(
        'm:groupChr',
        {},
        el(
          'm:groupChrPr',
          {},
          said('chr', sign),
          said('pos', position),
          said('vertJc', position === 'top' ? 'bot' : 'top'),
        ),
        part('e', content),
      );
    return this.#limit(position === 'top' ? 'limUpp' : 'limLow', content, mark);
  }

  #limit(name: 'limUpp' | 'limLow', content: readonly Xml[], limit: Element | undefined): Xml {
    return el(`m:${name}`, {}, part('e', content), part('lim', this.#row(limit ? [limit] : [])));
  }

  #between({ children }: Element): Xml {
    const [base, under, over] = children;
    return this.#limit('limUpp', [this.#limit('limLow', this.#row(base ? [base] : []), under)], over);
  }

  #enclosed({ values, children }: Element): Xml {
    const notation = values.notation ?? '';
    const content = part('e', this.#row(children));
    if (notation === 'top' || notation === 'bottom')
      return el('m:bar', {}, el('m:barPr', {}, said('pos', notation === 'top' ? 'top' : 'bot')), content);
    return notation === 'box' ? el('m:borderBox', {}, content) : el('m:box', {}, content);
  }

  #matrix({ children }: Element): Xml {
    const rows = children.filter(({ tag }) => tag === 'mtr');
    const width = Math.max(1, ...rows.map((row) => row.children.length));
    const columns = Array.from({ length: width }, (_, at) => sideOf(rows[0]?.children[at]?.values.class));
    return el(
      'm:m',
      {},
      el(
        'm:mPr',
        {},
        el(
          'm:mcs',
          {},
          columns.map((side) => el('m:mc', {}, el('m:mcPr', {}, said('count', 1), said('mcJc', side)))),
        ),
      ),
      rows.map((row) =>
        el(
          'm:mr',
          {},
          columns.map((_, at) => part('e', this.#row(row.children[at]?.children ?? []))),
        ),
      ),
    );
  }

  #bracketed({ children }: Element): Xml {
    return el(
      'm:d',
      {},
      el('m:dPr', {}, said('begChr', children[0]!.text), said('endChr', children.at(-1)!.text)),
      part('e', this.#row(children.slice(1, -1))),
    );
  }
}
