import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { policy } from '../../policy/policy.ts';
import { joinRich, withoutColon } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';

interface Parted {
  /** The sentence that runs through the formula, without it. */
  readonly through: RichText;
  /** Its end, as it stands below the formula. */
  readonly end: RichText;
  readonly rest: RichText;
}

const startsSmall = /^\s*\p{Ll}/u;
const hasEnd = /[,，;；.!?。！？]\s*$/u;

/** "where $a$ is the area" goes on with what stands above a formula: both are said with it. */
export const throughFormula = (
  above: RichText | undefined,
  below: RichText,
  language: Language,
): Parted | undefined => {
  if (!startsSmall.test(plain(below))) return undefined;
  const [end = [], ...rest] = richSentences(below, language);
  const opening = above && (!hasEnd.test(plain(above)) ? [...withoutColon(above), { text: ' …' }] : above);
  const through = opening ? joinRich([opening, end], ' ') : end;
  if (plain(through).length > policy.text.aboveLetters) return undefined;
  return { through, end, rest: joinRich(rest, ' ') };
};
