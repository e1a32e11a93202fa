import * as z from 'zod';
import { ErrorDetail, type ErrorReply } from '../api/errors.ts';
import { proxyAsksForPassword } from './connectionFailure.ts';
import { type Failure, failed, type Result, succeeded } from './failure.ts';
import type { HttpReply } from './http.ts';
import { retryAfterSeconds } from './retryAfter.ts';

/** A reply with its body. */
export interface Received extends Pick<HttpReply, 'status' | 'headers'> {
  readonly text: string;
}

type Json = Record<string, unknown>;
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const asText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** What a person should know of a code, whatever words the service uses for it. */
const sentences: Partial<Record<string, (host: string, said: string | undefined) => string>> = {
  UNAUTHORIZED: (host) => `${host} asks for an API key.`,
  API_KEY_INVALID: (host) => `${host} does not know this API key.`,
  API_KEY_EXPIRED: () => 'The API key has expired.',
  API_KEY_REVOKED: () => 'The API key has been revoked.',
  PRICING_REMIX_OVER_LIMIT: (_, said) =>
    `The usage limit of the workspace is reached${said ? `: ${said}` : '.'}`,
  PRICING_DOCUMENT_LIMIT_REACHED: (_, said) =>
    `The usage limit of the workspace is reached${said ? `: ${said}` : '.'}`,
  INSUFFICIENT_PRIVILEGES: (_, said) => said ?? 'This belongs to another workspace.',
  API_KEY_RATE_LIMITED: (host) => `${host} received too many requests. Wait a minute and try again.`,
};

const byStatus: Readonly<Record<number, string>> = {
  401: 'API_KEY_INVALID',
  402: 'PRICING_DOCUMENT_LIMIT_REACHED',
  403: 'INSUFFICIENT_PRIVILEGES',
  404: 'NOT_FOUND',
  409: 'NOT_AWAITING_INPUT',
  429: 'API_KEY_RATE_LIMITED',
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const Details = z.array(ErrorDetail).catch([]);

const notTheApi = (status: number, message: string) => failed({ kind: 'notTheApi', status, message });

const refusal = (host: string, { status, headers }: Received, body: unknown): Failure | undefined => {
  const error: Partial<ErrorReply['error']> | string =
    asText(asObject(body).error) ?? asObject(asObject(body).error);
  const said = asText(typeof error === 'string' ? error : error.message);
  const named = typeof error === 'string' ? undefined : asText(error.code);
  const isKnownWithoutWords = status === 429 || status >= 500;
  if (said === undefined && named === undefined && !isKnownWithoutWords) return undefined;
  const code = named ?? byStatus[status] ?? (status >= 500 ? 'INTERNAL_ERROR' : 'BAD_REQUEST');
  return {
    kind: 'refused',
    status,
    code,
    message:
      sentences[code]?.(host, said) ?? said ?? `${host} cannot do that at the moment (HTTP ${status}).`,
    details: Details.parse(typeof error === 'string' ? [] : error.details),
    retryAfterSeconds: retryAfterSeconds(headers),
  };
};

/** The reply as JSON of the shape that `reader` accepts, or why not. */
export const readReply = <T>(url: string, reply: Received, reader: z.ZodType<T>): Result<T> => {
  const { host } = new URL(url);
  const { status, headers, text } = reply;
  if (status === 407) return failed(proxyAsksForPassword(host));
  if (status >= 300 && status < 400) {
    const target = headers.location ? ` to ${headers.location}` : '';
    return notTheApi(status, `${host} redirects${target}. Check the base URL.`);
  }
  const body = parseJson(text);
  if (status >= 400) {
    const failure = refusal(host, reply, body);
    if (failure) return failed(failure);
  }
  if (status >= 400 || body === undefined) {
    const what = /^\s*</.test(text) ? 'a web page' : 'something other than JSON';
    return notTheApi(
      status,
      `${host} answered ${what} (HTTP ${status}). Check that the base URL is the API's.`,
    );
  }
  const read = reader.safeParse(body);
  if (read.success) return succeeded(read.data);
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return notTheApi(
    status,
    `${host} answered something this program cannot read (${where}${issue?.message}). Check that the base URL is the API's.`,
  );
};
