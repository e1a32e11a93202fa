import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import { type Narrative, type Subject, subjects } from '../vocabulary.ts';
import { remembered } from './remembered.ts';

/** How far a word may go on after a cue: "risk" is in "risks", but "plan" is not in "planet". */
const freeEnding = 5;
const shortEnding = 1;
const withoutSpaces = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const letter = /[\p{L}\p{M}\p{N}]/u;
const arabicArticle = /(^|[^\p{L}])(?:وال|بال|كال|لل|ال)(?=\p{L}{2})/gu;

export const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(arabicArticle, '$1')
    .replace(/\s+/g, ' ');

interface Cue {
  readonly text: string;
  /** Of a script that writes its words together. */
  readonly isJoined: boolean;
  /** A longer cue says more: "next steps" is not about "steps". */
  readonly weight: number;
}

const cueOf = (written: string): Cue => {
  const text = normalized(written.trim());
  const isJoined = withoutSpaces.test(text);
  return { text, isJoined, weight: 1 + (isJoined ? text.length / 4 : text.split(' ').length) };
};

const cuesOf = (list: string): Cue[] => list.split(',').map(cueOf);

const isIn = ({ text: cue, isJoined }: Cue, text: string): boolean => {
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    if (isJoined) return true;
    if (at > 0 && letter.test(text[at - 1]!)) continue;
    const rest = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(at + cue.length))![0];
    if (rest.length <= (cue.length >= freeEnding ? 40 : shortEnding)) return true;
  }
  return false;
};

const lists = new Map<string, readonly Cue[]>();
const cached = (key: string, list: () => string): readonly Cue[] => {
  const known = lists.get(key);
  if (known) return known;
  const made = cuesOf(list());
  lists.set(key, made);
  return made;
};

/** The language's own cues, and the English ones, which documents in every language use. */
const languagesRead = (language: Language): readonly Language[] =>
  language === 'us' || language === 'uk' ? ['us'] : [language, 'us'];

const strongestOf =
  (cues: readonly Cue[]) =>
  (text: string): number =>
    cues.reduce((best, cue) => (cue.weight > best && isIn(cue, text) ? cue.weight : best), 0);

const scorers = new Map<string, (text: string) => number>();
/** Of one language's cues for a subject, the strongest that a text has. */
const scorerOf = (read: Language, subject: Subject): ((text: string) => number) => {
  const key = `${read} ${subject}`;
  const known = scorers.get(key);
  if (known) return known;
  const [sure, , perhaps] = languages[read].vocabulary.subjects[subject];
  const made = remembered(strongestOf(cuesOf(`${sure}, ${perhaps}`)));
  scorers.set(key, made);
  return made;
};

/** How clearly a text, `normalized`, is about a subject: 0 when none of its cues is in it. */
export const subjectScore = (text: string, subject: Subject, language: Language): number =>
  Math.max(...languagesRead(language).map((read) => scorerOf(read, subject)(text)));

export const subjectCues = (subject: Subject, language: Language): readonly string[] =>
  languagesRead(language).flatMap((read) =>
    cached(`${read} ${subject} cues`, () => languages[read].vocabulary.subjects[subject][2]).map(
      ({ text }) => text,
    ),
  );

/** How many of a narrative's telling words are in a text, weighted. */
export const narrativeScore = (text: string, narrative: Narrative, language: Language): number =>
  languagesRead(language)
    .flatMap((read) => cached(`${read} ${narrative}`, () => languages[read].vocabulary.narratives[narrative]))
    .reduce((sum, cue) => sum + (isIn(cue, text) ? cue.weight : 0), 0);

/** What a heading is about, most likely first. */
export const subjectsOf = (heading: string, language: Language): { subject: Subject; score: number }[] => {
  const text = normalized(heading);
  return subjects
    .map((subject) => ({ subject, score: subjectScore(text, subject, language) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
};
