import { themeOf } from '../../deck/look.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import { layouts } from '../../layouts/layouts.ts';
import type { Measure } from '../../layouts/measure/measure.ts';
import type { LayoutName } from '../../layouts/slide.ts';
import { soleSlide } from '../soleSlide.ts';
import { applyEdits } from './applyEdits.ts';
import { layoutChoices } from './changeLayout.ts';
import type { LineEdit } from './edit.ts';

export interface SmallerForm {
  readonly layout: LayoutName;
  readonly edit: LineEdit;
}

/** The forms in which all that stands on the slide at a line fits on one slide; none where it fits as it is. */
export const smallerForms = (text: string, line: number, measure: Measure): readonly SmallerForm[] => {
  const fits = (written: string, at: number): boolean => {
    const { deck, slides } = soleSlide(written, at);
    const setting = {
      theme: themeOf(deck),
      measure,
      words: deckWords(deck.language),
      sizeOf: () => undefined,
    };
    return slides.every((slide) => layouts.arrange(slide, setting).fits);
  };
  if (fits(text, line)) return [];
  return layoutChoices(text, line).flatMap(({ layout, edit }) =>
    fits(applyEdits(text, [edit]), edit.line) ? [{ layout, edit }] : [],
  );
};
