import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { type ErrorCode, errorStatus } from '../../src/api/errors.ts';
import { type Answer, callApi } from '../support/callApi.ts';
import { ErrorShape, matches, StatusShape } from './shapes.ts';

export interface Target {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Of another workspace. */
  readonly otherKey?: string;
  readonly expiredKey?: string;
  readonly revokedKey?: string;
  /** How many requests a minute the service says it allows; undefined: not checked. */
  readonly rateLimit?: number;
  /** Only what the protocol marks R or P is asked of it. */
  readonly anyService: boolean;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Null: none. */
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

const defaultWaitSeconds = 5;

/** The service under test, as any client sees it. */
export class Api {
  readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  /** A call that waits where the service says it came too often. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.callOnce(method, path, options);
      if (answer.status !== 429) return answer;
      await delay(Number(answer.headers.get('retry-after') ?? defaultWaitSeconds) * 1000);
    }
  }

  callOnce(method: string, path: string, { body, key, headers }: CallOptions = {}): Promise<Answer> {
    const used = key === undefined ? this.target.key : key;
    return callApi(this.target.baseUrl + path, {
      method,
      body,
      headers: { ...(used !== null && { authorization: `Bearer ${used}` }), ...headers },
    });
  }

  async refused(code: ErrorCode, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await this.call(method, path, options);
    assertRefusal(answer, code);
    return answer;
  }

  async ok(status: number, method: string, path: string, options: CallOptions = {}): Promise<Answer['body']> {
    const answer = await this.call(method, path, options);
    assert.equal(answer.status, status, JSON.stringify(answer.body));
    return answer.body;
  }

  /** Starts a generation; resolves to its id. */
  async generate(body: Record<string, unknown>): Promise<string> {
    return (await this.ok(202, 'POST', '/presentations/generate', { body })).generation_id;
  }

  async status(id: string): Promise<Answer['body']> {
    const body = await this.ok(200, 'GET', `/presentations/generate/${id}/status`);
    matches(StatusShape, body);
    assert.equal(body.generation_id, id);
    return body;
  }

  /** Every status until one that is final or waits for an answer. */
  async watch(id: string): Promise<readonly Answer['body'][]> {
    const seen: Answer['body'][] = [];
    for (;;) {
      const status = await this.status(id);
      seen.push(status);
      if (status.status !== 'generating') return seen;
      await delay(this.#pollMs);
    }
  }

  /** The presentation that a prompt ends in. */
  async completed(body: Record<string, unknown>): Promise<Answer['body']> {
    const last = (await this.watch(await this.generate({ non_interactive: true, ...body }))).at(-1);
    assert.equal(last?.status, 'completed', JSON.stringify(last));
    return last;
  }

  /** The protocol asks for 2 to 5 s between two polls, and allows less on this machine. */
  get #pollMs(): number {
    const { hostname } = new URL(this.target.baseUrl);
    return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 200 : 2_500;
  }
}

export function assertRefusal(answer: Answer, code: ErrorCode): void {
  assert.equal(answer.status, errorStatus[code], JSON.stringify(answer.body));
  matches(ErrorShape, answer.body);
  assert.equal(answer.body.error.code, code, JSON.stringify(answer.body));
  assert.equal(answer.body.error.status, answer.status);
}

/** Registers what only our own service owes. */
export const oursOf =
  ({ anyService }: Target) =>
  (title: string, test: Mocha.AsyncFunc): void => {
    if (!anyService) it(`${title} (ours)`, test);
  };
