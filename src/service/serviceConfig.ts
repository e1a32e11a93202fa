import type { Worker } from 'node:worker_threads';
import type { Endpoint } from '../engine/model/connection/endpointModel.ts';
import { proxyProblem } from './http/clientAddresses.ts';
import type { Guards } from './http/guards.ts';
import type { KeepingTimes } from './keeping/keeping.ts';
import type { Log } from './log.ts';
import type { MetricsAddress } from './metrics/openMetrics.ts';
import type { ModelChannel } from './models/editorModels.ts';
import { StartError } from './startError.ts';
import type { TeamConfig } from './team/teamConfig.ts';
import type { LinkKind } from './viewing/viewLinks.ts';

export interface ModelConfig extends Endpoint {
  /** How much it may read and write for one job. */
  readonly tokensPerJob: number;
}

export interface ServiceConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** Undefined: everything is kept in the data folder. */
  readonly team?: TeamConfig | undefined;
  /** What this process does of the service's work; undefined: all of it. */
  readonly role?: Role | undefined;
  /** Where clients and viewers reach the service, when that is not `http://host:port`. */
  readonly publicUrl?: string;
  /** Accepted beside the stored keys, for the workspace "local". */
  readonly localKey?: string;
  /** For each key; undefined: no limit, as for the built-in service on one machine. */
  readonly requestsPerMinute: number | undefined;
  /** For each workspace; undefined: no limit. */
  readonly monthlyGenerations?: number;
  /** How much a workspace may keep; undefined: no limit. */
  readonly workspaceBytes?: number;
  /** Of one key, waiting or at work; undefined: as many as come. */
  readonly waitingJobs?: number;
  /** Addresses and networks of proxies beside those of this machine: whom they name as a client is believed. */
  readonly trustedProxies?: readonly string[];
  /** What differs from the usual. */
  readonly guards?: Partial<Guards>;
  /** How many jobs run at once; undefined: one for each core. */
  readonly concurrentJobs?: number;
  /** Started for the job that is expected. */
  readonly jobThread?: Worker | undefined;
  /** Whoever has a deck made looks at it at once: what draws it loads while it is written. */
  readonly drawsAhead?: boolean | undefined;
  /** Writes the decks; undefined: they are made of the sources without one. */
  readonly model?: ModelConfig;
  /** To an editor whose own models may write instead. */
  readonly modelChannel?: ModelChannel;
  /** How long things are kept; what is left out as usual. */
  readonly keeping?: Partial<KeepingTimes>;
  /** How long a job may work before it fails. */
  readonly jobMinutes: number;
  /** How long a job waits for an answer before it fails. */
  readonly answerDays: number;
  /** To whom presentations are shown; undefined: to whoever has the link. */
  readonly links?: LinkKind | undefined;
  /** Where this process tells how it does; undefined: nowhere. */
  readonly metrics?: MetricsAddress;
  /** Bytes for all processes of the service; undefined: what the machine or its container has. */
  readonly memory?: number;
  readonly log: Log;
}

export const roles = ['all', 'api', 'worker'] as const;
export type Role = (typeof roles)[number];

export const usualDays = 30;

/** Refuses what cannot be meant; returns the public URL without its last slash. */
export function checkConfig(config: ServiceConfig): string | undefined {
  if (!Number.isInteger(config.port) || config.port < 0 || config.port > 65_535) {
    throw new StartError(`The port must be a whole number from 0 to 65535, not ${config.port}.`);
  }
  const { monthlyGenerations = 0 } = config;
  if (!Number.isInteger(monthlyGenerations) || monthlyGenerations < 0) {
    throw new StartError(
      `The number of generations a month must be a whole number from 0, not ${monthlyGenerations}.`,
    );
  }
  const counts = {
    'The number of requests a minute': config.requestsPerMinute,
    'The number of jobs at once': config.concurrentJobs,
    'The number of unfinished jobs': config.waitingJobs,
    ...Object.fromEntries(
      Object.entries(config.guards ?? {}).map(([name, value]) => [`The guard ${name}`, value]),
    ),
  };
  for (const [name, value] of Object.entries(counts)) {
    if (value !== undefined && !(Number.isInteger(value) && value > 0)) {
      throw new StartError(`${name} must be a whole number above 0, not ${value}.`);
    }
  }
  for (const proxy of config.trustedProxies ?? []) {
    const problem = proxyProblem(proxy);
    if (problem !== undefined) throw new StartError(problem);
  }
  const times = {
    'The minutes a job may take': config.jobMinutes,
    'The days for an answer': config.answerDays,
    'The days that jobs are kept': config.keeping?.jobs ?? usualDays,
    'The days that the bin is kept': config.keeping?.bin ?? usualDays,
    'The days that presentations are kept': config.keeping?.decks ?? usualDays,
  };
  for (const [name, value] of Object.entries(times)) {
    if (!(value > 0 && value < 25_000)) throw new StartError(`${name} must be above 0, not ${value}.`);
  }
  if (config.team && config.role !== 'worker' && config.publicUrl === undefined) {
    throw new StartError(
      'On several machines every process must tell clients the same address: set DECKWRIGHT_PUBLIC_URL.',
    );
  }
  return config.publicUrl === undefined ? undefined : publicUrlOf(config.publicUrl);
}

function publicUrlOf(text: string): string {
  const url = URL.parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    url.search ||
    url.hash
  ) {
    throw new StartError(`The public URL must be like https://slides.example.com, not ${text}.`);
  }
  return url.href.replace(/\/+$/, '');
}
