import type { Element } from '../readXml.ts';
import { el, type Xml } from '../xml.ts';
import { flat, seen } from './formulaRows.ts';
import { bar, bracketed, fraction, limit, matrix, part, root, said, squareRoot } from './ommlParts.ts';
import { withSign } from './signsBeside.ts';
import { type Sum, summands, sumOf, sumXml } from './sums.ts';

/** How the letters of a formula are written: size, color, face. */
export type Letters = (isItalic: boolean) => Xml;

const noThickness = /^0(px|em|pt)?$/;

/** Scripts, and what their parts are called. */
const scripts: Readonly<Record<string, { readonly name: string; readonly roles: readonly string[] }>> = {
  msup: { name: 'sSup', roles: ['e', 'sup'] },
  msub: { name: 'sSub', roles: ['e', 'sub'] },
  msubsup: { name: 'sSubSup', roles: ['e', 'sub', 'sup'] },
};

const sideOf = (column: string | undefined): string =>
  column?.includes('tml-left') ? 'left' : column?.includes('tml-right') ? 'right' : 'center';

/** Translates formulas: from what browsers draw to what office programs edit. */
export class FormulaWriter {
  readonly #letters: Letters;

  constructor(letters: Letters) {
    this.#letters = letters;
  }

  formula(math: Element): Xml[] {
    return this.#one(math);
  }

  #row(elements: readonly Element[]): Xml[] {
    const all = flat(elements);
    const written: Xml[] = [];
    for (let at = 0; at < all.length; at += 1) {
      const each = all[at]!;
      const sum = sumOf(each);
      if (!sum) {
        written.push(...this.#element(each));
        continue;
      }
      const over = summands(all, at);
      written.push(this.#sum(sum, over));
      at += over.length;
    }
    return written;
  }

  #one(element: Element | undefined): Xml[] {
    return element ? this.#row([element]) : [];
  }

  #sum(sum: Sum, over: readonly Element[]): Xml {
    const [under, upper] = [this.#one(sum.under), this.#one(sum.over)];
    return sumXml(sum, { under, over: upper, content: this.#row(over) });
  }

  #run(text: string, isItalic: boolean): Xml[] {
    const shown = seen(text);
    if (shown === '') return [];
    return [
      el(
        'm:r',
        {},
        el('m:rPr', {}, said('sty', isItalic ? 'i' : 'p')),
        this.#letters(isItalic),
        el('m:t', { 'xml:space': shown === shown.trim() ? undefined : 'preserve' }, shown),
      ),
    ];
  }

  #element(element: Element): Xml[] {
    const { tag, values, text, children } = element;
    const [first, second, third] = children;
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
        return [fraction(this.#one(first), this.#one(second), !noThickness.test(values.linethickness ?? ''))];
      case 'msqrt':
        return [squareRoot(this.#row(children))];
      case 'mroot':
        return [root(this.#one(first), this.#one(second))];
      case 'msup':
      case 'msub':
      case 'msubsup':
        return [this.#script(element)];
      case 'munder':
        return [this.#beside(first, second, 'bot')];
      case 'mover':
        return [this.#beside(first, second, 'top')];
      case 'munderover': {
        const lower = limit('limLow', this.#one(first), this.#one(second));
        return [limit('limUpp', [lower], this.#one(third))];
      }
      case 'menclose':
        return [this.#enclosed(element)];
      case 'mtable':
        return [this.#matrix(element)];
      case 'mrow':
        return [bracketed(first!.text, children.at(-1)!.text, this.#row(children.slice(1, -1)))];
      case 'annotation':
      case 'annotation-xml':
      case 'mphantom':
        return [];
      default:
        return this.#row(children);
    }
  }

  #script({ tag, children }: Element): Xml {
    const { name, roles } = scripts[tag]!;
    return el(
      `m:${name}`,
      {},
      roles.map((role, at) => part(role, this.#one(children[at]))),
    );
  }

  #beside(base: Element | undefined, mark: Element | undefined, position: 'top' | 'bot'): Xml {
    const content = this.#one(base);
    const sign = mark?.tag === 'mo' ? mark.text : '';
    return (
      withSign(sign, position, content) ??
      limit(position === 'top' ? 'limUpp' : 'limLow', content, this.#one(mark))
    );
  }

  #enclosed({ values, children }: Element): Xml {
    const content = this.#row(children);
    const { notation } = values;
    if (notation === 'top' || notation === 'bottom') return bar(notation === 'top' ? 'top' : 'bot', content);
    return el(notation === 'box' ? 'm:borderBox' : 'm:box', {}, part('e', content));
  }

  #matrix({ children }: Element): Xml {
    const rows = children.filter(({ tag }) => tag === 'mtr');
    const width = Math.max(1, ...rows.map((row) => row.children.length));
    const columns = Array.from({ length: width }, (_, at) => at);
    return matrix(
      columns.map((at) => sideOf(rows[0]?.children[at]?.values.class)),
      rows.map((row) => columns.map((at) => this.#row(row.children[at]?.children ?? []))),
    );
  }
}
