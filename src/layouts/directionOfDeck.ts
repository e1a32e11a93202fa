import { directionOf } from '../languages/formats.ts';
import { languages } from '../languages/languages.ts';
import { isWrittenRightToLeft } from '../languages/recognising/isWrittenRightToLeft.ts';
import type { Deck } from './deck.ts';

/** What is set as text on any layout, a layout's own among them. */
const textsOf = ({ title, sections }: Deck): string => {
  const texts = [title];
  JSON.stringify(sections, (name, value) => {
    if (name === 'text' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join(' ');
};

/** As the deck's language is read; where that is none of ours, as the script of its texts is. */
export const directionOfDeck = (deck: Deck): 'ltr' | 'rtl' => {
  const content = deck.contentLanguage ?? languages[deck.language].locale;
  return directionOf(content) === 'rtl' || isWrittenRightToLeft(textsOf(deck)) ? 'rtl' : 'ltr';
};
