import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Endpoint } from '../engine/model/endpointModel.ts';
import { ClientAddresses } from './http/clientAddresses.ts';
import { usualGuards } from './http/guards.ts';
import { type ListeningServer, type ListenOptions, listen } from './http/server.ts';
import { Advance } from './jobs/advance.ts';
import { AnswerDeadline } from './jobs/answerDeadline.ts';
import { EngineThreads } from './jobs/engineThreads.ts';
import { JobQueue } from './jobs/jobQueue.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import { JobStore } from './jobs/jobStore.ts';
import { leaseHolder, thisProcess } from './jobs/lease.ts';
import { ModelRelay } from './jobs/modelRelay.ts';
import { ServiceClock } from './jobs/serviceClock.ts';
import { sourcesInUse } from './jobs/sourcesInUse.ts';
import { Keeping } from './keeping/keeping.ts';
import type { Sweeper } from './keeping/sweeper.ts';
import { machineMemory, memoryRoom } from './memoryRoom.ts';
import { exportsFolder, ObjectFolder } from './objects/objectFolder.ts';
import { WorkspaceQuota } from './objects/workspaceQuota.ts';
import { residentMemoryOn } from './parsing/residentMemory.ts';
import { SourceParsers } from './parsing/sourceParsers.ts';
import { engineThreadEntry, sourceParserEntry } from './places.ts';
import { checkConfig, type ModelConfig, type ServiceConfig, usualDays } from './serviceConfig.ts';
import { lossSentence, usedSince } from './store/lostDatabase.ts';
import { makeAllPrivate } from './store/privateFolder.ts';
import { openStore, type Store } from './store/store.ts';
import { StoreHealth } from './store/storeHealth.ts';
import { troubleEvents } from './store/storeTrouble.ts';
import { CountedTime } from './workingTime.ts';

/** What a test may replace. */
export interface ServiceSurroundings {
  readonly now?: () => number;
  readonly time?: CountedTime;
  /** The URL of a module with `createWriter(): Writer`. */
  readonly writerModule?: string;
}

export interface RunningService {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  /** A sentence for whoever started it: what its data folder had before and has no more. */
  readonly notice?: string;
  /** Stops accepting, saves the steps under way; within 5 s. */
  close(): Promise<void>;
}

const idleThreadMs = 60_000;
/** What is older was left behind by a process that was killed. */
const longestSendingMs = 86_400_000;
const stepPatienceMs = 2_500;
const requestPatienceMs = 2_000;
/** A thread that waits for a model costs next to nothing. */
const modelSectionsAtOnce = 3;
const usualModelTokens = 300_000;

/** Throws a StartError where the configuration or the machine does not allow it. */
export async function startService(
  config: ServiceConfig,
  { now = Date.now, time = new CountedTime(), writerModule }: ServiceSurroundings = {},
): Promise<RunningService> {
  const { host, log, dataFolder, model, modelChannel } = config;
  const publicUrl = checkConfig(config);
  const { store, loss, notPrivate } = await openStore(dataFolder, now);
  if (loss)
    log({ level: 'error', event: troubleEvents[loss.trouble], reason: loss.detail, keptIn: loss.keptIn });
  if (notPrivate) log({ level: 'warning', event: 'data folder not private', path: notPrivate });
  const filesFolder = join(dataFolder, 'objects');
  const folder = new ObjectFolder(filesFolder);
  const jobs = new JobStore(store);
  const clock = new ServiceClock(store, now);
  const deadline = new AnswerDeadline(jobs, config.answerDays, clock, now);
  const guards = { ...usualGuards, ...config.guards };
  const addresses = new ClientAddresses(config.trustedProxies);
  const room = memoryRoom(config.memory ?? machineMemory(), {
    concurrentJobs: config.concurrentJobs ?? availableParallelism(),
    sectionsAtOnce: model || modelChannel ? modelSectionsAtOnce : 1,
  });
  const relay = modelChannel && new ModelRelay(modelChannel);
  const parsers = new SourceParsers({
    entry: sourceParserEntry(),
    ...room.parsers,
    residentMemory: residentMemoryOn(process.platform),
  });
  const jobPorts = {
    parserPort: () => portTo(parsers),
    ...(relay && { modelPort: () => portTo(relay) }),
  };
  const engineThreads = (size: number, isForJobs: boolean) =>
    new EngineThreads({
      entry: engineThreadEntry(),
      size,
      idleMs: idleThreadMs,
      memory: room.threadMemory,
      time,
      data: {
        filesFolder,
        ...(writerModule !== undefined && { writerModule }),
        ...(isForJobs && model && { model: endpointOf(model) }),
        isForJobs,
      },
      ...(isForJobs && { ports: jobPorts }),
    });
  const jobThreads = engineThreads(room.places * room.sectionsAtOnce, true);
  const pageThreads = engineThreads(1, false);
  if (config.expectsJob) jobThreads.warm();
  const runner = new JobRunner({
    queue: new JobQueue(store),
    advance: new Advance({
      jobs,
      threads: jobThreads,
      files: folder,
      parsers,
      now,
      time,
      log,
      limitMs: config.jobMinutes * 60_000,
      modelTokens: model?.tokensPerJob ?? usualModelTokens,
      sectionsAtOnce: room.sectionsAtOnce,
    }),
    lease: leaseHolder(thisProcess(), randomBytes(8).toString('hex')),
    concurrentJobs: room.concurrentJobs,
    places: room.places,
    deadline,
    clock,
    time,
    log,
  });

  const health = await StoreHealth.of({
    dataFolder,
    writeRow: () => clock.look(),
    log,
  });
  let listener: Promise<RequestListener> | undefined;
  const quota = new WorkspaceQuota(store, config.workspaceBytes);
  const keeping = new Keeping({
    store,
    folder,
    times: { jobs: usualDays, bin: usualDays, ...config.keeping },
    now,
    since: () => usedSince(dataFolder),
  });
  let sweeper: Sweeper | undefined;
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  const load = async (): Promise<RequestListener> => {
    const [{ requestListener }, { openUploads }, { Sweeper }] = await Promise.all([
      import('./http/requestListener.ts'),
      import('./objects/openUploads.ts'),
      import('./keeping/sweeper.ts'),
    ]);
    const uploads = await openUploads({ dataFolder, folder, store, quota, now, log });
    sweeper = new Sweeper({
      sweeps: [
        async () => uploads.deleteExpired(await sourcesInUse(store)),
        () => keeping.sweep(),
        () => folder.deleteOlderThan(now() - longestSendingMs, exportsFolder, () => false),
        async () => void (await makeAllPrivate(dataFolder)),
      ],
      log,
    });
    return requestListener({
      config,
      store,
      health,
      jobs,
      deadline,
      folder,
      uploads,
      quota,
      keeping,
      pageThreads,
      jobThreads,
      threadMemory: room.threadMemory,
      guards,
      addresses,
      origin: () => publicUrl ?? `http://${reachable(host)}:${server.port}`,
      wake: () => runner.wake(),
      closing: closing.signal,
      now,
    });
  };
  const loaded = () => {
    listener ??= load();
    return listener;
  };
  const server = await listenOrClose(loaded, { host, port: config.port, guards, addresses }, store);
  const close = async () => {
    closing.abort();
    await listener?.catch(() => undefined);
    const connections = server.close(requestPatienceMs);
    const steps = runner.stop();
    await Promise.race([steps, new Promise((resolve) => setTimeout(resolve, stepPatienceMs).unref())]);
    parsers.close();
    await Promise.all([jobThreads.close(), pageThreads.close(), connections, steps, sweeper?.stop()]);
    await runner.release();
    await store.destroy();
    time.stop();
  };
  runner.start();
  setImmediate(() => {
    if (closing.signal.aborted) return;
    loaded().catch((error: Error) => log({ level: 'error', event: 'unexpected', reason: error.stack }));
  });
  log({ level: 'info', event: 'listening', host, port: server.port });
  return {
    baseUrl: `http://${reachable(host)}:${server.port}/api/v1`,
    ...(loss && { notice: lossSentence(loss) }),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

const portTo = (asked: { connect(port: MessagePort): void }): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  asked.connect(port1);
  return port2;
};

const endpointOf = ({ tokensPerJob: _, ...endpoint }: ModelConfig): Endpoint => endpoint;

async function listenOrClose(
  listener: () => Promise<RequestListener>,
  options: ListenOptions,
  store: Store,
): Promise<ListeningServer> {
  try {
    return await listen(listener, options);
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

/** An address under which this machine reaches what listens on all its addresses. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
