import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Role } from '../../languages/cues.ts';
import { findCues } from '../../languages/recognising/findCues.ts';
import { isLeftover } from '../../languages/recognising/labels.ts';
import { pointsBack } from '../../languages/recognising/openers.ts';
import { policy } from '../policy.ts';
import { estimateWords } from '../text/estimateWords.ts';

/** Something that a text says, with what is known of it. */
export interface Said {
  readonly text: RichText;
  readonly words: number;
  /** What it does in its document, each with how sure that is. */
  readonly roles: ReadonlyMap<Role, 1 | 2>;
  /** It says nothing without what stood before it. */
  readonly pointsBack: boolean;
  /** It ends in a colon or is a name: it says nothing without what stands below it. */
  readonly leadsIn: boolean;
  /** It says what to type. */
  readonly isCommand?: true;
  /** How much it is worth showing. */
  readonly score: number;
}

/** Where in its text a sentence stands. */
export interface Place {
  readonly opensParagraph: boolean;
  /** The first thing said under its heading. */
  readonly opensTopic?: boolean;
  readonly isLast: boolean;
  /** Inside a warning. */
  readonly isLoud: boolean;
}

const codeRanges = (text: RichText): { from: number; to: number }[] => {
  const ranges: { from: number; to: number }[] = [];
  let at = 0;
  for (const { text: part, marks } of text) {
    if (marks?.includes('code') || marks?.includes('math')) ranges.push({ from: at, to: at + part.length });
    at += part.length;
  }
  return ranges;
};

export const rolesOf = (text: RichText, language: Language): ReadonlyMap<Role, 1 | 2> => {
  const roles = new Map<Role, 1 | 2>();
  for (const { role, strength } of findCues(plain(text), language, codeRanges(text)))
    if ((roles.get(role) ?? 0) < strength) roles.set(role, strength);
  return roles;
};

const colonAtEnd = /[:：][\s*_"'»”)]*$/u;
const hasFigure = /\p{N}/u;
const { worth } = policy;

/** The table of roles and places, summed up: the only place where a sentence's worth is said. */
const scoreOf = (
  text: RichText,
  words: number,
  { roles, pointsBack: isBack, leadsIn: isLeadIn }: Pick<Said, 'roles' | 'pointsBack' | 'leadsIn'>,
  place: Place,
  language: Language,
): number => {
  let score = 0;
  let best = 0;
  for (const [role, strength] of roles) {
    const own = worth.roles[role] * (strength === 2 ? 1 : worth.unsure);
    if (own < 0) score += own;
    else best = Math.max(best, own);
  }
  score += best;
  if (place.opensParagraph) score += worth.opens;
  if (place.opensTopic) score += worth.first;
  if (place.isLast) score += worth.last;
  if (place.isLoud) score += worth.loud;
  if (hasFigure.test(plain(text))) score += worth.figure;
  if (text.some(({ marks }) => marks?.includes('strong'))) score += worth.bold;
  if (isBack) score += worth.pointsBack;
  if (isLeadIn) score += worth.leadIn;
  if (/[?？؟]\s*$/u.test(plain(text))) score += worth.asks;
  if (words < policy.sentence.few) score += isLeftover(plain(text), language) ? worth.leftover : worth.terse;
  if (isLink(plain(text))) score += worth.leftover;
  if (words > policy.sentence.easy) score += worth.wordy;
  return score;
};

/** "Source code: https://…" is for the notes. */
const isLink = (text: string): boolean => /^[^.!?。！？]{0,60}[:：]\s*<?https?:\/\/\S+$/u.test(text.trim());

const mostNameWords = 5;
/** "**Who wrote this?**" names what stands below it. */
const isName = (text: RichText, words: number): boolean =>
  words <= mostNameWords &&
  text.length > 0 &&
  text.every(({ text: part, marks }) => part.trim() === '' || marks?.includes('strong') === true);

export const saidOf = (text: RichText, place: Place, language: Language): Said => {
  const written = plain(text);
  const words = estimateWords(written);
  const known = {
    roles: rolesOf(text, language),
    pointsBack: pointsBack(written, language) !== undefined,
    leadsIn: colonAtEnd.test(written) || isName(text, words),
  };
  return { text, words, ...known, score: scoreOf(text, words, known, place, language) };
};

export const hasRole = ({ roles }: Pick<Said, 'roles'>, ...wanted: readonly Role[]): boolean =>
  wanted.some((role) => roles.has(role));
