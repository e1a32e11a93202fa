import { limits } from '../../api/limits.ts';
import type { Deck } from '../../layouts/deck.ts';
import { JsonText } from '../http/jsonText.ts';

type Head = Omit<Deck, 'sections'>;

const sectionsKey = ',"sections":';

/** A deck's JSON as it is stored: the sections last, so that they can be told from the rest without reading them. */
export const joinDeckJson = (head: Head, sections: string): string =>
  `${JSON.stringify(head).slice(0, -1)}${sectionsKey}${sections}}`;

export const writeDeckJson = ({ sections, ...head }: Deck): string =>
  joinDeckJson(head, JSON.stringify(sections));

/** What stands before the sections is read, they are not. In a text of JSON their key could stand only escaped. */
export function splitDeckJson(
  deck: string,
): Pick<Deck, 'notices'> & { readonly sections: JsonText<Deck['sections']> } {
  const at = deck.indexOf(sectionsKey);
  const { notices } = JSON.parse(`${deck.slice(0, at)}}`) as Partial<Head>;
  // Older programs wrote the notices after the sections.
  if (notices === undefined) return splitOldJson(JSON.parse(deck) as Deck);
  return { notices, sections: new JsonText(deck.slice(at + sectionsKey.length, -1)) };
}

const splitOldJson = ({ notices, sections }: Deck) => ({
  notices,
  sections: new JsonText<Deck['sections']>(JSON.stringify(sections)),
});

export const isTooLarge = (deck: string): boolean => Buffer.byteLength(deck) > limits.deckJsonBytes;
