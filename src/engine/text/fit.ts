import { titleBox, titleLines } from '../../deck/canvas.ts';
import { themeOf } from '../../deck/look.ts';
import type { RichText } from '../../deck/richText.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Setting } from '../../layouts/layout.ts';
import { layouts } from '../../layouts/layouts.ts';
import { createMeasure } from '../../layouts/measure/fontMeasure.ts';
import { titleSteps, widestTitle } from '../../layouts/parts/titles.ts';
import type { Slide } from '../../layouts/slide.ts';

export const measure = createMeasure();

/** A slide that fits in one theme and language fits in all. */
const anySetting: Setting = {
  theme: themeOf({ theme: '' }),
  measure,
  words: deckWords('us'),
  sizeOf: () => undefined,
};

/** More than the smallest type of any layout has room for: what is longer need not be measured. */
const mostLetters = 20_000;

const lettersOf = (slide: Slide): number =>
  layouts.texts(slide).reduce((sum, { text }) => text.reduce((all, span) => all + span.text.length, sum), 0);

export const fits = (slide: Slide): boolean =>
  lettersOf(slide) <= mostLetters && layouts.arrange(slide, anySetting).fits;

export const linesIn = (text: RichText, style: TypeStyle, width: number): number =>
  measure.lines(text, style, width);

const titleLinesOf = (text: RichText): number => linesIn(text, widestTitle(typeScale.title), titleBox.width);

export const isTitle = (text: RichText): boolean => titleLinesOf(text) <= titleLines.heading;
/** A whole sentence may be set smaller than a heading. */
export const isSentenceTitle = (text: RichText): boolean =>
  titleSteps.some((step) => linesIn(text, widestTitle(step), titleBox.width) <= step.lines);
export const isOneLineTitle = (text: RichText): boolean => titleLinesOf(text) <= 1;
