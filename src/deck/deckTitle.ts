import { limits } from '../api/limits.ts';

/** Half of a sign that the cut went through. */
const half = /[\ud800-\udbff]$/;

/** What a deck is called wherever decks are listed: no longer than a person may call it, however long its heading is. */
export const deckTitle = (title: string): string =>
  title.length <= limits.titleCharacters
    ? title
    : `${title
        .slice(0, limits.titleCharacters - 1)
        .replace(half, '')
        .trimEnd()}…`;
