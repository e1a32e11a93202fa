import type { Engines } from './engines.ts';
import { Advance } from './jobs/advance.ts';
import type { AnswerDeadline } from './jobs/answerDeadline.ts';
import type { ContestedTurns } from './jobs/contestedTurns.ts';
import { JobQueue } from './jobs/jobQueue.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import type { JobStore } from './jobs/jobStore.ts';
import type { LeaseHolder } from './jobs/lease.ts';
import type { ServiceClock } from './jobs/serviceClock.ts';
import type { WorkspaceQuota } from './objects/workspaceQuota.ts';
import type { Parts } from './parts.ts';
import type { ServiceConfig } from './serviceConfig.ts';
import type { CountedTime } from './workingTime.ts';

export interface WorkingParts extends Pick<Parts, 'store' | 'objects' | 'scratch' | 'wakes'> {
  readonly config: ServiceConfig;
  readonly engines: Engines;
  readonly holder: LeaseHolder;
  readonly jobs: JobStore;
  readonly deadline: AnswerDeadline;
  readonly clock: ServiceClock;
  readonly quota: WorkspaceQuota;
  readonly now: () => number;
  readonly time: CountedTime;
}

/** What advances jobs in this process. */
export interface Working {
  start(): void;
  /** No further step begins; what is under way is saved, if it ends soon. */
  stop(): Promise<void>;
  /** Others may have at once what is left; while the rows are still open. */
  release(): Promise<void>;
}

const stepPatienceMs = 2_500;
/** A small file is read by then, with the start of what reads. */
const smallReadingMs = 1_000;
const usualModelTokens = 300_000;
/** None is longer than a small job may wait; a step that comes to no end in any of them fails. */
const contestedSteps: ContestedTurns = [1_500, ...Array<number>(39).fill(2_500)];

export function openWorking(parts: WorkingParts): Working {
  const { config, engines, holder, store, objects, scratch, wakes, jobs, deadline, clock, quota, now, time } =
    parts;
  const { room, parsers, jobThreads, pageThreads, models } = engines;
  const { model, log } = config;
  if (config.jobThread) jobThreads.adopt(config.jobThread);
  const runner = new JobRunner({
    queue: new JobQueue(store),
    advance: new Advance({
      jobs,
      threads: jobThreads,
      models,
      files: objects,
      scratch,
      quota,
      parsers,
      now,
      time,
      log,
      limitMs: config.jobMinutes * 60_000,
      modelTokens: model?.tokensPerJob ?? usualModelTokens,
      sectionsAtOnce: room.sectionsAtOnce,
      smallReadingMs,
      contestedTries: contestedSteps.length,
      // Not before: what plans would have to share the machine with it.
      ...(config.drawsAhead && { planned: () => pageThreads.warm() }),
    }),
    lease: holder,
    concurrentJobs: room.concurrentJobs,
    places: room.places,
    contestedTurns: contestedSteps,
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
      await Promise.all([engines.closeJobs(), steps]);
    },
    release: () => runner.release(),
  };
}
