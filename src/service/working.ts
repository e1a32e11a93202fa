import { randomBytes } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Endpoint } from '../engine/model/endpointModel.ts';
import { Advance } from './jobs/advance.ts';
import type { AnswerDeadline } from './jobs/answerDeadline.ts';
import { EngineThreads } from './jobs/engineThreads.ts';
import { JobQueue } from './jobs/jobQueue.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import type { JobStore } from './jobs/jobStore.ts';
import { leaseHolder, thisProcess } from './jobs/lease.ts';
import { ModelRelay } from './jobs/modelRelay.ts';
import type { ServiceClock } from './jobs/serviceClock.ts';
import { parserRoom } from './parsing/parserRoom.ts';
import { residentMemoryOn } from './parsing/residentMemory.ts';
import { SourceParsers } from './parsing/sourceParsers.ts';
import type { Parts } from './parts.ts';
import { engineThreadEntry, sourceParserEntry } from './places.ts';
import type { ModelConfig, ServiceConfig } from './serviceConfig.ts';
import type { CountedTime } from './workingTime.ts';

export interface WorkingParts extends Pick<Parts, 'store' | 'objects' | 'scratch' | 'wakes'> {
  readonly config: ServiceConfig;
  readonly jobs: JobStore;
  readonly deadline: AnswerDeadline;
  readonly clock: ServiceClock;
  readonly now: () => number;
  readonly time: CountedTime;
  readonly writerModule: string | undefined;
}

/** What advances jobs in this process. */
export interface Working {
  start(): void;
  /** No further step begins; what is under way is saved, if it ends soon. */
  stop(): Promise<void>;
  /** Others may have at once what is left; while the rows are still open. */
  release(): Promise<void>;
}

const idleThreadMs = 60_000;
const idleParserMs = 30_000;
const stepPatienceMs = 2_500;
/** A thread that waits for a model costs next to nothing. */
const modelSectionsAtOnce = 3;
const usualModelTokens = 300_000;

export function openWorking(parts: WorkingParts): Working {
  const { config, store, objects, scratch, wakes, jobs, deadline, clock, now, time, writerModule } = parts;
  const { model, modelChannel, log } = config;
  const concurrentJobs = config.concurrentJobs ?? availableParallelism();
  const relay = modelChannel && new ModelRelay(modelChannel);
  const parsers = new SourceParsers({
    entry: sourceParserEntry(),
    ...parserRoom(config.memory ?? machineMemory(), concurrentJobs),
    residentMemory: residentMemoryOn(process.platform),
    idleMs: idleParserMs,
  });
  const sectionsAtOnce = model || modelChannel ? modelSectionsAtOnce : 1;
  const threads = new EngineThreads({
    entry: engineThreadEntry(),
    size: (concurrentJobs + 1) * sectionsAtOnce,
    idleMs: idleThreadMs,
    time,
    data: {
      ...(writerModule !== undefined && { writerModule }),
      ...(model && { model: endpointOf(model) }),
      isForJobs: true,
    },
    ports: {
      parserPort: () => portTo(parsers),
      ...(relay && { modelPort: () => portTo(relay) }),
    },
  });
  if (config.expectsJob) threads.warm();
  const runner = new JobRunner({
    queue: new JobQueue(store),
    advance: new Advance({
      jobs,
      threads,
      files: objects,
      scratch,
      parsers,
      now,
      time,
      log,
      limitMs: config.jobMinutes * 60_000,
      modelTokens: model?.tokensPerJob ?? usualModelTokens,
      sectionsAtOnce,
    }),
    lease: leaseHolder(thisProcess(), randomBytes(8).toString('hex')),
    concurrentJobs,
    deadline,
    clock,
    time,
    log,
  });
  return {
    start() {
      runner.start();
      wakes
        .onWake(() => runner.woken())
        .catch((error: Error) => {
          log({ level: 'error', event: 'not woken', reason: error.message });
        });
    },
    async stop() {
      const steps = runner.stop();
      await Promise.race([steps, new Promise((resolve) => setTimeout(resolve, stepPatienceMs).unref())]);
      parsers.close();
      await Promise.all([threads.close(), steps]);
    },
    release: () => runner.release(),
  };
}

const portTo = (asked: { connect(port: MessagePort): void }): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  asked.connect(port1);
  return port2;
};

/** What there is for all processes of the service: of the machine, or of the container that it runs in. */
const machineMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

const endpointOf = ({ tokensPerJob: _, ...endpoint }: ModelConfig): Endpoint => endpoint;
