import { limits } from '../api/limits.ts';

/** Half of a sign that the cut went through. */
const half = /[\ud800-\udbff]$/;

const terminalCode = /\u001b\[[0-9;]*[a-zA-Z]/gu;
const ends = /(?<!\s)\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu;
const turnsRound = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as one line that says what it says wherever it is shown. */
export const inOneLine = (text: string): string =>
  text.replace(terminalCode, '').replace(ends, ' ').replace(turnsRound, '').trim();

/** What a deck is called wherever decks are listed: no longer than a person may call it, however long its heading is. */
export const deckTitle = (written: string): string => {
  const title = inOneLine(written);
  return title.length <= limits.titleCharacters
    ? title
    : `${title
        .slice(0, limits.titleCharacters - 1)
        .replace(half, '')
        .trimEnd()}…`;
};
