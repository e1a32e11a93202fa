import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { policy } from '../../policy/policy.ts';
import { joinRich } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';

interface Parted {
  /** The sentence that runs through what is typed, without that. */
  readonly through: RichText;
  /** Its end, as it stands below. */
  readonly end: RichText;
  readonly rest: RichText;
}

/** "... it is a boat" takes up what was broken off. */
const openingDots = /^\s*(?:(?:\.{2,4}|…)\s*)?/u;

/** What takes it up, without the dots. */
export const takenUp = (text: RichText): RichText =>
  sliceRich(text, openingDots.exec(plain(text))![0].length, plain(text).length);

/** "`small` gives you 200 of them" begins with a name, and a sentence of its own. */
export const startsSmall = (text: RichText): boolean => {
  const [first] = text;
  const [start] = openingDots.exec(plain(text))!;
  const isSmall = /^\p{Ll}/u.test(plain(text).slice(start.length));
  return isSmall && !first?.marks?.includes('code') && first?.href === undefined;
};
const hasEnd = /[.!?。！？]\s*$/u;

/** What comes after the text is another sentence. */
export const isEnded = (text: RichText): boolean => hasEnd.test(plain(text));

const hasPause = /[,，;；]\s*$/u;

/** "where $a$ is the area" goes on with what stands above a formula or a listing: both are said with it. */
export const sentenceThrough = (
  above: RichText | undefined,
  below: RichText,
  language: Language,
): Parted | undefined => {
  // "Get it (see the manual)." ended above.
  if (!startsSmall(below) || (above && isEnded(above))) return undefined;
  const [end = [], ...rest] = richSentences(takenUp(below), language);
  // "or, if you have it:" leads to the next listing.
  if (endsInColon(end)) return undefined;
  const opening = above && (!hasPause.test(plain(above)) ? [...withoutColon(above), { text: ' …' }] : above);
  const through = opening ? joinRich([opening, end], ' ') : end;
  if (plain(through).length > policy.text.aboveLetters) return undefined;
  return { through, end, rest: joinRich(rest, ' ') };
};
