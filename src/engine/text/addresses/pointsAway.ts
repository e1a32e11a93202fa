import { plain, type RichText } from '../../../deck/richText.ts';
import { estimateWords } from '../estimateWords.ts';

const address = /\bhttps?:\/\/|\bwww\./u;
const mostWords = 6;

/** "Spawned from https://example.org/issues/3603" and what is a link from end to end say where something else is. */
export const pointsAway = (text: RichText): boolean =>
  text.every(({ text: part, href }) => part.trim() === '' || href !== undefined) ||
  (address.test(plain(text)) && estimateWords(plain(text)) <= mostWords);
