import type { Span } from '../../deck/richText.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';

/** How much room text takes, from the fonts' own widths. What could come out either way is counted as the worse. */
export interface Measure {
  /** Never fewer than a browser draws; 0 for no text. */
  readonly lines: (text: readonly Span[], style: TypeStyle, width: number) => number;
  /** Of its longest line, however it could be broken. */
  readonly width: (text: readonly Span[], style: TypeStyle) => number;
  /** Of its longest piece that is not broken: narrower boxes tear words apart. */
  readonly wordWidth: (text: readonly Span[], style: TypeStyle) => number;
}
