import type { Language } from '../../api/generationOptions.ts';
import { endsInColon } from '../../deck/endsInColon.ts';
import { isWholly, plain, type RichText } from '../../deck/richText.ts';
import type { Field, Role } from '../../languages/cues.ts';
import { findCues } from '../../languages/recognising/findCues.ts';
import { isByline } from '../../languages/recognising/isByline.ts';
import {
  fieldOf,
  isLeftover,
  isThanks,
  namesNoPlace,
  pointsElsewhere,
} from '../../languages/recognising/labels.ts';
import { pointsBack } from '../../languages/recognising/openers.ts';
import { saysWhatSectionIsFor } from '../../languages/recognising/saysWhatSectionIsFor.ts';
import { connectiveLength } from '../../languages/recognising/talk.ts';
import { warns } from '../../languages/recognising/warns.ts';
import { policy } from '../policy/policy.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { lostTable } from '../text/lostTable.ts';
import { sentencesSaid } from './sentencesSaid.ts';

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
  /** The first sentence of its paragraph. */
  readonly opens?: true;
  /** The paragraph that it is a sentence of, known by being the same. */
  readonly paragraph?: RichText;
  /** It says what must not be done or forgotten. */
  readonly warns?: true;
  /** It says who does it, until when or for how much: "Responsible: Ada". */
  readonly isField?: true;
  /** It says what to type. */
  readonly isCommand?: true;
  /** It is for the notes, whatever room there is. */
  readonly isIdle?: true;
  /** How much it is worth showing. */
  readonly score: number;
}

/** Where in its text a sentence stands. */
export interface Place {
  readonly opensParagraph: boolean;
  /** The first thing said under its heading. */
  readonly opensTopic?: boolean;
  readonly isLast: boolean;
  /** The only sentence of its paragraph. */
  readonly isAlone?: boolean;
  /** Nothing stands below it under its heading: "**Library: JDBC**" names nothing there. */
  readonly endsTopic?: boolean;
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

const noRoles: ReadonlyMap<Role, 1 | 2> = new Map();

export const rolesOf = (text: RichText, language: Language): ReadonlyMap<Role, 1 | 2> => {
  const cues = findCues(plain(text), language, codeRanges(text));
  // Most say nothing of the kind, and a long document has a hundred thousand of them.
  if (cues.length === 0) return noRoles;
  const roles = new Map<Role, 1 | 2>();
  for (const { role, strength } of cues) if ((roles.get(role) ?? 0) < strength) roles.set(role, strength);
  return roles;
};

const fieldLine = /^([^:：]{2,40}?)\s*[:：]\s*\S.{0,60}$/u;
const ofTasks: ReadonlySet<Field> = new Set(['owner', 'due', 'cost']);
/** "Responsible: Ada", "Due: 4 May": who does what stands there, when, and for how much. */
const isTaskField = (text: string, language: Language): boolean => {
  const label = fieldLine.exec(text.trim())?.[1];
  const meaning = label === undefined ? undefined : fieldOf(label, language);
  return meaning?.isWhole === true && ofTasks.has(meaning.field);
};

/** "Michelle: will ask for it", "John/Matt: …" */
const someone =
  /^\s*\p{Lu}[\p{L}.'’-]{1,20}(?:(?:\s?[/&,+]\s?|\s)\p{Lu}[\p{L}.'’-]{1,20}){0,2}[:：]\s+(?!https?:)/u;

const hasFigure = /\p{N}/u;
const { worth } = policy;

/** Short and not in code, which says it to a program: "NOT NULL". */
const isWarning = (text: RichText, words: number, language: Language): boolean =>
  words <= policy.sentence.easy &&
  warns(plain(text.filter(({ marks }) => !marks?.includes('code'))), language);

interface Known extends Pick<Said, 'roles' | 'pointsBack' | 'leadsIn' | 'warns'> {
  /** "TBD", "None" */
  readonly isLeft: boolean;
  /** It is said beside the text, or says where to look. */
  readonly isAside: boolean;
}

/** "(It had been out of stock since May.)" between other sentences is one of them, where there is room for it. */
const isWithin = (text: RichText, { isAlone }: Place): boolean =>
  isAlone !== true && /^\s*[(（]/u.test(plain(text));

/** The table of roles and places, summed up: the only place where a sentence's worth is said. */
const scoreOf = (
  text: RichText,
  words: number,
  { roles, pointsBack: isBack, leadsIn: isLeadIn, warns: isWarning, isLeft, isAside }: Known,
  place: Place,
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
  if (isWarning) score += worth.warns;
  if (hasFigure.test(plain(text))) score += worth.figure;
  if (text.some(({ marks }) => marks?.includes('strong'))) score += worth.bold;
  if (isBack) score += worth.pointsBack;
  if (isLeadIn) score += worth.leadIn;
  if (/[?？؟]\s*$/u.test(plain(text))) score += worth.asks;
  if (/[!！]\s*$/u.test(plain(text)) && words <= policy.sentence.exclaimed && best === 0)
    score += worth.exclaims;
  if (words < policy.sentence.few) score += isLeft ? worth.leftover : worth.terse;
  if (isAside) score += worth.leftover;
  if (words > policy.sentence.easy) score += worth.wordy;
  if (words > policy.sentence.most) score += worth.wall;
  return score;
};

/** Where there is room for it, a long sentence is worth what it says. */
export const unwalled = (said: Said): Said =>
  said.words > policy.sentence.most
    ? { ...said, score: said.score - policy.worth.wall - policy.worth.wordy }
    : said;

/** "2026-06-14 01:10" */
const date = /^(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d\d(?::\d\d)?)?[.。]?$/u;

const asides: readonly RegExp[] = [
  /** "Source code: https://…", but not "The first meeting is on 22 May: https://…", nor what to do with an address */
  /^(?!(?=[^:：]*\d)(?:[^\s:：]+\s+){5}|(?:[^\s:：]+\s+){8})(?:[^.!?。！？([（]|[([（][^)\]）]{0,40}[)\]）]){0,60}[:：]\s*<?https?:\/\/\S+$/u,
  /** "https://example.org/guide (English)" */
  /^\W*(?:https?:\/\/|www\.)\S+(?:\s*\([^()]*\))?$/u,
  /** "(More on this next week.)"; a figure in brackets is said for a reason. */
  /^(?!.*(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}]))(?:\([^()]*\)|\[[^[\]]*\]|（[^（）]*）)[.。]?$/u,
  /** "*Extracted from the issues that carry the label." */
  /^\*[^*\s][^*]*$/u,
  date,
  /** "[1] - example.org" below a text that refers to it */
  /^(?:\[\d{1,3}\][:.]?\s*(?:[–—-]\s*)?[^\s[:.–—-][^\s[]*\s*)+$/u,
  lostTable,
  /** "& more!" */
  /^(?:&|…|\.{3})\s?\P{Lu}{0,24}$/u,
  /** "If it is not there, ask ." has lost a word that was no text. */
  /\p{L}\s[.。]$/u,
];

const local = /\bhttps?:\/\/(?:[\w-]+\.)*(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b/u;
const address = /\bhttps?:\/\/|\bwww\./u;
const due: readonly Role[] = ['decision', 'ask', 'action'];
/** Somebody surely is to do or to decide something, or did. */
export const isDue = (roles: Said['roles']): boolean => due.some((role) => roles.get(role) === 2);

/** "A full example is available [here](…)." */
const endsInBareLink = (text: RichText, language: Language): boolean => {
  const last = text.findLast(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
  return last?.href !== undefined && namesNoPlace(last.text, language);
};

const lastWord = /([\p{L}\p{M}]+)\P{L}*$/u;
/** "You can read more about this here." had a link that leads nowhere outside of its page. */
const endsInLostLink = (written: string, language: Language): boolean =>
  namesNoPlace(lastWord.exec(written.slice(-longestWord))?.[1] ?? '', language);
const longestWord = 24;

/** "See the appendix for details." says nothing itself, unless somebody is to do it. */
const isPointer = (text: RichText, words: number, roles: Said['roles'], language: Language): boolean => {
  if (words > policy.sentence.easy || isDue(roles)) return false;
  if (endsInBareLink(text, language)) return true;
  // "Browse to http://localhost:8080" is done, not looked up.
  if (local.test(plain(text))) return false;
  const hasAddress =
    text.some(({ text: part, href }) => href !== undefined || address.test(part)) ||
    endsInLostLink(plain(text), language);
  return pointsElsewhere(plain(text), hasAddress, language);
};

/** "[The incident in the chat](…)", "Source: [The incident](…)": alone in its paragraph it leads elsewhere. */
const isLink = (text: RichText, words: number, { isAlone }: Place): boolean => {
  if (isAlone !== true || text.length === 0) return false;
  const [label, ...linked] = text;
  const isLabelled = linked.length > 0 && label!.href === undefined && sourceLabel.test(label!.text);
  return (
    (isLabelled || words <= mostLinkWords) &&
    (isLabelled ? linked : text).every(({ text: part, href }) => href !== undefined || part.trim() === '')
  );
};
const mostLinkWords = 8;
const sourceLabel = /^\s*[^.!?:：]{1,24}[:：]\s*$/u;

const bracketed =
  /^[[(（［【]\s*([^:：[\](){}（）［］【】]{2,24})[:：][^[\]（）［］【】]*[\])）］】][.。]?$/u;
/** "[TODO: ask whether the figure may be in colour]" is what the author still owes. */
const isLeftInBrackets = (written: string, language: Language): boolean => {
  const [, label] = bracketed.exec(written) ?? [];
  return label !== undefined && isLeftover(label, language);
};

/** What is said beside the text, to somebody, or says nothing: it is for the notes. */
export const isIdle = (text: RichText, language: Language): boolean => {
  const written = plain(text).trim();
  return (
    (!someone.test(written) && asides.some((aside) => aside.test(written))) ||
    isLeftInBrackets(written, language) ||
    isThanks(written.slice(connectiveLength(written, language)), language) ||
    isByline(written, language) ||
    saysWhatSectionIsFor(written, language)
  );
};

const mostNameWords = 5;
const tellsItself = /[:：]\s*[^\s\p{P}]/u;
/** "**Who wrote this?**" names what stands below it. */
const isName = (text: RichText, words: number): boolean =>
  words <= mostNameWords && text.length > 0 && isWholly(text, 'strong');

/** "(If you are unsure, rest.)" is said of what stands before it; "(optional) Rest." is not. */
const bracket = /^\s*[(（](?:[^()（）]|[(（][^()（）]*[)）])*(?:$|[)）][.。]?\s*$)/u;

export const isInBrackets = (written: string): boolean => bracket.test(written);

/** "Besides, the lease ends in June." at the beginning of a paragraph joins it to the one before, and says what it says. */
const leansBack = (written: string, { opensParagraph, opensTopic }: Place, language: Language): boolean => {
  if (opensTopic !== true && isInBrackets(written)) return true;
  if (pointsBack(written, language, opensTopic) === undefined) return false;
  const joins = opensParagraph ? connectiveLength(written, language) : 0;
  return joins === 0 || pointsBack(written.slice(joins), language) !== undefined;
};

/** "Next meeting" over nothing but a date asks for it. */
const isDateAskedFor = (written: string, { isAlone, opensTopic, endsTopic }: Place): boolean =>
  isAlone === true && opensTopic === true && endsTopic === true && date.test(written.trim());

const nothingSaid: Said['roles'] = new Map();

export const saidOf = (text: RichText, place: Place, language: Language): Said => {
  const written = plain(text);
  const words = estimateWords(written);
  const isField = isTaskField(written, language);
  const found = isLeftInBrackets(written.trim(), language) ? nothingSaid : rolesOf(text, language);
  const isTask = isField || (found.has('action') && someone.test(written));
  const roles = isTask ? new Map([...found, ['action', 2] as const]) : found;
  const isLeft = words < policy.sentence.few && isLeftover(written, language);
  const isAside =
    (isIdle(text, language) && !isDateAskedFor(written, place)) ||
    isPointer(text, words, roles, language) ||
    isLink(text, words, place);
  const known = {
    roles,
    pointsBack: leansBack(written, place, language),
    leadsIn:
      endsInColon(text) ||
      (isName(text, words) &&
        !(tellsItself.test(written) && (place.endsTopic === true || hasRole({ roles }, ...due)))),
    ...(isWarning(text, words, language) ? { warns: true as const } : {}),
  };
  return {
    text,
    words,
    ...known,
    ...(place.opensParagraph ? { opens: true } : {}),
    ...(isField ? { isField: true as const } : {}),
    ...(isLeft || (isAside && !isWithin(text, place)) ? { isIdle: true as const } : {}),
    score: scoreOf(text, words, { ...known, isLeft, isAside }, place),
  };
};

/** The sentences of a line that stands in a list. */
export const saidIn = (line: RichText, language: Language): Said[] =>
  sentencesSaid(line, language).map((sentence, at) =>
    saidOf(sentence, { opensParagraph: at === 0, isLast: false, isLoud: false }, language),
  );

export const hasRole = ({ roles }: Pick<Said, 'roles'>, ...wanted: readonly Role[]): boolean =>
  wanted.some((role) => roles.has(role));
