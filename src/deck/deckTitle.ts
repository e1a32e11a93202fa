import { limits } from '../api/limits.ts';
import { inOneLine } from '../api/oneLine.ts';

/** Half of a sign that the cut went through. */
const half = /[\ud800-\udbff]$/;

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
