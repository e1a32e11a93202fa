import { LargerThan } from './bytesUpTo.ts';
import { type ConnectionProblem, cancelled, type Failure } from './failure.ts';

const sentences: Record<ConnectionProblem, (host: string, detail: string) => string> = {
  offline: (host) => `${host} cannot be reached. Check the network connection.`,
  dns: (host) => `There is no host named ${host}. Check the base URL and the network connection.`,
  refused: (host) => `Nothing answers at ${host}. Check the address, and that the service is running.`,
  tls: (host, detail) => `No secure connection to ${host} could be made: ${detail}.`,
  proxy: (host, detail) => `The proxy did not connect to ${host}: ${detail}. Check the proxy settings.`,
  proxyAuthentication: (host) =>
    `The proxy on the way to ${host} asks for a user name and password. Put them into the proxy setting: http://user:password@host:port.`,
  timeout: (host) => `${host} did not answer in time.`,
  lost: (host) => `The connection to ${host} was lost.`,
};

interface Known {
  readonly problem: ConnectionProblem;
  /** The request may have reached the service. */
  readonly sent: boolean;
}

const byCode: Record<string, Known> = {
  ENETUNREACH: { problem: 'offline', sent: false },
  EHOSTUNREACH: { problem: 'offline', sent: false },
  ENETDOWN: { problem: 'offline', sent: false },
  EADDRNOTAVAIL: { problem: 'offline', sent: false },
  EAI_AGAIN: { problem: 'offline', sent: false },
  ENOTFOUND: { problem: 'dns', sent: false },
  ECONNREFUSED: { problem: 'refused', sent: false },
  UND_ERR_CONNECT_TIMEOUT: { problem: 'timeout', sent: false },
  UND_ERR_HEADERS_TIMEOUT: { problem: 'timeout', sent: true },
  UND_ERR_BODY_TIMEOUT: { problem: 'timeout', sent: true },
  ETIMEDOUT: { problem: 'timeout', sent: true },
  EPROTO: { problem: 'tls', sent: false },
  UND_ERR_PRX_TLS: { problem: 'proxy', sent: false },
  PROXY_UNREACHABLE: { problem: 'proxy', sent: false },
};

const isTls = /^ERR_(SSL|TLS)_|CERT|^UNABLE_TO_|SIGNATURE|^CRL_|^HOSTNAME_MISMATCH$|^INVALID_(CA|PURPOSE)$/;
const proxyStatus = /Proxy response \((\d+)\)|Proxy Authentication Required \((407)\)/;

interface Thrown {
  readonly code?: string;
  readonly name?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

const asThrown = (error: unknown): Thrown => (typeof error === 'object' && error !== null ? error : {});

/** The error and what caused it, outermost first. */
const causes = (error: unknown): Thrown[] => {
  const chain: Thrown[] = [];
  for (let next = error; next !== undefined && chain.length < 5; next = asThrown(next).cause) {
    chain.push(asThrown(next));
  }
  return chain;
};

const recognize = (error: unknown): Known & { readonly detail: string } => {
  for (const { code = '', message = '' } of causes(error)) {
    const refusedByProxy = proxyStatus.exec(message);
    if (refusedByProxy) {
      const status = refusedByProxy[1] ?? refusedByProxy[2];
      return {
        problem: status === '407' ? 'proxyAuthentication' : 'proxy',
        sent: false,
        detail: `it answered ${status}`,
      };
    }
    const known = byCode[code] ?? (isTls.test(code) ? { problem: 'tls', sent: false } : undefined);
    if (known) return { ...known, detail: message.split(/[;\n]/)[0]?.replace(/[.\s]+$/, '') || code };
  }
  return { problem: 'lost', sent: true, detail: '' };
};

const failureOf = ({ problem, sent }: Known, host: string, detail = ''): Failure => ({
  kind: 'connection',
  problem,
  sent,
  message: sentences[problem](host, detail),
});

export const proxyAsksForPassword = (host: string) =>
  failureOf({ problem: 'proxyAuthentication', sent: false }, host);

const longestAddress = 100;

/** What an exchange that threw means. */
export const connectionFailure = (error: unknown, url: string, signal?: AbortSignal): Failure => {
  if (signal?.aborted) return cancelled.failure;
  // Not every address that a service gives has a host.
  const host = new URL(url).host || url.slice(0, longestAddress);
  if (error instanceof LargerThan)
    return { kind: 'notTheApi', message: `The answer of ${host} is not read to its end. ${error.message}` };
  const recognized = recognize(error);
  return failureOf(recognized, host, recognized.detail);
};
