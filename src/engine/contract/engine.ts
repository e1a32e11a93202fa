import type { Language, NarrativeType, RewriteStyle, SectionCount } from '../../api/generationOptions.ts';
import type { Deck } from '../../layouts/deck.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { GivenSource, ReadAll, ReadAsset } from '../reading/document/source.ts';

/** One job, as it was asked for. The options that the protocol lets a job ignore are already resolved. */
export interface Brief {
  /** The job's: slide and section ids are made from it. */
  readonly id: string;
  readonly prompt: string;
  /** The file that the prompt is, where it is one: it is called so if it does not name itself. */
  readonly documentName?: string;
  readonly sources: readonly GivenSource[];
  /** Reads its sources; undefined: they are read where the deck is planned. */
  readonly readAll?: ReadAll;
  readonly template?: { readonly id: string; readonly selectedSectionIds?: readonly string[] };
  readonly interactive: boolean;
  readonly narrative: NarrativeType;
  readonly rewriteStyle: RewriteStyle;
  readonly sectionCount: SectionCount;
  /** Undefined: the language of the prompt. */
  readonly language?: Language;
  /** The questions asked so far with their answers, in order. */
  readonly exchanges: readonly Exchange[];
}

export interface Exchange {
  readonly question: Question;
  readonly answer: string;
  readonly sources: readonly GivenSource[];
}

export interface Question {
  /** What the question is about, so that it is not asked twice: "topic", "audience", "section:market" … */
  readonly about: string;
  readonly text: string;
}

/** A section before its slides are written. All that `write` needs is in it; it survives JSON. */
export interface SectionPlan {
  readonly id: string;
  readonly title: string;
  readonly slideBudget: number;
  /** The writer's own: the section's blocks, its neighbours, what the deck has in common. */
  readonly material: unknown;
}

export interface Storyline {
  /** The deck without slides. */
  readonly deck: Omit<Deck, 'sections' | 'assets'>;
  readonly sections: readonly SectionPlan[];
  readonly assets: readonly ReadAsset[];
}

export type Plan =
  | { readonly outcome: 'storyline'; readonly storyline: Storyline; readonly tokensUsed: number }
  | { readonly outcome: 'question'; readonly question: Question; readonly tokensUsed: number }
  /** Nothing can be made of the sources: a sentence for a person. */
  | { readonly outcome: 'unusable'; readonly reason: string; readonly tokensUsed: number };

export interface WrittenSection {
  readonly slides: readonly Slide[];
  readonly notices: readonly string[];
  readonly tokensUsed: number;
}

/** What makes a deck of a brief: `plan` once for every answer, then `write` for each section in any order. */
export interface Writer {
  plan(brief: Brief, signal: AbortSignal): Promise<Plan>;
  write(section: SectionPlan, signal: AbortSignal): Promise<WrittenSection>;
  /** Whether this program can write what was planned: false for a plan that an older one stored. */
  isCurrent?(section: SectionPlan): boolean;
}
