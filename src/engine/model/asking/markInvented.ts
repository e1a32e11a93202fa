import { plain } from '../../../deck/richText.ts';
import { fill } from '../../../languages/deckWords.ts';
import { languages } from '../../../languages/languages.ts';
import { deckWords } from '../../../languages/wordsOfDeck.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { inventedIn, type Known } from './honesty.ts';
import type { Talk } from './instructions.ts';

/** "1", "2", "3" before steps count them. */
const counts: ReadonlySet<string> = new Set(['number']);
/** All that a slide says. */
export const wordsOf = (slide: Slide): string =>
  layouts
    .texts(slide)
    .flatMap(({ role, text }) => (counts.has(role) ? [] : [plain(text)]))
    .join('\n');

/** Says in a slide's notes what of all that was said for it is in neither prompt nor sources. */
export const markInvented = (
  slide: Slide,
  said: string,
  known: Known,
  quotable: string,
  { language }: Pick<Talk, 'language'>,
): Slide => {
  const invented = inventedIn(said, known, quotable, language);
  if (invented.length === 0) return slide;
  const items = new Intl.ListFormat(languages[language].locale, { type: 'unit' }).format(invented);
  const mark = fill(deckWords(language).notices.notFromSources, { items });
  return { ...slide, notes: [slide.notes, mark].filter((text) => text !== '').join('\n\n') };
};
