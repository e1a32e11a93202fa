import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { type Result, succeeded, unusable } from './failure.ts';
import { type NetworkSettings, readProxies } from './network.ts';
import { isPublicAddress } from './publicAddress.ts';
import { trustedCertificates } from './undiciHttp.ts';

export interface WebReply {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The web out there: no address of this machine or its network can be reached by it. */
export interface PublicWeb {
  get(url: URL, signal: AbortSignal): Promise<WebReply>;
  close(): Promise<void>;
}

export interface PublicWebParts {
  readonly lookup: typeof systemLookup;
  readonly isPublic: (address: string) => boolean;
}

class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public web.`);
  }
}

const literal = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** What was looked up is what is connected to: a name has no second chance to mean something else. */
const guardedLookup =
  ({ lookup, isPublic }: PublicWebParts): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return done(new NotPublic(hostname), []);
      if (options.all) return done(null, addresses);
      return done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

/**
 * `Behind` a proxy it is the proxy that looks names up; what this machine can look up by itself must be public too.
 */
export const openPublicWeb = (
  settings: NetworkSettings,
  parts: PublicWebParts = { lookup: systemLookup, isPublic: isPublicAddress },
): Result<PublicWeb> => {
  const proxies = readProxies(settings);
  if ('problem' in proxies) return unusable(proxies.problem);
  const tls = { rejectUnauthorized: settings.strictSsl ?? true, ca: trustedCertificates() };
  const limits = { headersTimeout: 10_000, bodyTimeout: 10_000 };
  const timeout = 10_000;
  const dispatcher: Dispatcher = proxies.https
    ? new EnvHttpProxyAgent({
        ...limits,
        connect: { ...tls, timeout },
        requestTls: tls,
        proxyTls: tls,
        httpProxy: proxies.http?.href ?? '',
        httpsProxy: proxies.https.href,
        noProxy: proxies.noProxy,
      })
    : new Agent({ ...limits, connect: { ...tls, timeout, lookup: guardedLookup(parts) } });
  const lookUp = promisify(guardedLookup(parts));

  const assertPublic = async ({ protocol, hostname }: URL): Promise<void> => {
    const host = literal(hostname);
    if (protocol !== 'https:' || !host.includes(isIP(host) === 6 ? ':' : '.')) throw new NotPublic(host);
    if (isIP(host)) {
      if (!parts.isPublic(host)) throw new NotPublic(host);
    } else if (proxies.https) {
      await lookUp(host, { all: true }).catch((error) => {
        if (error instanceof NotPublic) throw error;
      });
    }
  };

  return succeeded({
    get: async (url, signal) => {
      await assertPublic(url);
      const reply = await request(url, { dispatcher, signal, headers: { accept: 'image/*' } });
      const location = reply.headers.location;
      return {
        status: reply.statusCode,
        location: typeof location === 'string' ? location : undefined,
        body: reply.body,
      };
    },
    close: () => dispatcher.destroy(),
  });
};
