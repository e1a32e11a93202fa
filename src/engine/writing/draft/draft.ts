import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { estimateWords } from '../../text/estimateWords.ts';

/** Until the slides of a section stand, none has an id, notes or an origin. */
export const unwritten = { id: '', notes: '' } as const;

/** What every slide of a passage has in common. */
export interface Frame {
  readonly title: RichText;
  readonly kicker?: RichText;
  /** An earlier slide of the section has the same title. */
  readonly isContinued: boolean;
  /** It stands under no heading of the author's. */
  readonly isNameless?: true;
  /** What the end of a deck does: sum up, or say what comes next. */
  readonly role?: 'conclusion' | 'closing';
  /** How it is to look: like the other slides of its list. */
  readonly look?: string;
}

export const head = ({ title, kicker }: Frame): { title: RichText; kicker?: RichText } => ({
  title,
  ...(kicker ? { kicker } : {}),
});

export interface Writing {
  readonly language: Language;
  /** Of the deck's own words. */
  readonly deckLanguage: Language;
  readonly style: RewriteStyle;
  /** The looks of the slides before, as far back as matters, the last one last. */
  readonly before: readonly string[];
}

/** The most words a slide shows outside tables and code. */
export const mostWords = 120;

/** What of them a title leaves to the points below it. */
export const wordsBelow = ({ title, kicker = [] }: Frame): number =>
  mostWords - Math.max(leastTitle, estimateWords(plain(title)) + estimateWords(plain(kicker)));
const leastTitle = 4;

const mostInARow = 2;
/** How far back a slide looks for others like it. */
export const longestRhythm = 6;

/** What a slide looks like from afar: cards are no list. */
export const lookOf = (slide: Slide): string =>
  slide.layout === 'bullets' ? `${slide.layout} ${slide.style}` : slide.layout;

export const plainList = 'bullets list';

/** The same writing, after these slides. */
export const writingAfter = (slides: readonly Slide[], writing: Writing): Writing => ({
  ...writing,
  before: [...writing.before, ...slides.slice(-longestRhythm).map(lookOf)].slice(-longestRhythm),
});

/** Of layouts that suit about as well, the one that was not just seen. */
export const rhythmPenalty = (slide: Slide, before: readonly string[]): number => {
  const look = lookOf(slide);
  let run = 0;
  while (run < before.length && before[before.length - 1 - run] === look) run += 1;
  return run < mostInARow ? 0 : run === mostInARow ? 2.5 : run === mostInARow + 1 ? 4 : 6;
};
