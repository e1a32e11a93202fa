import type * as z from 'zod';
import { type EndpointName, endpoints } from '../api/endpoints.ts';
import { connectionFailure } from './connectionFailure.ts';
import { cancelled, failed, type Result, succeeded } from './failure.ts';
import type { Http, HttpRequest } from './http.ts';
import { type Received, readReply } from './readReply.ts';
import type { RequestBudget, Urgency } from './requestBudget.ts';
import { withRetries } from './retrying.ts';
import type { Timing } from './timing.ts';

/** Doing these twice would make two of something. */
const onlyOnce: ReadonlySet<EndpointName> = new Set([
  'startGeneration',
  'replyToQuestion',
  'createPresentation',
]);

export interface TransportOptions {
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly key?: string;
  readonly http: Http;
  readonly budget: RequestBudget;
  readonly timing: Timing;
}

export interface CallOptions<T> {
  readonly reader: z.ZodType<T>;
  readonly id?: string;
  readonly body?: unknown;
  readonly urgency?: Urgency;
  readonly signal?: AbortSignal;
}

/** JSON over HTTP to one service with one key. */
export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  call<T>(name: EndpointName, options: CallOptions<T>): Promise<Result<T>> {
    return withRetries(() => this.#attempt(name, options), {
      idempotent: !onlyOnce.has(name),
      timing: this.#options.timing,
      signal: options.signal,
    });
  }

  async #attempt<T>(
    name: EndpointName,
    { reader, id = '', body, urgency = 'person', signal }: CallOptions<T>,
  ): Promise<Result<T>> {
    const { baseUrl, key, budget } = this.#options;
    const { method, path } = endpoints[name];
    const url = baseUrl + path.replace('{id}', encodeURIComponent(id));
    await budget.admit(urgency, signal);
    if (signal?.aborted) return cancelled;
    const request: HttpRequest = {
      method,
      url,
      headers: {
        accept: 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    };
    const received = await this.#receive(request);
    return received.ok ? readReply(url, received.value, reader) : received;
  }

  async #receive(request: HttpRequest): Promise<Result<Received>> {
    const { http, budget } = this.#options;
    try {
      const { status, headers, text } = await http.exchange(request);
      budget.learn({ status, headers });
      return succeeded({ status, headers, text: await text() });
    } catch (error) {
      return failed(connectionFailure(error, request.url, request.signal));
    }
  }
}
