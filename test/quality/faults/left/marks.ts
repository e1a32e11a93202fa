import { lettersOnly } from '../letters.ts';
import type { ShownSlide } from '../shownDeck.ts';
import type { SourceText } from '../sourceText.ts';

/** "3 more in the notes": a line of the deck's own, with a number, that says how much is left out. */
export const saysWhatIsLeftOut = (slide: ShownSlide, source: SourceText): boolean =>
  slide.texts.some(({ text, path }) => {
    if (path[0] === 'title' || path.includes('label') || path.includes('value')) return false;
    return (
      /\p{N}/u.test(text) &&
      /\p{L}/u.test(text) &&
      text.length < 80 &&
      !source.letters.includes(lettersOnly(text))
    );
  });
