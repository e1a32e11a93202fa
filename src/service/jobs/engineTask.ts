import type { Brief, Exchange } from '../../engine/engine.ts';
import type { ModelFailure } from '../../engine/model/languageModel.ts';
import type { Source } from '../../engine/reading/source.ts';
import type { PageView } from '../../player/page.ts';
import type { PlannedSection } from './jobStore.ts';

/** A source whose bytes the thread reads itself. */
export type StoredSource = Omit<Source, 'bytes'> & { readonly path: string };
type StoredExchange = Omit<Exchange, 'sources'> & { readonly sources: readonly StoredSource[] };
export type StoredBrief = Omit<Brief, 'sources' | 'exchanges'> & {
  readonly sources: readonly StoredSource[];
  readonly exchanges: readonly StoredExchange[];
};

/**
 * What an engine thread is asked and what it answers. Decks, plans and slides travel as JSON,
 * made and read in the thread, so that a large one costs the service's own thread nothing.
 */
export interface EngineTasks {
  plan: {
    ask: { readonly brief: StoredBrief; readonly modelUse: ModelUse };
    answer: PlanAnswer & ModelTrouble;
  };
  write: {
    ask: { readonly plan: string; readonly modelUse: ModelUse };
    answer: SectionAnswer & ModelTrouble;
  };
  page: { ask: { readonly deck: string; readonly title: string; readonly view: PageView }; answer: string };
}
export type EngineTaskKind = keyof EngineTasks;

/** How much of a language model a step may use, if there is one. */
export interface ModelUse {
  readonly tokens: number;
  readonly milliseconds: number;
  /** Where its replies are kept until the step is saved. */
  readonly repliesFolder: string;
}

/** Why a language model did not reply, where it did not. */
interface ModelTrouble {
  readonly modelFailures: readonly ModelFailure[];
}

export interface EngineQuestion {
  readonly kind: EngineTaskKind;
  readonly ask: EngineTasks[EngineTaskKind]['ask'];
}

export type PlanAnswer =
  | {
      readonly outcome: 'storyline';
      readonly deck: string;
      readonly sections: readonly PlannedSection[];
      readonly pictures: readonly StoredPicture[];
      readonly tokensUsed: number;
    }
  | { readonly outcome: 'question'; readonly question: string; readonly tokensUsed: number }
  | { readonly outcome: 'unusable'; readonly reason: string; readonly tokensUsed: number };

interface StoredPicture {
  readonly id: string;
  readonly bytes: Uint8Array;
}

interface SectionAnswer {
  readonly slides: string;
  readonly slideCount: number;
  readonly notices: string;
  readonly tokensUsed: number;
}

export type EngineReply =
  | { readonly outcome: 'done'; readonly answer: EngineTasks[EngineTaskKind]['answer'] }
  | { readonly outcome: 'threw'; readonly reason: string };
