import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from './http/app.ts';
import { requestLimiter } from './http/requestLimiter.ts';
import { type ListeningServer, listen } from './http/server.ts';
import { Advance } from './jobs/advance.ts';
import { EngineThreads } from './jobs/engineThreads.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import { JobStore } from './jobs/jobStore.ts';
import { leaseHolder, thisProcess } from './jobs/lease.ts';
import { Authenticator } from './keys/authenticate.ts';
import type { Log } from './log.ts';
import { ObjectFolder } from './objects/objectFolder.ts';
import { ServiceAddresses } from './objects/serviceAddresses.ts';
import { readSecret, Signer } from './objects/signer.ts';
import { Uploads } from './objects/uploads.ts';
import { engineThreadEntry, playerFolder } from './places.ts';
import { PresentationStore } from './presentations/presentationStore.ts';
import { templateShelf } from './presentations/templateShelf.ts';
import { getGenerationStatus, replyToQuestion, startGeneration } from './routes/generation.ts';
import { healthRoutes } from './routes/health.ts';
import { openapiRoute } from './routes/openapi.ts';
import { createPresentation, getPresentation, renamePresentation } from './routes/presentations.ts';
import { storageRoutes } from './routes/storage.ts';
import { listTemplates } from './routes/templates.ts';
import { createUploadTarget } from './routes/uploads.ts';
import { viewingRoutes } from './routes/viewing.ts';
import { checkConfig } from './serviceConfig.ts';
import { openStore } from './store/store.ts';
import { Pages } from './viewing/pages.ts';
import { PlayerFiles } from './viewing/playerFiles.ts';

export interface ServiceConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** Where clients and viewers reach the service, when that is not `http://host:port`. */
  readonly publicUrl?: string;
  /** Accepted beside the stored keys, for the workspace "local". */
  readonly localKey?: string;
  /** For each key; undefined: no limit, as for the built-in service on one machine. */
  readonly requestsPerMinute: number | undefined;
  /** For each workspace; undefined: no limit. */
  readonly monthlyGenerations?: number;
  /** How many jobs run at once; undefined: one for each core. */
  readonly concurrentJobs?: number;
  /** How long a job may work before it fails. */
  readonly jobMinutes: number;
  /** How long a job waits for an answer before it fails. */
  readonly answerDays: number;
  readonly log: Log;
}

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
const stepPatienceMs = 4_000;
const connectionPatienceMs = 500;

/** Throws a StartError where the configuration or the machine does not allow it. */
export async function startService(
  config: ServiceConfig,
  { now = Date.now, writerModule }: ServiceSurroundings = {},
): Promise<RunningService> {
  const { host, log } = config;
  const publicUrl = checkConfig(config);
  const store = await openStore(config.dataFolder);
  const folder = new ObjectFolder(join(config.dataFolder, 'objects'));
  const uploads = new Uploads({
    folder,
    signer: new Signer(await readSecret(config.dataFolder)),
    addresses: new ServiceAddresses(config.dataFolder),
    now,
  });

  const jobs = new JobStore(store);
  const presentations = new PresentationStore(store);
  const concurrentJobs = config.concurrentJobs ?? availableParallelism();
  const threads = new EngineThreads({
    entry: engineThreadEntry(),
    size: concurrentJobs,
    idleMs: idleThreadMs,
    data: { ...(writerModule !== undefined && { writerModule }) },
  });
  const pageThreads = new EngineThreads({
    entry: engineThreadEntry(),
    size: 1,
    idleMs: idleThreadMs,
    data: {},
  });
  const player = new PlayerFiles(playerFolder());
  const runner = new JobRunner({
    jobs,
    advance: new Advance({ jobs, threads, files: folder, now, log, limitMs: config.jobMinutes * 60_000 }),
    lease: leaseHolder(thisProcess(), randomBytes(8).toString('hex')),
    concurrentJobs,
    answerDays: config.answerDays,
    now,
    log,
  });

  let server: ListeningServer | undefined;
  let closing: Promise<void> | undefined;
  const origin = () => publicUrl ?? `http://${reachable(host)}:${server!.port}`;
  const shelf = templateShelf();
  const presentationParts = { presentations, shelf, origin, now };
  const generationParts = {
    jobs,
    presentations,
    shelf,
    uploads,
    wake: () => runner.wake(),
    origin,
    now,
    monthlyGenerations: config.monthlyGenerations,
  };
  const app = createApp({
    handlers: {
      listTemplates: listTemplates(shelf),
      createPresentation: createPresentation(presentationParts),
      getPresentation: getPresentation(presentationParts),
      renamePresentation: renamePresentation(presentationParts),
      startGeneration: startGeneration(generationParts),
      getGenerationStatus: getGenerationStatus(generationParts),
      replyToQuestion: replyToQuestion(generationParts),
      createUploadTarget: createUploadTarget(uploads, origin),
    },
    authenticator: new Authenticator(store, now, config.localKey),
    limiter: requestLimiter(config.requestsPerMinute),
    hostNames: [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])],
    openApiRoutes: openapiRoute(),
    healthRoutes: healthRoutes(
      async () => !closing && (await sql`select 1`.execute(store)).rows.length === 1,
    ),
    storageRoutes: storageRoutes(uploads, folder),
    viewingRoutes: viewingRoutes({
      presentations,
      pages: new Pages(pageThreads, async () => `assets/${await player.version()}`),
      player,
      filePath: (key) => folder.filePath(key),
    }),
    log,
    now,
  });

  const close = async (listening: ListeningServer) => {
    const connections = listening.close(connectionPatienceMs);
    const steps = runner.stop();
    await Promise.race([steps, new Promise((resolve) => setTimeout(resolve, stepPatienceMs).unref())]);
    await Promise.all([threads.close(), pageThreads.close()]);
    await Promise.all([steps, connections]);
    await runner.release();
    await store.destroy();
  };

  try {
    server = await listen(app.fetch, host, config.port);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  const listening = server;
  runner.start();
  log({ level: 'info', event: 'listening', host, port: listening.port });
  return {
    baseUrl: `http://${reachable(host)}:${listening.port}/api/v1`,
    close: () => {
      closing ??= close(listening);
      return closing;
    },
  };
}

/** An address under which this machine reaches what listens on all its addresses. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
