import type { ExportNote } from '../../api/exported.ts';
import type { Brief, Exchange } from '../../engine/contract/engine.ts';
import type { ModelFailure } from '../../engine/model/connection/languageModel.ts';
import type { Rewritten } from '../../engine/model/writing/rewriteSlide.ts';
import type { SourceFile } from '../../engine/reading/document/source.ts';
import type { ExportChoice } from '../../export/exporter.ts';
import type { DeckQuestion, DeckQuestions } from '../../mcp/deckQuestions.ts';
import type { PageView } from '../../player/page.ts';
import type { ModelAccess } from '../models/askedModels.ts';
import type { PlannedSection } from './jobStore.ts';

type StoredExchange = Omit<Exchange, 'sources'> & { readonly sources: readonly SourceFile[] };
export type StoredBrief = Omit<Brief, 'sources' | 'exchanges' | 'readAll'> & {
  readonly sources: readonly SourceFile[];
  readonly exchanges: readonly StoredExchange[];
};

/**
 * What an engine thread is asked and what it answers. Decks, plans and slides travel as JSON,
 * made and read in the thread, so that a large one costs the service's own thread nothing.
 */
export interface EngineTasks {
  plan: {
    ask: {
      readonly brief: StoredBrief;
      /** Undefined: no language model is chosen. */
      readonly model: ModelAccess | undefined;
      /** Where the sources are put for what reads them, and what was read. */
      readonly readingFolder: string;
    };
    answer: (PlanAnswer & ModelTrouble) | UnreadAnswer;
  };
  write: {
    ask: { readonly plans: readonly string[]; readonly model: ModelAccess | undefined };
    answer: (SectionsAnswer | StalePlan) & ModelTrouble;
  };
  file: {
    ask: {
      readonly deck: string;
      readonly title: string;
      readonly choice: ExportChoice;
      readonly pictures: readonly StoredPictureFile[];
      readonly made: Date;
      /** Where the file is to be. */
      readonly path: string;
    };
    /** `has`: so many slides, and none of those that were asked for. */
    answer: { readonly bytes: number; readonly note: ExportNote } | { readonly has: number };
  };
  /** `deckFile`: how a person wrote it before. */
  deckFile: {
    ask: { readonly deck: string; readonly title: string; readonly deckFile: string | null };
    answer: string;
  };
  /** `written`: as its deck file says it from now on. */
  changeDeck: {
    ask: { readonly deck: string; readonly text: string };
    answer:
      | { readonly deck: string; readonly title: string; readonly written: string }
      | { readonly wrong: string }
      | 'tooLarge';
  };
  rewriteSlide: {
    ask: {
      readonly text: string;
      readonly slide: number;
      readonly wish: string;
      readonly model: ModelAccess | undefined;
    };
    answer: Rewritten | { readonly outcome: 'noModel' };
  };
  deckQuestion: {
    ask: {
      [Q in DeckQuestion]: { readonly question: Q; readonly ask: DeckQuestions[Q]['ask'] };
    }[DeckQuestion];
    answer: DeckQuestions[DeckQuestion]['answer'];
  };
  page: { ask: { readonly deck: string; readonly title: string; readonly view: PageView }; answer: string };
}
export type EngineTaskKind = keyof EngineTasks;

/** A picture of a deck, where its bytes are. */
export interface StoredPictureFile {
  readonly id: string;
  readonly path: string;
}

/** Why a language model did not reply, where it did not. */
export interface ModelTrouble {
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
      /** The keys of those that it left in the folder for files. */
      readonly pictures: readonly string[];
      readonly tokensUsed: number;
    }
  | { readonly outcome: 'question'; readonly question: string; readonly tokensUsed: number }
  | { readonly outcome: 'unusable'; readonly reason: string; readonly tokensUsed: number };

/** What is in the folder is to be read first; then the same is asked again. */
export interface UnreadAnswer {
  readonly outcome: 'unread';
  readonly folder: string;
}

/** Planned by an older program, in a form that this one does not write. */
interface StalePlan {
  readonly isStale: true;
}

interface SectionsAnswer {
  readonly isStale?: never;
  readonly sections: readonly WrittenJson[];
  readonly tokensUsed: number;
}

interface WrittenJson {
  readonly slides: string;
  readonly slideCount: number;
  readonly notices: string;
}

export type EngineReply = EngineBegun | EngineEnded;

/** Of a step of a job: what it works with is loaded. */
interface EngineBegun {
  readonly outcome: 'begun';
  /** How the system calls the thread; undefined: it knows none. */
  readonly thread: number | undefined;
}

type EngineEnded = {
  /** Bytes that the thread holds now. */
  readonly held: number;
} & (
  | { readonly outcome: 'done'; readonly answer: EngineTasks[EngineTaskKind]['answer'] }
  | { readonly outcome: 'threw'; readonly reason: string; readonly code: string | undefined }
);
