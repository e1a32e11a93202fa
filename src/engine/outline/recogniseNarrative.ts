import type { Language } from '../../api/generationOptions.ts';
import { arcs, narratives } from '../../deck/narratives.ts';
import { narrativeScore, normalized, subjectScore } from '../../languages/recognising/subjects.ts';
import type { Narrative } from '../../languages/vocabulary.ts';

export interface NarrativeGuess {
  readonly narrative: Narrative;
  /** Well ahead of every other, on evidence of its own. */
  readonly isClear: boolean;
}

/** What the instruction asks for counts most, then the title, then which arc the headings walk along. */
const weights = { instruction: 4, title: 1.2, heading: 1 };
/** Headings that ask are answered: such a document guides its reader. */
const asking = { share: 0.5, worth: 3 };
const promptLength = 600;
const headingsRead = 60;

type ArcSubject = (typeof arcs)[Narrative][number];

const arcSubjects = [...new Set(narratives.flatMap((narrative) => arcs[narrative]))];

const rarities: ReadonlyMap<ArcSubject, number> = new Map(
  arcSubjects.map((subject) => [
    subject,
    1 / narratives.filter((narrative) => arcs[narrative].includes(subject)).length,
  ]),
);

/** Subjects that few arcs have say more about the kind of talk. */
const rarity = (subject: ArcSubject): number => rarities.get(subject) ?? 0;

const subjectScores = (heading: string, language: Language): ReadonlyMap<ArcSubject, number> =>
  new Map(arcSubjects.map((subject) => [subject, subjectScore(heading, subject, language)]));

const isAsking = (headings: readonly string[]): boolean =>
  headings.length >= 3 &&
  headings.filter((heading) => /[?？؟]$/u.test(heading.trim())).length >= asking.share * headings.length;

/** One subject, however often it comes, is no way through an arc; nor are some that most arcs have. */
const least = { stations: 2, rarity: 1 / 2 };

/** How much of an arc the headings pass: each counts for the station that it is most about, and each station once. */
const walkedAlong = (
  arc: readonly ArcSubject[],
  about: readonly ReadonlyMap<ArcSubject, number>[],
): number => {
  const passed = new Map<ArcSubject, number>();
  for (const scores of about) {
    const worth = (subject: ArcSubject): number => (scores.get(subject) ?? 0) * rarity(subject);
    const [station] = [...arc].sort((a, b) => worth(b) - worth(a));
    if (station && worth(station) > 0)
      passed.set(station, Math.max(passed.get(station) ?? 0, worth(station)));
  }
  const isWay =
    passed.size >= least.stations && [...passed.keys()].some((station) => rarity(station) >= least.rarity);
  return isWay ? [...passed.values()].reduce((sum, worth) => sum + worth, 0) : 0;
};

/** The kind of talk that prompt and headings (the title first) ask for. */
export const recogniseNarrative = (
  headings: readonly string[],
  prompt: string,
  language: Language,
): NarrativeGuess => {
  const asked = normalized(prompt.slice(0, promptLength));
  const [title = '', ...others] = headings.slice(0, headingsRead).map(normalized);
  const about = others.map((heading) => subjectScores(heading, language));
  const scored = narratives
    .map((narrative) => {
      const said =
        weights.instruction * narrativeScore(asked, narrative, language) +
        weights.title * narrativeScore(title, narrative, language);
      const walked = walkedAlong(arcs[narrative], about);
      const steps = arcs[narrative].length;
      const answers = narrative === 'Guide' && isAsking(others) ? asking.worth : 0;
      return {
        narrative,
        score:
          said +
          answers +
          (weights.heading * walked * 10) / (Math.sqrt(steps) * 3 * Math.sqrt(Math.max(4, others.length))),
      };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored as [(typeof scored)[number], (typeof scored)[number]];
  if (first.score === 0) return { narrative: 'Showcase', isClear: false };
  return { narrative: first.narrative, isClear: first.score >= 2 && first.score >= 1.3 * second.score };
};
