import { isLoopback } from './loopback.ts';

/** How to get out to the network; what is absent comes from the environment. */
export interface NetworkSettings {
  /** `http://user:password@host:port`; the empty string is no setting. */
  readonly proxy?: string;
  /** Hosts that are reached without the proxy: `example.com`, `.example.com`, `*.example.com`, `host:port`. */
  readonly noProxy?: readonly string[];
  /** False accepts certificates that nobody vouches for. */
  readonly strictSsl?: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface Proxies {
  readonly http?: URL;
  readonly https?: URL;
  readonly noProxy: string;
}

export interface ProxyProblem {
  readonly problem: string;
}

const readProxy = (text: string): URL | undefined => {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  return url && /^(https?|socks5?):$/.test(url.protocol) && url.hostname ? url : undefined;
};

/** The user name and password of a proxy are nobody's business. */
const withoutPassword = (text: string) => text.replace(/\/\/[^@/]*@/, '//');

/** Which proxies the settings and the environment name, the settings first. */
export const readProxies = (settings: NetworkSettings): Proxies | ProxyProblem => {
  const variable = (name: string) => settings.environment[name.toLowerCase()] || settings.environment[name];
  const named = {
    http: settings.proxy || variable('HTTP_PROXY'),
    https: settings.proxy || variable('HTTPS_PROXY') || variable('HTTP_PROXY'),
  };
  for (const text of Object.values(named)) {
    if (text && !readProxy(text)) {
      return {
        problem: `The proxy setting "${withoutPassword(text)}" is not a proxy's address such as http://proxy.example.com:3128.`,
      };
    }
  }
  const noProxy = [
    ...(settings.noProxy ?? []),
    ...(variable('NO_PROXY') ?? '').split(/[,\s]+/),
    'localhost',
    '127.0.0.1',
    '[::1]',
  ].filter(Boolean);
  return {
    http: named.http ? readProxy(named.http) : undefined,
    https: named.https ? readProxy(named.https) : undefined,
    noProxy: noProxy.includes('*') ? '*' : noProxy.join(','),
  };
};

/** Calls to this machine need no proxy and no certificates. */
export const isLocal = (baseUrl: string): boolean => isLoopback(new URL(baseUrl).hostname);
