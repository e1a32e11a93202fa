import { readFile } from 'node:fs/promises';
import { retryAfterSeconds } from '../client/retryAfter.ts';

/** What a page's address answered a browser. */
export interface PageAnswer {
  readonly status: number;
  readonly isPage: boolean;
  /** In seconds, where it says when to ask again. */
  readonly againAfter: number | undefined;
  /** Where the page was led, from the first to the one that is shown. */
  readonly addresses: readonly string[];
}

interface NetworkEvent {
  readonly source?: { readonly id: number };
  readonly params?: { readonly request_type?: string; readonly url?: string; readonly headers?: unknown };
}

/** An event is a line of the record; one that was cut off is none. */
const eventOf = (line: string): NetworkEvent => {
  try {
    return JSON.parse(line.replace(/,\s*$/, ''));
  } catch {
    return {};
  }
};

const answerOf = (headers: unknown): Omit<PageAnswer, 'addresses'> | undefined => {
  if (!Array.isArray(headers)) return undefined;
  const [first, ...lines] = headers.map(String);
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(first ?? '')?.[1];
  if (status === undefined) return undefined;
  const named: Record<string, string> = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()];
    }),
  );
  return {
    status: Number(status),
    isPage: status === '200' && /^text\/html\b/i.test(named['content-type'] ?? ''),
    againAfter: retryAfterSeconds(named),
  };
};

/**
 * Of a browser's record of its network, what the page itself was answered in the end: a browser draws a refusal, or
 * its own words on a service that is gone, as readily as a deck.
 */
export const pageAnswer = async (record: string): Promise<PageAnswer | undefined> => {
  const pages = new Set<number | undefined>();
  const addresses: string[] = [];
  let last: Omit<PageAnswer, 'addresses'> | undefined;
  for (const line of (await readFile(record, 'utf8').catch(() => '')).split('\n')) {
    const { source, params } = eventOf(line);
    if (params?.request_type === 'main frame') pages.add(source?.id);
    if (!source || !pages.has(source.id)) continue;
    if (params?.request_type === 'main frame' && params.url !== undefined) addresses.push(params.url);
    last = answerOf(params?.headers) ?? last;
  }
  return last && { ...last, addresses };
};
