import { isIP } from 'node:net';
import { Failure } from './failure.ts';

/**
 * A page of another site can point its own name at this machine and call the API from the
 * browser (DNS rebinding); it cannot do so with an address, nor with a name that is ours.
 */
export function hostGuard(ourNames: readonly string[]): (host: string | undefined) => Failure | undefined {
  const expected = new Set(['localhost', ...ourNames.map((name) => name.toLowerCase())]);
  return (host) => {
    const name = hostName(host ?? '');
    if (expected.has(name) || name.endsWith('.localhost') || isIP(name) !== 0) return undefined;
    return new Failure('BAD_REQUEST', 'The Host header names another host than this service.');
  };
}

/** Names and values of headers in turn, as they came. */
export function moreThanOneHost(rawHeaders: readonly string[]): Failure | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1
    ? new Failure('BAD_REQUEST', 'The request has more than one Host header.')
    : undefined;
}

function hostName(host: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(host)?.[1];
  return (bracketed ?? host.replace(/:\d+$/, '')).toLowerCase().replace(/\.$/, '');
}
