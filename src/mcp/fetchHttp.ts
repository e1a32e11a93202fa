import type { Http } from '../client/http.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** HTTP to what answers requests in this very process. Its bodies are texts: files are uploaded elsewhere. */
export const fetchHttp = (fetch: Fetch): Http => ({
  exchange: async ({ url, method, headers, body, signal }) => {
    if (typeof body === 'object') throw new TypeError('Files are not sent within the process.');
    const response = await fetch(new Request(url, { method, headers, body, signal }));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: response.body ?? [],
    };
  },
  close: async () => undefined,
});
