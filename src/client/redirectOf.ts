import type { Http } from './http.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

/** The address that another one sends a reader on to; nothing where it answers itself. */
export const redirectOf = async (
  http: Pick<Http, 'exchange'>,
  address: string,
  signal?: AbortSignal,
): Promise<string | undefined> => {
  const request = { method: 'GET', url: address, headers: { accept: 'text/html' }, signal } as const;
  const { status, headers, body } = await http.exchange(request);
  // Left unread, its connection would wait for it.
  for await (const _ of body) break;
  const { location } = headers;
  return redirects.has(status) && location !== undefined ? URL.parse(location, address)?.href : undefined;
};
