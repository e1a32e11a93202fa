import { limits } from '../api/limits.ts';
import { inOneLine } from '../api/oneLine.ts';

const most = limits.titleCharacters;

/** What a deck is called wherever decks are listed: no longer than a person may call it, however long its heading is. */
export const deckTitle = (written: string): string => {
  const title = inOneLine(written);
  // A sign is two units at most.
  const signs = [...title.slice(0, 2 * (most + 1))];
  return signs.length <= most
    ? title
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
