import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { uptime } from 'node:os';
import { limits } from '../api/limits.ts';
import { openEngines } from './engines.ts';
import { openFolderParts } from './folderParts.ts';
import { ClientAddresses } from './http/clientAddresses.ts';
import { Connections } from './http/connections.ts';
import { usualGuards } from './http/guards.ts';
import { mostOpenFiles, withinOpenFiles } from './http/openFiles.ts';
import { type ListeningServer, type ListenOptions, listen } from './http/server.ts';
import { Visitors } from './http/visitors.ts';
import { AnswerDeadline } from './jobs/answerDeadline.ts';
import { JobStore } from './jobs/jobStore.ts';
import { leaseHolder, thisProcess } from './jobs/lease.ts';
import { ServiceClock } from './jobs/serviceClock.ts';
import { sourcesInUse } from './jobs/sourcesInUse.ts';
import { Keeping } from './keeping/keeping.ts';
import type { Sweep, Sweeper } from './keeping/sweeper.ts';
import type { Log } from './log.ts';
import { noMeters } from './metrics/meters.ts';
import type { MetricsAddress, OpenMetrics } from './metrics/openMetrics.ts';
import { exportsFolder, partialFolder } from './objects/objectFolder.ts';
import { WorkspaceQuota } from './objects/workspaceQuota.ts';
import type { Parts } from './parts.ts';
import { checkConfig, type ServiceConfig, usualDays } from './serviceConfig.ts';
import { databaseOf } from './store/database.ts';
import { onReserve } from './store/onReserve.ts';
import { openWorking } from './working.ts';
import { CountedTime } from './workingTime.ts';

/** What a test may replace. */
export interface ServiceSurroundings {
  readonly now?: () => number;
  readonly time?: CountedTime;
  /** The URL of a module with `createWriter(): Writer`. */
  readonly writerModule?: string;
  /** Since the machine was started; undefined: this clock is not the machine's, and nobody sees it set. */
  readonly uptimeMs?: (() => number) | undefined;
  /** However busy the machine is, the service has its part of it. */
  readonly threadsKeepUp?: boolean;
}

export interface RunningService {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  /** A sentence for whoever started it: what its data folder had before and has no more. */
  readonly notice?: string;
  /** Stops accepting, saves the steps under way; within 5 s. */
  close(): Promise<void>;
}

const dayMs = 86_400_000;
/** What is older was left behind by a process that was killed. */
const longestSendingMs = dayMs;
const requestPatienceMs = 2_000;

/** The longest that anything is kept that is deleted by days. */
const keptMs = ({ keeping = {} }: ServiceConfig): number =>
  dayMs * Math.max(usualDays, limits.uploadUrlDays + 1, ...Object.values(keeping));

/** Throws a StartError where the configuration or the machine does not allow it. */
export async function startService(
  config: ServiceConfig,
  {
    now = Date.now,
    uptimeMs = now === Date.now ? () => uptime() * 1_000 : undefined,
    time = new CountedTime(),
    writerModule,
    threadsKeepUp,
  }: ServiceSurroundings = {},
): Promise<RunningService> {
  const { host, log } = config;
  const publicUrl = checkConfig(config);
  const parts = await openParts(config, now);
  const { role = 'all' } = config;
  const { store, objects, scratch, wakes, health } = parts;
  const metrics = config.metrics && (await openMetricsOrClose(config.metrics, parts, log));
  const meters = metrics?.meters ?? noMeters;
  const jobs = new JobStore(store, meters);
  const clock = new ServiceClock(
    store,
    now,
    config.team || !uptimeMs ? undefined : { uptimeMs, keptMs: keptMs(config) },
  );
  const watching = clock.watch();
  const deadline = new AnswerDeadline(jobs, config.answerDays, clock, now);
  const guards = withinOpenFiles({ ...usualGuards, ...config.guards }, await mostOpenFiles());
  const addresses = new ClientAddresses(config.trustedProxies);
  const connections = new Connections({ addresses, guards, log });
  const engines = openEngines(config, { scratch, time, meters, store, writerModule, threadsKeepUp });
  const { pageThreads, jobThreads, models, room } = engines;
  const holder = leaseHolder(thisProcess(), randomBytes(8).toString('hex'));
  const quota = new WorkspaceQuota(store, config.workspaceBytes, holder, now);
  const working =
    role === 'api'
      ? undefined
      : openWorking({ ...parts, config, engines, holder, jobs, deadline, clock, quota, now, time });
  const keeping = new Keeping({
    store,
    objects,
    scratch,
    times: { jobs: usualDays, bin: usualDays, ...config.keeping },
    now,
    since: parts.since,
  });
  const wake = () => {
    wakes.wake().catch((error: Error) => {
      log({ level: 'warning', event: 'nobody woken', reason: error.message });
    });
  };
  let listener: Promise<RequestListener> | undefined;
  let sweeper: Sweeper | undefined;
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  const load = async (): Promise<RequestListener> => {
    const [{ requestListener }, { uploads, signer, receiver }, { Sweeper }] = await Promise.all([
      import('./http/requestListener.ts'),
      parts.openUploads(quota),
      import('./keeping/sweeper.ts'),
    ]);
    const afterJobs: Sweep[] = [
      async (time) => ({ uploads: await uploads.deleteExpired(time, await sourcesInUse(store)) }),
      ...keeping.sweeps,
      async (time) => {
        await parts.sweep(time);
        return {};
      },
    ];
    const { reserve } = databaseOf(store);
    const freeing =
      (sweep: Sweep): Sweep =>
      (time) =>
        onReserve(store, () => sweep(time));
    const afterSending: Sweep = async (time) => {
      for (const folder of [partialFolder, exportsFolder])
        await scratch.deleteOlderThan(time - longestSendingMs, folder, () => false);
      return {};
    };
    sweeper = new Sweeper({
      sweeps: [
        ...[...(working ? afterJobs : []), afterSending].map(freeing),
        async () => {
          await reserve.make();
          return {};
        },
      ],
      clock: { look: () => onReserve(store, () => clock.look()) },
      log,
    });
    if (role === 'worker') {
      const { workerListener } = await import('./http/workerListener.ts');
      return workerListener({
        isClosing: () => closing.signal.aborted,
        check: () => health.check(),
        visitors: new Visitors(addresses, guards),
      });
    }
    return requestListener({
      config,
      store,
      health,
      jobs,
      deadline,
      objects,
      scratch,
      uploads,
      signer,
      receiver,
      quota,
      keeping,
      pageThreads,
      jobThreads,
      models,
      room,
      guards,
      addresses,
      connections,
      origin: () => publicUrl ?? `http://${reachable(host)}:${server.port}`,
      wake,
      jobComes: () => working && jobThreads.warm(),
      windows: parts.windows,
      closing: closing.signal,
      now,
      meters,
    });
  };
  const loaded = () => {
    listener ??= load();
    return listener;
  };
  const server = await listenOrClose(loaded, { host, port: config.port, guards, connections }, async () => {
    await metrics?.close();
    await parts.close();
  });
  const close = async () => {
    closing.abort();
    clearInterval(watching);
    await listener?.catch(() => undefined);
    const connections = server.close(requestPatienceMs);
    const ended = working ? working.stop() : engines.closeJobs();
    await Promise.all([ended, pageThreads.close(), connections, sweeper?.stop(), metrics?.close()]);
    await working?.release();
    await parts.close();
    time.stop();
    log({ level: 'info', event: 'stopped' });
  };
  working?.start();
  setImmediate(() => {
    if (closing.signal.aborted) return;
    loaded().catch((error: Error) => log({ level: 'error', event: 'unexpected', reason: error.stack }));
  });
  log({ level: 'info', event: 'listening', host, port: server.port });
  return {
    baseUrl: `http://${reachable(host)}:${server.port}/api/v1`,
    ...(parts.notice !== undefined && { notice: parts.notice }),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

async function openParts(config: ServiceConfig, now: () => number): Promise<Parts> {
  if (config.team === undefined) return openFolderParts(config, now);
  const { openTeamParts } = await import('./team/teamParts.ts');
  return openTeamParts(config.team, config, now);
}

/** Whoever does not ask for them does not load what tells them. */
async function openMetricsOrClose(address: MetricsAddress, parts: Parts, log: Log): Promise<OpenMetrics> {
  try {
    const { openMetrics } = await import('./metrics/openMetrics.ts');
    return await openMetrics(address, parts.store, log);
  } catch (error) {
    await parts.close();
    throw error;
  }
}

async function listenOrClose(
  listener: () => Promise<RequestListener>,
  options: ListenOptions,
  closeAll: () => Promise<void>,
): Promise<ListeningServer> {
  try {
    return await listen(listener, options);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** An address under which this machine reaches what listens on all its addresses. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
