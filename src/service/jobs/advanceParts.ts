import type { Log } from '../log.ts';
import type { ModelUses } from '../models/modelUses.ts';
import type { WorkspaceQuota } from '../objects/workspaceQuota.ts';
import type { SourceParsers } from '../parsing/sourceParsers.ts';
import type { WorkingTime } from '../workingTime.ts';
import type { EngineThreads } from './engineThreads.ts';
import type { JobFiles, Scratch } from './jobFiles.ts';
import type { JobStore } from './jobStore.ts';

export interface AdvanceParts {
  readonly jobs: JobStore;
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly models: Pick<ModelUses, 'during'>;
  readonly files: JobFiles;
  readonly scratch: Scratch;
  readonly quota: Pick<WorkspaceQuota, 'within'>;
  readonly parsers: Pick<SourceParsers, 'warm' | 'parse'>;
  readonly now: () => number;
  readonly time: WorkingTime;
  readonly log: Log;
  /** How long a job may work in all. */
  readonly limitMs: number;
  /** How much a language model may read and write for a job. */
  readonly modelTokens: number;
  /** How many sections are written beside each other where a language model planned them. */
  readonly sectionsAtOnce: number;
  /** Sources that are read in no more leave a job its place: there is none that it would have to wait for again. */
  readonly smallReadingMs: number;
  /** How often a step may give way to others. */
  readonly contestedTries: number;
  /** Hears that a deck will soon be there. */
  readonly planned?: () => void;
}
