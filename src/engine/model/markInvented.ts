import { fill } from '../../deck/languages/deckWords.ts';
import { locales } from '../../deck/languages/locales.ts';
import { deckWords } from '../../deck/languages/wordsOfDeck.ts';
import type { Slide } from '../../deck/slide.ts';
import { slideText } from '../writing/slideText.ts';
import { inventedIn, type Known } from './honesty.ts';
import type { Talk } from './instructions.ts';

/** Shown as the sources have them, or computed from them. */
const verbatim: readonly Slide['layout'][] = [
  'table',
  'chart',
  'code',
  'diagram',
  'math',
  'quote',
  'gallery',
];

/** "1", "2", "3" before steps count them. */
const spoken = (slide: Slide): string =>
  slide.layout === 'steps'
    ? slideText({
        ...slide,
        steps: slide.steps.map((step) => (/^\d{1,2}\.?$/.test(step.label) ? { ...step, label: '' } : step)),
      })
    : slideText(slide);

/** Says in a slide's notes what of it is in neither prompt nor sources. */
export const markInvented = (
  slide: Slide,
  known: Known,
  quotable: string,
  { language }: Pick<Talk, 'language'>,
): Slide => {
  if (verbatim.includes(slide.layout)) return slide;
  const invented = inventedIn(spoken(slide), known, quotable, language);
  if (invented.length === 0) return slide;
  const items = new Intl.ListFormat(locales[language], { type: 'unit' }).format(invented);
  const mark = fill(deckWords(language).notices.notFromSources, { items });
  return { ...slide, notes: [slide.notes, mark].filter((text) => text !== '').join('\n\n') };
};
