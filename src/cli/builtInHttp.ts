import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Http, HttpReply, HttpRequest } from '../client/http.ts';

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

const exchange = (agent: Agent, { method, url, headers, body, signal }: HttpRequest): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    const request = openRequest(url, { agent, method, headers, signal });
    request.once('error', reject);
    request.once('response', (response: IncomingMessage) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, single(value)]),
        ),
        body: response,
      }),
    );
    if (typeof body === 'object') pipeline(Readable.from(body), request).catch(reject);
    else request.end(body);
  });

/**
 * HTTP to the service in this very process, by what the service has loaded anyway: a short command would spend
 * a tenth of its time on loading undici, which knows of proxies and certificates that nobody needs here.
 */
export const openBuiltInHttp = (): Http => {
  const agent = new Agent({ keepAlive: true });
  return {
    exchange: (request) => exchange(agent, request),
    close: async () => agent.destroy(),
  };
};
