import { StartError } from './startError.ts';

export type LogEntry = {
  readonly level: 'info' | 'warning' | 'error';
  readonly event: string;
  readonly [detail: string]: unknown;
};

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
  readonly log: (entry: LogEntry) => void;
}

export interface RunningService {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  /** Stops accepting, saves the steps under way; within 5 s. */
  close(): Promise<void>;
}

/** Throws a StartError where the configuration or the machine does not allow it. */
export async function startService(config: ServiceConfig): Promise<RunningService> {
  throw new StartError(`Cannot listen on ${config.host}:${config.port} yet.`);
}
