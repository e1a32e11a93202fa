import type { Element } from '../readXml.ts';
import { flat, seen } from './formulaRows.ts';

/** A part of a formula that text can say: on the line, or raised or lowered beside it. */
export interface FormulaText {
  readonly text: string;
  readonly isItalic: boolean;
  readonly place: 'line' | 'raised' | 'lowered';
}

type Place = FormulaText['place'];

const besides: Readonly<Record<string, Place>> = { msup: 'raised', msub: 'lowered' };
const comparing = /^[=≠≈≡∼≃≤≥<>≪≫+−±·×÷→←↔⇒⇐⇔∈∉⊂⊆⊃∪∩∧∨∣]$/;
const prime = /^[′″‴]+$/;
const nothing = new Set(['annotation', 'annotation-xml', 'mphantom']);

const isVariable = ({ tag, text, values }: Element): boolean =>
  tag === 'mi' && /^\p{L}$/u.test(text) && values.mathvariant !== 'normal';

const leaf = (element: Element, place: Place, isBetween: boolean): FormulaText[] => {
  const text = seen(element.text);
  if (text === '') return [];
  const isSpaced = element.tag === 'mo' && place === 'line' && isBetween && comparing.test(text);
  return [{ text: isSpaced ? ` ${text} ` : text, isItalic: isVariable(element), place }];
};

const all = (parts: readonly (readonly FormulaText[] | undefined)[]): FormulaText[] | undefined =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined;

const row = (elements: readonly Element[], place: Place): FormulaText[] | undefined => {
  const shown = flat(elements).filter(({ tag }) => !nothing.has(tag));
  return all(
    shown.map((element, at) => {
      const { tag, children, text } = element;
      const isBetween = at > 0 && at < shown.length - 1;
      if (tag === 'mi' || tag === 'mn' || tag === 'mo' || tag === 'mtext')
        return leaf(element, place, isBetween);
      if (tag === 'mspace') return isBetween ? [{ text: ' ', isItalic: false, place }] : [];
      if (tag === 'mrow') return row(children, place);
      const beside = place === 'line' ? besides[tag] : undefined;
      if (!beside) return undefined;
      const [base, script] = [children.slice(0, 1), children.slice(1)];
      return all([
        row(base, 'line'),
        row(script, prime.test(text.slice(base[0]!.text.length)) ? 'line' : beside),
      ]);
    }),
  );
};

/** A formula as the text of a line; nothing where it has fractions, roots or whatever else stands in two lines. */
export const formulaText = (math: Element): readonly FormulaText[] | undefined => row([math], 'line');
