import { availableParallelism, totalmem } from 'node:os';
import type { ParserLimits } from './parsing/parserProcess.ts';
import { readingMs } from './parsing/readingMs.ts';

export interface Wishes {
  readonly concurrentJobs: number;
  /** How many threads a job uses at once. */
  readonly sectionsAtOnce: number;
}

/** What each part of the service may take, and how much at once, so that all of it stays within the memory. */
export interface MemoryRoom {
  readonly parsers: { readonly size: number; readonly limits: ParserLimits; readonly idleMs: number };
  readonly concurrentJobs: number;
  /** Of jobs at once, with the one more that a workspace without any gets. */
  readonly places: number;
  readonly sectionsAtOnce: number;
  readonly pageThreads: number;
  /** That are held for these threads: what they draw, and what they draw next. */
  readonly decksAtOnce: number;
  /** Bytes of pages that are kept, and of bodies that are held until they have come to their end. */
  readonly keptPages: number;
  readonly heldBodies: number;
  /** Of long answers that are not taken yet. */
  readonly heldAnswers: number;
  /** Bytes that each engine thread may hold. */
  readonly threadMemory: number;
}

const megabyte = 1024 * 1024;
export const leastServiceMemory = 512 * megabyte;
/** What the service takes without what reads, plans, writes and draws. */
const own = 112 * megabyte;
const parsersShare = 0.4;
/** Less reads no PDF at all. */
const leastParser = 192 * megabyte;
const mostParser = 1_024 * megabyte;
/** A long prompt takes about as much. */
const leastThread = 96 * megabyte;
const mostThread = 2_048 * megabyte;
const mostKeptPages = 32 * megabyte;
const mostHeldBodies = 24 * megabyte;
/** Of a small memory, each of the two has so large a part. */
const partsOfSmallMemory = 64;
const mostHeldAnswers = 128 * megabyte;
const partsForAnswers = 16;
/** Below it an idle parser soon gives its memory back, and one thread draws for all. */
const ample = 1_024 * megabyte;

/** What a process of the service has. */
export interface ServiceSize {
  readonly memory?: number | undefined;
  readonly concurrentJobs?: number | undefined;
  /** A thread that waits for a model costs next to nothing. */
  readonly hasModel: boolean;
}

const modelSectionsAtOnce = 3;

export const roomOfService = ({ memory, concurrentJobs, hasModel }: ServiceSize): MemoryRoom =>
  memoryRoom(memory ?? machineMemory(), {
    concurrentJobs: concurrentJobs ?? availableParallelism(),
    sectionsAtOnce: hasModel ? modelSectionsAtOnce : 1,
  });

export function memoryRoom(available: number, { concurrentJobs, sectionsAtOnce }: Wishes): MemoryRoom {
  const memory = Math.max(leastServiceMemory, available);
  const forParsers = memory * parsersShare;
  const parsers = within(1, Math.floor(forParsers / leastParser), concurrentJobs);
  const parserMemory = within(leastParser, Math.floor(forParsers / parsers), mostParser);
  const forThreads = memory - own - parsers * parserMemory;
  const pageThreads = isScarce(memory) ? 1 : 2;
  const jobThreads = Math.max(1, Math.floor(forThreads / leastThread) - pageThreads);
  const places = Math.min(concurrentJobs + 1, jobThreads);
  const sections = within(1, Math.floor(jobThreads / places), sectionsAtOnce);
  return {
    parsers: {
      size: parsers,
      limits: { memory: parserMemory, sourceMs: readingMs },
      idleMs: isScarce(memory) ? 1_000 : 30_000,
    },
    concurrentJobs: Math.max(1, places - 1),
    places,
    sectionsAtOnce: sections,
    pageThreads,
    decksAtOnce: pageThreads + 1,
    keptPages: Math.min(mostKeptPages, memory / partsOfSmallMemory),
    heldBodies: Math.min(mostHeldBodies, memory / partsOfSmallMemory),
    heldAnswers: Math.min(mostHeldAnswers, memory / partsForAnswers),
    threadMemory: Math.min(mostThread, Math.floor(forThreads / (places * sections + pageThreads))),
  };
}

/** What there is for all processes of the service: of the machine, or of the container that it runs in. */
const machineMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** Whether what a process keeps for later would be missed elsewhere. */
export const isScarce = (memory = machineMemory()): boolean => memory < ample;

/** At least the first, whatever the last. */
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));
