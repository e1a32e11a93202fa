import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openKeyring } from '../../src/service/keys/keyring.ts';
import type { LogEntry } from '../../src/service/log.ts';
import { startService } from '../../src/service/service.ts';
import type { ServiceConfig } from '../../src/service/serviceConfig.ts';
import type { CountedTime } from '../../src/service/workingTime.ts';
import { type Answer, callApi } from './callApi.ts';
import { type Script, scripted, scriptedWriterUrl } from './scriptedWriter.ts';

export interface TestServiceOptions {
  readonly config?: Partial<ServiceConfig>;
  /** Undefined: a new folder, deleted when the service is closed. */
  readonly dataFolder?: string;
  readonly now?: () => number;
  /** By which a job has its time; stopped with the service. */
  readonly time?: CountedTime;
  /** Undefined: the scripted one; null: the product's own. */
  readonly writerModule?: string | null;
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'deckwright-'));

/** A service on loopback with the scripted writer, and a key for its workspace "acme". */
export class TestService {
  readonly baseUrl: string;
  readonly dataFolder: string;
  readonly key: string;
  readonly log: readonly LogEntry[];
  readonly #close: () => Promise<void>;

  private constructor(parts: {
    baseUrl: string;
    dataFolder: string;
    key: string;
    log: readonly LogEntry[];
    close: () => Promise<void>;
  }) {
    this.baseUrl = parts.baseUrl;
    this.dataFolder = parts.dataFolder;
    this.key = parts.key;
    this.log = parts.log;
    this.#close = parts.close;
  }

  static async start(options: TestServiceOptions = {}): Promise<TestService> {
    const dataFolder = options.dataFolder ?? (await newFolder());
    const key = await newKey(dataFolder, 'acme');
    const log: LogEntry[] = [];
    const writerModule = options.writerModule === undefined ? scriptedWriterUrl : options.writerModule;
    const service = await startService(
      {
        host: '127.0.0.1',
        port: 0,
        dataFolder,
        requestsPerMinute: undefined,
        jobMinutes: 10,
        answerDays: 7,
        log: (entry) => log.push(entry),
        ...options.config,
      },
      {
        threadsKeepUp: true,
        ...(options.now && { now: options.now }),
        ...(options.time && { time: options.time }),
        ...(writerModule !== null && { writerModule }),
      },
    );
    const close = async () => {
      await service.close();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    };
    return new TestService({ baseUrl: service.baseUrl, dataFolder, key, log, close });
  }

  get origin(): string {
    return new URL(this.baseUrl).origin;
  }

  newKey(workspace: string): Promise<string> {
    return newKey(this.dataFolder, workspace);
  }

  /** JSON to and from the API, with the key of "acme" unless the headers have one. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return callApi(this.baseUrl + path, { method, body, headers: { 'x-api-key': this.key, ...headers } });
  }

  /** Starts a generation that does what the script says; resolves to its id. */
  async generate(script: Script, options: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await this.call('POST', '/presentations/generate', {
      prompt: scripted(script),
      ...options,
    });
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.generation_id;
  }

  async status(id: string): Promise<Answer['body']> {
    return (await this.call('GET', `/presentations/generate/${id}/status`)).body;
  }

  /** The first status that is as wanted. */
  async statusWhere(id: string, wanted: (status: Answer['body']) => boolean): Promise<Answer['body']> {
    for (;;) {
      const status = await this.status(id);
      if (wanted(status)) return status;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  finished(id: string): Promise<Answer['body']> {
    return this.statusWhere(id, ({ status }) => status === 'completed' || status === 'failed');
  }

  /** When what was kept long enough is gone: a service sweeps as it begins. */
  async swept(): Promise<void> {
    while (!this.log.some(({ event }) => event === 'swept')) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** As after so long a time in which it could be answered. */
  stayAwake(milliseconds: number): void {
    const database = new DatabaseSync(join(this.dataFolder, 'deckwright.sqlite'));
    database.prepare('update serviceClock set awakeMs = awakeMs + ?').run(milliseconds);
    database.close();
  }

  reply(id: string, content: string, options: Record<string, unknown> = {}): Promise<Answer> {
    return this.call('POST', `/presentations/generate/${id}/message`, { content, ...options });
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/** As after so long a time that a service was there to see pass, so that it is believed. */
export function believe(dataFolder: string, time: number): void {
  const database = new DatabaseSync(join(dataFolder, 'deckwright.sqlite'));
  database.prepare('update serviceClock set heardMs = ?, believedMs = ?').run(time, time);
  database.close();
}

export async function newKey(dataFolder: string, workspace: string): Promise<string> {
  const keyring = await openKeyring(dataFolder);
  const created = await keyring.create({ workspace });
  await keyring.close();
  if ('problem' in created) throw new Error(created.problem);
  return created.key;
}
