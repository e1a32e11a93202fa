import { plain, type RichText } from '../../deck/richText.ts';
import type { SectionPlan } from '../engine.ts';
import { longestRhythm } from '../writing/draft.ts';
import { estimateWords } from '../writing/estimateWords.ts';
import { slideText } from '../writing/slideText.ts';
import { draftSection } from '../writing/writeSection.ts';
import type { Passage, SectionMaterial } from './material.ts';
import type { Allowance } from './wordAllowance.ts';

/** A section but for what its passages may show. */
export interface SectionFrame {
  readonly id: string;
  readonly title: RichText;
  /** How many of the deck's passages are its own. */
  readonly passages: number;
  readonly material: Omit<SectionMaterial, 'passages' | 'before'>;
}

interface Planned {
  readonly sections: readonly SectionPlan[];
  readonly slides: number;
  readonly words: number;
}

const planned = (frames: readonly SectionFrame[], passages: readonly Passage[]): Planned => {
  let at = 0;
  let before: readonly string[] = [];
  let slides = 0;
  let words = 0;
  const sections = frames.map(({ id, title, passages: count, material }): SectionPlan => {
    const whole: SectionMaterial = { ...material, passages: passages.slice(at, at + count), before };
    at += count;
    const drafted = draftSection(whole);
    slides += drafted.length;
    for (const slide of drafted) words += estimateWords(slideText(slide));
    before = [...before, ...drafted.map(({ layout }) => layout)].slice(-longestRhythm);
    return { id, title: plain(title), slideBudget: Math.max(1, drafted.length), material: whole };
  });
  return { sections, slides, words };
};

/** Near enough to the words a deck may show. */
const tolerance = { over: 0.02, under: 0.05 } as const;
/** Long decks come out near enough at once. */
const roundsFor = (mayShow: number): number => (mayShow < 1_500 ? 6 : 1);

/** Plans the sections so that their slides, as they turn out, show as many words as they may. */
export const planSections = (
  frames: readonly SectionFrame[],
  allowance: Allowance,
  mayShow: number,
): Planned => {
  const isOver = ({ words }: Planned): boolean => words > (1 + tolerance.over) * mayShow;
  let best: Planned | undefined;
  let [enough, tooMuch] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let more = 0;
  for (let round = 1; ; round += 1) {
    const { passages, isShort } = allowance(more);
    const made = planned(frames, passages);
    if (!best || (isOver(best) ? made.words < best.words : !isOver(made) && made.words > best.words))
      best = made;
    const missing = mayShow - made.words;
    const mayImprove = isOver(made) || (missing > tolerance.under * mayShow && isShort);
    if (!mayImprove || round === roundsFor(mayShow)) return best;
    if (isOver(made)) tooMuch = Math.min(tooMuch, more);
    else enough = Math.max(enough, more);
    const isBetween = Number.isFinite(enough) && Number.isFinite(tooMuch);
    more = isBetween ? (enough + tooMuch) / 2 : more + missing;
  }
};
