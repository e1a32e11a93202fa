import { type ObjectKey, readKey, writeKey } from './objectKey.ts';
import type { Signer } from './signer.ts';

const filesRoot = '/files';

export interface DownloadLink {
  /** The service's address that comes before `/files`. */
  readonly address: string;
  readonly key: ObjectKey;
  readonly expires: number;
}

const signed = (key: ObjectKey, expires: number) => `${writeKey(key)}\n${expires}`;

/** The signature covers path and expiry, not the address: the service may come back under another one. */
export function writeDownloadLink({ address, key, expires }: DownloadLink, signer: Signer): string {
  const seconds = Math.floor(expires / 1000);
  const path = writeKey(key).split('/').map(encodeURIComponent).join('/');
  return `${address}${filesRoot}/${path}?expires=${seconds}&signature=${signer.sign('download', signed(key, seconds))}`;
}

const linkPath = /^(.*)\/files\/([^/]+\/[^/]+\/[^/]+)$/;

/** The link that this service signed; undefined for any other text. */
export function readDownloadLink(text: string, signer: Signer): DownloadLink | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return undefined;
  const [, prefix = '', path = ''] = linkPath.exec(url.pathname) ?? [];
  const key = readKey(decodePath(path));
  const { expires = '', signature = '', ...others } = Object.fromEntries(url.searchParams);
  if (!key || !/^\d{1,12}$/.test(expires) || url.searchParams.size !== 2 || Object.keys(others).length > 0) {
    return undefined;
  }
  if (!signer.isGenuine('download', signed(key, Number(expires)), signature)) return undefined;
  return { address: `${url.origin}${prefix}`, key, expires: Number(expires) * 1000 };
}

function decodePath(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return '';
  }
}
