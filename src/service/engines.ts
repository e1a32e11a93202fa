import type { Endpoint } from '../engine/model/connection/endpointModel.ts';
import type { ContestedTurns } from './jobs/contestedTurns.ts';
import { EngineThreads } from './jobs/engineThreads.ts';
import { type MemoryRoom, roomOfService } from './memoryRoom.ts';
import type { Meters } from './metrics/meters.ts';
import { ChosenModels } from './models/chosenModels.ts';
import { EditorModels } from './models/editorModels.ts';
import { modelTiming } from './models/modelTiming.ts';
import { ModelUses } from './models/modelUses.ts';
import { ReplyRows } from './models/replyRows.ts';
import type { ObjectFolder } from './objects/objectFolder.ts';
import { residentMemoryOn } from './parsing/residentMemory.ts';
import { SourceParsers } from './parsing/sourceParsers.ts';
import { sourceParserEntry } from './places.ts';
import type { ModelConfig, ServiceConfig } from './serviceConfig.ts';
import type { Store } from './store/store.ts';
import type { CountedTime } from './workingTime.ts';

/** What reads, plans, writes and draws in this process: each starts when it is first asked, and ends when idle. */
export interface Engines {
  readonly room: MemoryRoom;
  readonly parsers: SourceParsers;
  readonly jobThreads: EngineThreads;
  readonly pageThreads: EngineThreads;
  readonly models: ModelUses;
  /** Ends what its threads do for jobs and workspaces, and what is asked for them. */
  closeJobs(): Promise<void>;
}

export interface EngineSurroundings {
  readonly scratch: Pick<ObjectFolder, 'root'>;
  readonly time: CountedTime;
  readonly meters: Pick<Meters, 'task'>;
  readonly store: Store;
  /** The URL of a module with `createWriter(): Writer`. */
  readonly writerModule?: string | undefined;
  /** Its threads do not stand back behind what else the machine does. */
  readonly threadsKeepUp?: boolean | undefined;
}

const idleThreadMs = 60_000;
/** Of one workspace's drawing while another's waits. */
const contestedPageMs = 6_000;
/** Of the threads that do steps of generations, as many as may rewrite slides meanwhile. */
const rewritingShare = 1 / 3;
/** Of one workspace's reading while another's waits. */
const contestedReading: ContestedTurns = [750, 1_500, 3_000, 6_000, 12_000];
/** Some small files, each with the start of a process. */
const littleReadingMs = 4_000;

export function openEngines(
  { model, modelChannel, concurrentJobs, memory, drawsAhead = false, log }: ServiceConfig,
  { scratch, time, meters, store, writerModule, threadsKeepUp }: EngineSurroundings,
): Engines {
  const room = roomOfService({ memory, concurrentJobs, hasModel: Boolean(model || modelChannel) });
  const models = new ModelUses({
    chosen: new ChosenModels(model && endpointOf(model), modelChannel && new EditorModels(modelChannel)),
    rows: new ReplyRows(store, log),
    timing: modelTiming(),
    log,
  });
  const parsers = new SourceParsers({
    entry: sourceParserEntry(),
    ...room.parsers,
    contestedTurns: contestedReading,
    littleMs: littleReadingMs,
    residentMemory: residentMemoryOn(process.platform),
  });
  const engineThreads = (size: number, isForJobs: boolean) =>
    new EngineThreads({
      kind: { isForJobs, isAwaited: drawsAhead, keepsUp: threadsKeepUp },
      size,
      idleMs: idleThreadMs,
      memory: room.threadMemory,
      time,
      meters,
      data: {
        filesFolder: scratch.root,
        ...(writerModule !== undefined && { writerModule }),
      },
      keepsLastForOthers: true,
      ...(isForJobs
        ? { models, mostForSomebody: Math.max(1, Math.floor(size * rewritingShare)) }
        : { contestedMs: contestedPageMs }),
    });
  const jobThreads = engineThreads(room.places * room.sectionsAtOnce, true);
  return {
    room,
    parsers,
    models,
    jobThreads,
    pageThreads: engineThreads(room.pageThreads, false),
    closeJobs() {
      const closed = jobThreads.close();
      // Not before: what is not replied any more would be written without a model.
      models.close();
      return closed;
    },
  };
}

const endpointOf = ({ tokensPerJob: _, ...endpoint }: ModelConfig): Endpoint => endpoint;
