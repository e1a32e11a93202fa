import { bytesUpTo } from './bytesUpTo.ts';
import type { PublicWeb } from './publicWeb.ts';

export const pictureLimits = {
  bytes: 10_000_000,
  milliseconds: 20_000,
  redirects: 3,
  addressCharacters: 900,
} as const;
const atOnce = 4;

interface FetchedPicture {
  readonly address: string;
  /** By the bytes, whatever the server called it. */
  readonly extension: string;
  readonly content: Blob;
}

export interface FetchedPictures {
  readonly pictures: readonly FetchedPicture[];
  readonly left: readonly { readonly address: string; readonly why: string }[];
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

const extensionOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};

const discard = async (body: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of body) break;
};

const fetchPicture = async (
  address: string,
  web: Pick<PublicWeb, 'get'>,
  signal: AbortSignal,
): Promise<FetchedPicture> => {
  if (address.length > pictureLimits.addressCharacters) throw new Error('Its address is too long.');
  let url = new URL(address);
  for (let redirects = 0; redirects <= pictureLimits.redirects; redirects += 1) {
    const { status, location, body } = await web.get(url, signal);
    if (status === 200) {
      const bytes = await bytesUpTo(body, pictureLimits.bytes);
      const extension = extensionOf(bytes);
      if (!extension) throw new Error('It is no PNG, JPEG, GIF or WebP picture.');
      return { address, extension, content: new Blob([bytes]) };
    }
    await discard(body);
    const next = status >= 300 && status < 400 && location ? URL.parse(location, url) : null;
    if (!next) throw new Error(`The server answered ${status}.`);
    url = next;
  }
  throw new Error('It is redirected too often.');
};

/** Pictures of the web, each asked for once, and why some are not there. Never fails as a whole. */
export const fetchPictures = async (
  addresses: readonly string[],
  web: Pick<PublicWeb, 'get'>,
  signal: AbortSignal,
): Promise<FetchedPictures> => {
  const pictures: FetchedPicture[] = [];
  const left: { address: string; why: string }[] = [];
  const waiting = addresses.entries();
  const fetchWaiting = async () => {
    for (const [index, address] of waiting) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(pictureLimits.milliseconds)]);
      try {
        pictures[index] = await fetchPicture(address, web, limit);
      } catch (error) {
        left.push({ address, why: (error as Error).message });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchWaiting));
  return { pictures: pictures.filter(Boolean), left };
};
