import type { DrawMath } from '../../../player/richText.ts';
import { type Element, readXml } from '../readXml.ts';
import { el, type Xml } from '../xml.ts';
import { type Extent, extentOf } from './formulaExtent.ts';
import { type FormulaText, formulaText } from './formulaText.ts';
import { FormulaWriter, type Letters } from './omml.ts';

const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const drawing = 'http://schemas.microsoft.com/office/drawing/2010/main';
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** TeX as formulas that office programs edit. */
export class Formulas {
  readonly #draw: DrawMath;
  readonly #read = new Map<string, Element | undefined>();

  constructor(draw: DrawMath) {
    this.#draw = draw;
  }

  /** Nothing where it cannot be read as TeX. */
  formula(tex: string, display: boolean, letters: Letters): Xml | undefined {
    const read = this.#mathOf(tex, display);
    if (!read) return undefined;
    const formula = new FormulaWriter(letters).formula(read);
    const whole = (names: Readonly<Record<string, string>>) => el('m:oMath', names, formula);
    const names = { 'xmlns:m': math };
    return el(
      'a14:m',
      { 'xmlns:a14': drawing },
      display ? el('m:oMathPara', names, whole({})) : whole(names),
    );
  }

  /** As text, which every program shows; nothing where a line of text cannot say it. */
  text(tex: string): readonly FormulaText[] | undefined {
    const read = this.#mathOf(tex, false);
    return read && formulaText(read);
  }

  /** The room that it takes; nothing where it cannot be read. */
  extent(tex: string): Extent | undefined {
    const read = this.#mathOf(tex, true);
    return read && extentOf(read);
  }

  #mathOf(tex: string, display: boolean): Element | undefined {
    const key = `${display} ${tex}`;
    if (!this.#read.has(key)) {
      const root = readXml(this.#draw(tex, display).markup.replaceAll('&nbsp;', '\u00a0'));
      this.#read.set(key, root?.tag === 'math' ? root : undefined);
    }
    return this.#read.get(key);
  }
}

/** Programs that know no formulas in texts show the other one. */
export const orElse = (shown: Xml, instead: Xml): Xml =>
  el(
    'mc:AlternateContent',
    { 'xmlns:mc': compatibility },
    el('mc:Choice', { Requires: 'a14', 'xmlns:a14': drawing }, shown),
    el('mc:Fallback', {}, instead),
  );
