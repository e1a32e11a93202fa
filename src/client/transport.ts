import type * as z from 'zod';
import { VersionedText } from '../api/beyond/deckFile.ts';
import { type BeyondName, beyondEndpoints, beyondRoot } from '../api/beyond/endpoints.ts';
import { type Endpoint, type EndpointName, endpoints } from '../api/endpoints.ts';
import { textUpTo } from './bytesUpTo.ts';
import { connectionFailure } from './connectionFailure.ts';
import { cancelled, failed, type Result, succeeded, unusable } from './failure.ts';
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

/** Of any answer: a service of ours sends decks of 4 MB, others may say more of each slide. */
export const answerBytes = 16_000_000;

type Place = Pick<Endpoint, 'method' | 'path' | 'text'>;
const capabilitiesPlace: Place = { method: 'GET', path: '' };

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
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly urgency?: Urgency;
  /** Of an answer that is never long. */
  readonly mostBytes?: number;
  readonly signal?: AbortSignal;
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const sentBody = ({ text }: Place, body: unknown): Sent => {
  if (body === undefined) return { headers: {} };
  if (!text) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const versioned = VersionedText.parse(body);
  return {
    headers: { 'content-type': text.type, 'if-match': `"${versioned.version}"` },
    body: versioned.text,
  };
};

/** A text and its version in the one form that replies are read in. */
const asVersioned = (received: Received, type: string): Received => {
  const { status, headers, text } = received;
  const version = /^"([^"]+)"$/.exec(headers.etag ?? '')?.[1];
  const isText = status < 300 && (headers['content-type'] ?? '').startsWith(type);
  return isText && version !== undefined
    ? { ...received, text: JSON.stringify({ text, version }) }
    : received;
};

/** JSON over HTTP to one service with one key. */
export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  call<T>(name: EndpointName, options: CallOptions<T>): Promise<Result<T>> {
    return this.#call(this.#options.baseUrl, endpoints[name], !onlyOnce.has(name), options);
  }

  /** All of these may be done twice, but a link that is replaced again is another one, and a model is paid twice. */
  beyond<T>(name: BeyondName | 'capabilities', options: CallOptions<T>): Promise<Result<T>> {
    const root = this.#options.baseUrl.replace(/\/api\/v1$/, beyondRoot);
    const endpoint = name === 'capabilities' ? capabilitiesPlace : beyondEndpoints[name];
    return this.#call(root, endpoint, name !== 'replaceLink' && name !== 'rewriteSlide', options);
  }

  #call<T>(root: string, place: Place, idempotent: boolean, options: CallOptions<T>): Promise<Result<T>> {
    const { timing } = this.#options;
    const { signal } = options;
    return withRetries(() => this.#attempt(root, place, options), { idempotent, timing, signal });
  }

  async #attempt<T>(
    root: string,
    place: Place,
    {
      reader,
      id = '',
      query = {},
      body,
      headers = {},
      urgency = 'person',
      mostBytes,
      signal,
    }: CallOptions<T>,
  ): Promise<Result<T>> {
    // An address would lose its place: no id is called so.
    if (/^\.{1,2}$/.test(id)) return unusable(`There is nothing with the id ${JSON.stringify(id)}.`);
    const { key, budget } = this.#options;
    const { method, path, text } = place;
    const sent = sentBody(place, body);
    const search = new URLSearchParams(query).toString();
    const url = `${root}${path.replace('{id}', encodeURIComponent(id))}${search && `?${search}`}`;
    await budget.admit(urgency, signal);
    if (signal?.aborted) return cancelled;
    const request: HttpRequest = {
      method,
      url,
      headers: {
        ...headers,
        accept: text ? `${text.type}, application/json` : 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
        ...sent.headers,
      },
      body: sent.body,
      signal,
    };
    const received = await this.#receive(request, mostBytes);
    if (!received.ok) return received;
    return readReply(url, text ? asVersioned(received.value, text.type) : received.value, reader);
  }

  async #receive(request: HttpRequest, mostBytes = answerBytes): Promise<Result<Received>> {
    const { http, budget } = this.#options;
    try {
      const { status, headers, body } = await http.exchange(request);
      budget.learn({ status, headers });
      return succeeded({ status, headers, text: await textUpTo(body, mostBytes) });
    } catch (error) {
      return failed(connectionFailure(error, request.url, request.signal));
    }
  }
}
