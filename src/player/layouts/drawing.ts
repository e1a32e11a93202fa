import type { DeckWords } from '../../deck/languages/deckWords.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Picture } from '../../deck/slide.ts';
import type { DrawChart } from '../drawing/charts.ts';
import type { DrawCode } from '../drawing/code.ts';
import type { DrawNotes } from '../drawing/notes.ts';
import type { Html } from '../html.ts';
import type { DrawMath } from '../richText.ts';

/** What a layout draws with. */
export interface Drawing {
  readonly text: (text: RichText) => Html;
  readonly math: DrawMath;
  readonly notes: DrawNotes;
  readonly code: DrawCode;
  readonly chart: DrawChart;
  readonly picture: (picture: Picture, box: { readonly width: number; readonly height: number }) => Html;
  /** The theme's pattern; `part` makes it another one of the same deck. */
  readonly motif: (part: string) => Html;
  readonly words: DeckWords;
}
