import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isTitle } from '../../text/fit.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle } from '../../text/shorten.ts';
import type { Frame, Writing } from '../draft/draft.ts';
import { isClear, isPlainSentence, opensLarge, tellsItself } from '../draft/plainSentence.ts';
import { goesOnWith, isPlain, type Point, pointOf, quoted } from './points.ts';
import { isKicker } from './room.ts';

interface Page {
  readonly frame: Frame;
  readonly points: readonly Point[];
}

const { leastWords, mostWords } = policy.headline;

/** "2026" and "14:10" name nothing. */
const isName = /\p{L}{2}/u;

const isAlone = ([first, ...others]: readonly Point[]): boolean =>
  first !== undefined &&
  isPlain(first) &&
  first.number === undefined &&
  others.every((point) => goesOnWith(first, point));

/** "May we join? We have what it takes.": what an entry begins with, if it is understood by itself and more is said below it. */
const openingOf = (
  [first, ...others]: readonly Point[],
  language: Language,
): { readonly title: RichText; readonly below: readonly Point[] } | undefined => {
  if (first?.from !== 'item' || first.goesOn) return undefined;
  const [opening = [], ...more] = richSentences(first.text, language);
  const rest = more.length > 0 ? [{ ...pointOf(joinSentences(more), 'item'), paragraph: first.text }] : [];
  const below = [...rest, ...others];
  const title = asTitle(opening);
  const words = estimateWords(plain(title));
  const stands =
    below.length > 0 &&
    words >= leastWords &&
    words <= mostWords &&
    opensLarge(title) &&
    !quoted.test(plain(title)) &&
    !tellsItself.test(plain(title)) &&
    !endsInColon(title) &&
    (/[?？؟]\s*$/u.test(plain(title)) ? isClear(title, language) : isPlainSentence(title, language)) &&
    isTitle(title);
  return stands ? { title, below } : undefined;
};

/** A page that one entry has to itself is called by its name, or by what it begins with, below the heading of the list. */
export const calledByEntry = (page: readonly Point[], frame: Frame, { style, language }: Writing): Page => {
  if (!isAlone(page) || !isKicker(frame.title)) return { frame, points: page };
  const [first, ...others] = page;
  const { lead, ...unnamed } = first!;
  const under = (title: RichText, points: readonly Point[]): Page => ({
    frame: { ...frame, title, ...(frame.isNameless ? {} : { kicker: frame.title }) },
    points,
  });
  const name = asTitle(lead ?? []);
  if (lead)
    return isName.test(plain(name)) && isTitle(name)
      ? under(name, [unnamed, ...others])
      : { frame, points: page };
  const opening = style === 'Preserve' ? undefined : openingOf(page, language);
  return opening ? under(opening.title, opening.below) : { frame, points: page };
};
