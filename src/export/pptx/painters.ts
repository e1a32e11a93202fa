import type { PlacedSlide } from '../../layouts/arrangeDeck.ts';
import { slotsOf } from '../../player/arranged/slotsOf.ts';
import { CodeReader, type ReadCode } from '../../player/drawing/codeTokens.ts';
import { loadMath } from '../../player/drawing/math.ts';
import type { arrangeDiagram } from './diagrams/arrangeDiagram.ts';
import { Formulas } from './formula/formulas.ts';

/** What draws a deck's listings, formulas and diagrams, as far as it has any. */
export interface Painters {
  readonly code: ReadCode;
  readonly formulas: Formulas | undefined;
  readonly arrangeDiagram: typeof arrangeDiagram | undefined;
}

/** Loads what a deck needs, at first use; grammars are kept. */
export class PainterBox {
  readonly #code = new CodeReader();

  async prepare(slides: readonly PlacedSlide[]): Promise<Painters> {
    const slots = slides.flatMap(({ arrangement }) => slotsOf(arrangement));
    const hasFormulas =
      slots.some(({ slot }) => slot === 'formula') ||
      JSON.stringify(slides.map(({ slide }) => slide)).includes('"math"');
    const hasDiagrams = slots.some(({ slot }) => slot === 'diagram');
    const [code, math, diagrams] = await Promise.all([
      this.#code.prepare(slots.map((slot) => (slot.slot === 'code' ? slot.language : undefined))),
      hasFormulas ? loadMath() : undefined,
      hasDiagrams ? import('./diagrams/arrangeDiagram.ts') : undefined,
    ]);
    return {
      code,
      formulas: math && new Formulas(math),
      arrangeDiagram: diagrams?.arrangeDiagram,
    };
  }
}
