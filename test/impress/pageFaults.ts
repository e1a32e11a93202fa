import type { ThemeId } from '../../src/deck/themes.ts';
import { languages } from '../../src/languages/languages.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { arrangedTexts } from '../support/arrangedTexts.ts';
import {
  hasOfficeFonts,
  type OfficePage,
  slidesOf,
  textsOutOfOrder,
  wordsOutside,
  wordsOverlapping,
} from '../support/officePages.ts';

const showsWidths = await hasOfficeFonts();
if (!showsWidths)
  console.log('Words over each other are not looked for: these need Arial or a font as wide.');

/** Scripts whose letters stand in the page as they are written; others are joined or turned. */
const plainScripts: ReadonlySet<string> = new Set(['Latn', 'Hans', 'Jpan']);

/** A text may quote another script. */
const plainLetters =
  /^(?:[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|\P{L})*$/u;

const isWrittenPlainly = ({ language }: Deck): boolean =>
  plainScripts.has(new Intl.Locale(languages[language].locale).maximize().script ?? '');

/** What can be wrong with the pages that an office program makes of a deck. */
export const noFaults = {
  'pages that are not its slides': [],
  'words outside their page': [],
  'words over each other': [],
  'texts that are missing or out of order': [],
} as const satisfies Record<string, readonly string[]>;

type PageFaults = Readonly<Record<keyof typeof noFaults, readonly string[]>>;

export const pageFaults = (deck: Deck, theme: ThemeId, pages: readonly OfficePage[]): PageFaults => {
  const slides = slidesOf(deck).length;
  const isPlain = isWrittenPlainly(deck);
  const texts = isPlain ? arrangedTexts(deck, theme) : [];
  return {
    'pages that are not its slides': pages.length === slides ? [] : [`${pages.length} of ${slides}`],
    'words outside their page': pages.flatMap(wordsOutside),
    'words over each other': isPlain && showsWidths ? pages.flatMap(wordsOverlapping) : [],
    'texts that are missing or out of order': texts.flatMap((own, at) => {
      const page = pages[at];
      const plain = own.filter((text) => plainLetters.test(text));
      return page ? textsOutOfOrder(plain, page).map((text) => `${at + 1}: ${text}`) : [];
    }),
  };
};
