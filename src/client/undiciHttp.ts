import { Readable } from 'node:stream';
import { getCACertificates } from 'node:tls';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { type Result, succeeded, unusable } from './failure.ts';
import type { Http, HttpReply, HttpRequest } from './http.ts';
import { isLocal, type NetworkSettings, type Proxies, readProxies } from './network.ts';

export interface Timeouts {
  readonly connectMilliseconds: number;
  /** Between two signs of life once connected. */
  readonly silenceMilliseconds: number;
}

const patient: Timeouts = { connectMilliseconds: 10_000, silenceMilliseconds: 30_000 };

/** The connection to the proxy failed, so the service was never asked. */
class ProxyUnreachable extends Error {
  readonly code = 'PROXY_UNREACHABLE';
}

interface ConnectError {
  readonly hostname?: string;
  readonly port?: number;
  readonly message?: string;
  readonly errors?: readonly ConnectError[];
}

const portOf = (url: URL) => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

const failedAt = (proxy: URL, target: URL, error: ConnectError): boolean =>
  (error.hostname !== undefined && error.hostname === proxy.hostname) ||
  (portOf(proxy) !== portOf(target) && (error.port ?? error.errors?.[0]?.port) === portOf(proxy)) ||
  (error.message?.includes(`${proxy.hostname}:${portOf(proxy)}`) ?? false);

/** What Node trusts and what the machine trusts: offices with a proxy of their own add certificates there. */
export const trustedCertificates = () => [
  ...new Set([...getCACertificates('default'), ...getCACertificates('system')]),
];

const openDispatcher = (baseUrl: string, proxies: Proxies, strictSsl: boolean, timeouts: Timeouts) => {
  const options: Agent.Options = {
    headersTimeout: timeouts.silenceMilliseconds,
    bodyTimeout: timeouts.silenceMilliseconds,
  };
  const timeout = timeouts.connectMilliseconds;
  if (isLocal(baseUrl) && baseUrl.startsWith('http:')) return new Agent({ ...options, connect: { timeout } });
  const tls = { rejectUnauthorized: strictSsl, ca: trustedCertificates(), timeout };
  return new EnvHttpProxyAgent({
    ...options,
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
    httpProxy: proxies.http?.href ?? '',
    httpsProxy: proxies.https?.href ?? '',
    noProxy: proxies.noProxy,
  });
};

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

const exchangeOver = async (
  dispatcher: Dispatcher,
  proxies: Proxies,
  { url, method, headers, body, signal }: HttpRequest,
): Promise<HttpReply> => {
  try {
    const reply = await request(url, {
      dispatcher,
      method,
      headers,
      body: typeof body === 'object' ? Readable.from(body) : body,
      signal,
    });
    return {
      status: reply.statusCode,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [name.toLowerCase(), single(value)]),
      ),
      body: reply.body,
    };
  } catch (error) {
    const target = new URL(url);
    const proxy = target.protocol === 'https:' ? proxies.https : proxies.http;
    if (proxy && failedAt(proxy, target, error as ConnectError)) {
      throw new ProxyUnreachable(`nothing answers at ${proxy.host}`, { cause: error });
    }
    throw error;
  }
};

/** The network as this machine and these settings reach it. */
export const openUndiciHttp = (
  baseUrl: string,
  settings: NetworkSettings,
  timeouts: Timeouts = patient,
): Result<Http> => {
  const proxies = readProxies(settings);
  if ('problem' in proxies) return unusable(proxies.problem);
  const dispatcher = openDispatcher(baseUrl, proxies, settings.strictSsl ?? true, timeouts);
  return succeeded({
    exchange: (request) => exchangeOver(dispatcher, proxies, request),
    close: () => dispatcher.destroy(),
  });
};
