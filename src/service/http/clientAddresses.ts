import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** What a proxy on this machine says of its clients is always believed. */
const loopback = ['127.0.0.0/8', '::1'];

/** Where a request comes from, also where proxies stand before the service. */
export class ClientAddresses {
  readonly #proxies = new BlockList();

  /** Addresses (`10.0.0.7`) and networks (`10.0.0.0/8`) of proxies beside those of this machine. */
  constructor(trustedProxies: readonly string[] = []) {
    for (const proxy of [...loopback, ...trustedProxies]) addTo(this.#proxies, proxy);
  }

  isProxy(address: string): boolean {
    const bare = plain(address);
    return isIP(bare) !== 0 && this.#proxies.check(bare, familyOf(bare));
  }

  /** The last address in the chain that no proxy of ours vouches for. */
  of({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    let address = socket.remoteAddress ?? '';
    const chain = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (this.isProxy(address)) {
      const before = plain(chain.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return clientOf(address);
  }
}

/** Undefined: it is neither an address nor a network. */
export function proxyProblem(text: string): string | undefined {
  try {
    addTo(new BlockList(), text);
    return undefined;
  } catch {
    return `A trusted proxy must be an address or a network like 10.0.0.0/8, not ${text}.`;
  }
}

function addTo(list: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  if (isIP(address) === 0) throw new RangeError(`Not an address: ${text}`);
  if (bits === undefined) list.addAddress(plain(address), familyOf(plain(address)));
  else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, familyOf(address));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** IPv4 as such where it comes in IPv6's clothes; without a port. */
const plain = (address: string): string =>
  unmapped(address.replace(/^\[(.*)\](?::\d+)?$/, '$1'))
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;

function unmapped(address: string): string {
  // A URL writes the same address in the same way, however it came.
  const url = isIPv6(address) ? URL.parse(`http://[${address}]`) : null;
  const halves = mapped.exec(url?.hostname ?? '')?.slice(1) ?? [];
  const bytes = halves.map((half) => Number.parseInt(half, 16)).flatMap((half) => [half >> 8, half & 255]);
  return bytes.length === 0 ? address : bytes.join('.');
}

/** Whoever has one IPv6 address has a whole network of them. */
export function clientOf(address: string): string {
  const bare = plain(address);
  if (isIP(bare) !== 6) return bare;
  const [before = '', after = ''] = bare.split('%')[0]!.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === '' ? [] : after.split(':');
  const all = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
