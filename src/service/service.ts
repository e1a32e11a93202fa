import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Endpoint } from '../engine/model/endpointModel.ts';
import { type ListeningServer, listen } from './http/server.ts';
import { Advance } from './jobs/advance.ts';
import { AnswerDeadline } from './jobs/answerDeadline.ts';
import { EngineThreads } from './jobs/engineThreads.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import { JobStore } from './jobs/jobStore.ts';
import { leaseHolder, thisProcess } from './jobs/lease.ts';
import { ModelRelay } from './jobs/modelRelay.ts';
import { sourcesInUse } from './jobs/sourcesInUse.ts';
import { ObjectFolder } from './objects/objectFolder.ts';
import type { UploadSweeper } from './objects/uploadSweeper.ts';
import { engineThreadEntry } from './places.ts';
import { checkConfig, type ModelConfig, type ServiceConfig } from './serviceConfig.ts';
import { openStore, type Store } from './store/store.ts';

/** What a test may replace. */
export interface ServiceSurroundings {
  readonly now?: () => number;
  /** The URL of a module with `createWriter(): Writer`. */
  readonly writerModule?: string;
}

export interface RunningService {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  /** Stops accepting, saves the steps under way; within 5 s. */
  close(): Promise<void>;
}

const idleThreadMs = 60_000;
const stepPatienceMs = 2_500;
const requestPatienceMs = 2_000;
/** A thread that waits for a model costs next to nothing. */
const modelSectionsAtOnce = 3;
const usualModelTokens = 300_000;

/** Throws a StartError where the configuration or the machine does not allow it. */
export async function startService(
  config: ServiceConfig,
  { now = Date.now, writerModule }: ServiceSurroundings = {},
): Promise<RunningService> {
  const { host, log, dataFolder, model, modelChannel } = config;
  const publicUrl = checkConfig(config);
  const store = await openStore(dataFolder);
  const folder = new ObjectFolder(join(dataFolder, 'objects'));
  const jobs = new JobStore(store);
  const deadline = new AnswerDeadline(jobs, config.answerDays, now);
  const concurrentJobs = config.concurrentJobs ?? availableParallelism();
  const relay = modelChannel && new ModelRelay(modelChannel);
  const modelPort = relay && (() => portTo(relay));
  const engineThreads = (size: number, isForJobs: boolean) =>
    new EngineThreads({
      entry: engineThreadEntry(),
      size,
      idleMs: idleThreadMs,
      data: {
        ...(writerModule !== undefined && { writerModule }),
        ...(isForJobs && model && { model: endpointOf(model) }),
        isForJobs,
      },
      ...(isForJobs && modelPort && { modelPort }),
    });
  const sectionsAtOnce = model || modelChannel ? modelSectionsAtOnce : 1;
  const jobThreads = engineThreads(concurrentJobs * sectionsAtOnce, true);
  const pageThreads = engineThreads(1, false);
  if (config.expectsJob) jobThreads.warm();
  const runner = new JobRunner({
    jobs,
    advance: new Advance({
      jobs,
      threads: jobThreads,
      files: folder,
      now,
      log,
      limitMs: config.jobMinutes * 60_000,
      modelTokens: model?.tokensPerJob ?? usualModelTokens,
      sectionsAtOnce,
    }),
    lease: leaseHolder(thisProcess(), randomBytes(8).toString('hex')),
    concurrentJobs,
    deadline,
    now,
    log,
  });

  let listener: Promise<RequestListener> | undefined;
  let sweeper: UploadSweeper | undefined;
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  const load = async (): Promise<RequestListener> => {
    const [{ requestListener }, { openUploads }, { UploadSweeper }] = await Promise.all([
      import('./http/requestListener.ts'),
      import('./objects/openUploads.ts'),
      import('./objects/uploadSweeper.ts'),
    ]);
    const uploads = await openUploads(dataFolder, folder, now);
    sweeper = new UploadSweeper({ uploads, inUse: () => sourcesInUse(store), log });
    return requestListener({
      config,
      store,
      jobs,
      deadline,
      folder,
      uploads,
      pageThreads,
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
  const server = await listenOrClose(loaded, config, store);
  const close = async () => {
    closing.abort();
    await listener?.catch(() => undefined);
    const connections = server.close(requestPatienceMs);
    const steps = runner.stop();
    await Promise.race([steps, new Promise((resolve) => setTimeout(resolve, stepPatienceMs).unref())]);
    await Promise.all([jobThreads.close(), pageThreads.close(), connections, steps, sweeper?.stop()]);
    await runner.release();
    await store.destroy();
  };
  runner.start();
  setImmediate(() =>
    loaded().catch((error: Error) => log({ level: 'error', event: 'unexpected', reason: error.stack })),
  );
  log({ level: 'info', event: 'listening', host, port: server.port });
  return {
    baseUrl: `http://${reachable(host)}:${server.port}/api/v1`,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

const portTo = (relay: ModelRelay): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  relay.connect(port1);
  return port2;
};

const endpointOf = ({ tokensPerJob: _, ...endpoint }: ModelConfig): Endpoint => endpoint;

async function listenOrClose(
  listener: () => Promise<RequestListener>,
  { host, port }: ServiceConfig,
  store: Store,
): Promise<ListeningServer> {
  try {
    return await listen(listener, host, port);
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
