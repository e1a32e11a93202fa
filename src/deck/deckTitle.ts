import { limits, notOnOneLine } from '../api/limits.ts';

/** Half of a sign that the cut went through. */
const half = /[\ud800-\udbff]$/;

/** A text as one line that says what it says wherever it is shown. */
const inOneLine = (text: string): string =>
  notOnOneLine.test(text)
    ? text
        .replace(/\u001b\[[0-9;]*[a-zA-Z]/gu, '')
        .replace(/(?<!\s)\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ')
        .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim()
    : text;

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
