import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain } from '../../../deck/richText.ts';
import { endsOpen, leadsIn } from '../../../languages/recognising/openers.ts';
import { joinRich, withColon } from '../../text/richJoin.ts';
import { binds } from '../binds.ts';
import type { Said } from '../said.ts';

/** "It ensures," goes on in what stands below. */
const goesOn = /[,，、;；]\s*$/u;
/** "What can you do?" is answered by the list below it. */
const asks = /[?？؟]\s*$/u;
/** Of letters. */
export const shortIntroduction = 160;
/** What announces a command says where and when it is typed. */
export const longIntroduction = 260;

/** Whether a short paragraph right above says what stands below it. */
export const introduces = (said: readonly Said[], language: Language): boolean => {
  const last = said.at(-1);
  if (!last) return false;
  const text = plain(last.text);
  return (
    last.leadsIn ||
    goesOn.test(text) ||
    (text.length <= shortIntroduction && (said.length === 1 || asks.test(text) || leadsIn(text, language)))
  );
};

const mostOfParagraph = 28;
/** "Only the large boats need it. Small ones do not." says of a command when it is typed by all of it. */
const isShortParagraph = (said: readonly Said[], language: Language): boolean =>
  said.length === 2 &&
  !leadsIn(plain(said[1]!.text), language) &&
  said[0]!.opens === true &&
  said.every((each, at) => !each.leadsIn && !binds(each) && (at === 0 || each.opens !== true)) &&
  said.reduce((sum, { words }) => sum + words, 0) <= mostOfParagraph;

/** Whether the last sentence may stand above a listing: it does not go on about the one before it. */
export const isNear = (said: readonly Said[]): boolean => {
  const last = said.at(-1);
  return (
    last !== undefined &&
    plain(last.text).length <= shortIntroduction &&
    (said.length === 1 || !last.pointsBack || last.opens === true)
  );
};

/** "The drift is" ends in the formula below it, and no full stop makes a sentence of it. */
export const endsBelow = (said: readonly Said[]): boolean => {
  const last = said.at(-1);
  return last !== undefined && /[\p{L}\p{N}]\s*$/u.test(plain(last.text));
};

const fewestAnnouncing = 4;
/** "Primarily:" at the end of a paragraph says nothing without the sentence before it. */
const isPart = (before: Said, last: Said): boolean =>
  last.leadsIn &&
  (last.words === 1 || (last.pointsBack && last.words < fewestAnnouncing)) &&
  last.opens !== true &&
  !before.leadsIn;

const mostBetween = 45;
/** "You can set it up with the following commands. You might ask your provider first." */
const isAnnounced = (before: Said, last: Said, language: Language): boolean =>
  !last.leadsIn &&
  last.opens !== true &&
  leadsIn(plain(before.text), language) &&
  !endsInColon(before.text) &&
  before.words + last.words <= mostBetween;

const leastBetween = 2;
/** "Here is the whole of `row`. `a` is an oar. `b` is another.": the first of them is what announces the listing below. */
export const announcesFromAfar = (said: readonly Said[], language: Language): boolean => {
  const [first, ...others] = said;
  return (
    first?.opens === true &&
    others.length >= leastBetween &&
    !endsInColon(first.text) &&
    leadsIn(plain(first.text), language) &&
    others.every((each) => !each.leadsIn && !each.opens)
  );
};

/** How many of the last sentences introduce a block together, and what they say. */
export const introductionOf = (
  said: readonly Said[],
  language: Language,
  isTyped: boolean,
): { readonly count: number; readonly lead: Said } => {
  const [before, last] = [said.at(-2), said.at(-1)!];
  const isBoth =
    before &&
    (isPart(before, last) ||
      isAnnounced(before, last, language) ||
      (isTyped && isShortParagraph(said, language)));
  if (!isBoth) return { count: 1, lead: last };
  const text = joinRich([before.text, last.text], ' ');
  return { count: 2, lead: { ...before, text, words: before.words + last.words, leadsIn: true } };
};

const mostJoining = 2;
/** "Or, maybe," joins what comes next to what was before, and says nothing above it. */
export const onlyJoins = ({ text, words }: Said): boolean =>
  words <= mostJoining && /[,，、،]\s*$/u.test(plain(text));

/** No sentence, and nothing that announces what comes next. */
const longestCaption = 80;
export const isCaption = (text: string): boolean =>
  text.length <= longestCaption && /[\p{L}\p{N})\]]\s*$/u.test(text);

/** "People resort to" goes on in the list below it, whatever ends it. */
export const openLead = (lead: Said, language: Language): Said => {
  const text = withColon(lead.text);
  return text !== lead.text && endsOpen(plain(lead.text), language) ? { ...lead, text, leadsIn: true } : lead;
};
