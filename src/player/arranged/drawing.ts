import type { Box } from '../../deck/canvas.ts';
import type { Picture } from '../../deck/slide.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';
import type { DeckWords } from '../../languages/deckWords.ts';
import type { Run } from '../../layouts/arrangement.ts';
import type { DrawChart } from '../drawing/charts.ts';
import type { DrawCode } from '../drawing/code.ts';
import type { DrawNotes } from '../drawing/notes.ts';
import type { Html } from '../html.ts';
import type { DrawMath } from '../richText.ts';

/** What an arrangement is drawn with. */
export interface Drawing {
  readonly text: (text: readonly Run[]) => Html;
  /** The class that sets a style, known to the page from then on. */
  readonly styleClass: (style: TypeStyle) => string;
  /** Where a box stands, as CSS has it. */
  readonly place: (box: Box) => string;
  /** The same within a card, whose theme says how far its content is from its edge. */
  readonly placeInCard: (box: Box) => string;
  readonly math: DrawMath;
  readonly notes: DrawNotes;
  readonly code: DrawCode;
  readonly chart: DrawChart;
  readonly picture: (picture: Picture, box: { readonly width: number; readonly height: number }) => Html;
  /** The theme's pattern; `part` makes it another one of the same deck. */
  readonly motif: (part: string) => Html;
  readonly words: DeckWords;
}
