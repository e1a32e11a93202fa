import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { type Content, fingerprintOf, foundIn, sizeOf } from '../../deck/content.ts';
import { addressOfFetched, remoteAddress } from '../../deck/fetchedPicture.ts';
import type { PictureShelf } from './document/pictureShelf.ts';
import type { GivenSource, ReadAsset } from './document/source.ts';
import { beginsAsPicture, holdsPixels } from './holdsPixels.ts';

type StoredType = keyof typeof holdsPixels;

const typeOfFormat: Readonly<Record<string, StoredType>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Whoever views it has four bytes for each: a few bytes of a file can say billions. */
export const mostPixels = 100_000_000;

const dataUrl = /^data:([\w.+/-]*)((?:;[\w=.-]+)*),/i;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

interface Measured {
  readonly type: StoredType;
  readonly width: number;
  readonly height: number;
}

/** Why a picture that is there is not shown. */
export type Refusal = 'unreadable' | 'tooLarge' | 'noRoom';

type Placed = { readonly id: string } | { readonly refused: Refusal };

/**
 * The type a picture's bytes tell and its size as shown, or nothing if it is none of the types a deck stores, or has
 * nothing to show.
 */
function measure(bytes: Uint8Array, fileSize: number): Measured | undefined {
  if (!beginsAsPicture(bytes)) return undefined;
  try {
    const { width, height, type, orientation } = imageSize(bytes);
    const stored = type && typeOfFormat[type];
    if (!stored || !(width > 0) || !(height > 0) || width * height > mostPixels) return undefined;
    if (!holdsPixels[stored](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileSize))
      return undefined;
    const turned = orientation !== undefined && orientation >= 5;
    return { type: stored, width: turned ? height : width, height: turned ? width : height };
  } catch {
    return undefined;
  }
}

const normalized = (path: string): string[] => {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0) parts.pop();
    else if (part !== '..') parts.push(part.normalize('NFC'));
  }
  return parts;
};

const pathOf = (reference: string): string => {
  const bare = reference.trim().replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
};

const isElsewhere = (path: string): boolean => /^(?:https?:)?\/\//iu.test(path);

const fileNameOf = (path: string): string => normalized(path).at(-1) ?? path;

const exact = (part: string): string => part;
const caseless = (part: string): string => part.toLowerCase();

/** Reads a source while another is being read. */
type ReadWithin = <Result>(source: GivenSource, read: () => Result) => Result;
/** Takes the bytes of a picture that was within a source. */
export type KeepPicture = (id: string, bytes: Uint8Array) => Content;

interface Attached {
  readonly source: GivenSource;
  readonly parts: readonly string[];
}

/** The deck's pictures: attached ones, ones within sources, remote ones, and those that came with nothing. */
export class Shelf implements PictureShelf {
  readonly #assets = new Map<string, ReadAsset>();
  readonly #attached: readonly Attached[];
  readonly #referred = new Set<GivenSource>();
  readonly #missing = new Set<string>();
  readonly #refused = new Map<string, Refusal>();
  readonly #unfetchedHosts = new Map<string, string>();
  readonly #within: ReadWithin;
  readonly #keep: KeepPicture;
  readonly #largestData: number;
  #dataLeft: number;

  constructor(
    attached: readonly GivenSource[],
    limits: { readonly picture: number; readonly pictures: number },
    within: ReadWithin = (_, read) => read(),
    keep: KeepPicture = (_, bytes) => ({ bytes }),
  ) {
    this.#within = within;
    this.#keep = keep;
    this.#attached = attached.map((source) => ({ source, parts: normalized(source.fileName) }));
    this.#largestData = limits.picture;
    this.#dataLeft = limits.pictures;
  }

  get assets(): readonly ReadAsset[] {
    return [...this.#assets.values()];
  }

  get unfetchedHosts(): readonly string[] {
    return [...this.#unfetchedHosts.values()];
  }

  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** By their names: they came along, and are not shown. */
  get refused(): ReadonlyMap<string, Refusal> {
    return this.#refused;
  }

  isReferred(source: GivenSource): boolean {
    return this.#referred.has(source);
  }

  refer(reference: string): string {
    const path = reference.trim();
    if (/^data:/i.test(path)) return this.#data(path);
    if (isElsewhere(path)) return this.#remote(path);
    const attached = this.#find(pathOf(path), exact) ?? this.#find(pathOf(path), caseless);
    if (attached) {
      const placed = this.#within(attached, () => this.place(attached.fileName, attached));
      this.#referred.add(attached);
      return 'id' in placed ? placed.id : this.#refuse(attached.fileName, placed.refused, path);
    }
    return this.#absent(path);
  }

  store(fileName: string, bytes: Uint8Array): string | undefined {
    const placed = this.#store(fileName, bytes);
    return 'id' in placed ? placed.id : undefined;
  }

  #store(fileName: string, bytes: Uint8Array): Placed {
    return this.place(fileName, { bytes }, (id) => this.#keep(id, bytes));
  }

  /** A picture that is there to stay; `kept`: where else it is put, if it is to be shown. */
  place(fileName: string, content: Content, kept: (id: string) => Content = () => content): Placed {
    const size = sizeOf(content);
    if (size > this.#largestData) return { refused: 'tooLarge' };
    const id = `picture-${fingerprintOf(content)}`;
    if (this.#assets.has(id)) return { id };
    const measured = foundIn(content, (bytes) => measure(bytes, size));
    if (!measured) return { refused: 'unreadable' };
    if (size > this.#dataLeft) return { refused: 'noRoom' };
    this.#dataLeft -= size;
    this.#assets.set(id, { id, fileName: fileNameOf(fileName), ...measured, content: kept(id) });
    return { id };
  }

  #data(url: string): string {
    const head = dataUrl.exec(url.slice(0, 500));
    const payload = head ? url.slice(head[0].length) : '';
    const isBase64 = head?.[2]?.toLowerCase().includes(';base64') ?? false;
    const bytes =
      isBase64 && payload.length <= this.#largestData * 1.4
        ? Buffer.from(decodeURIComponentSafely(payload), 'base64')
        : undefined;
    const subtype = head?.[1]?.split('/')[1]?.split('+')[0] ?? 'picture';
    const placed = bytes ? this.#store(`picture.${subtype}`, bytes) : ({ refused: 'unreadable' } as const);
    return 'id' in placed ? placed.id : this.#refuse(`${url.slice(0, 40)}…`, placed.refused, url);
  }

  #remote(address: string): string {
    const secure = address.replace(/^(https?:)?\/\//i, 'https://');
    if (!URL.canParse(secure)) return this.#absent(address);
    const remote = new URL(secure).href;
    const fetched = this.#attached.find(
      ({ source }) => addressOfFetched(source.fileName) === remoteAddress(remote),
    );
    const placed = fetched && this.place(pathOf(remote), fetched.source);
    if (placed) return 'id' in placed ? placed.id : this.#refuse(remote, placed.refused, remote);
    this.#unfetchedHosts.set(remote, new URL(remote).host);
    return this.#put({ id: `picture-${digest(remote)}`, fileName: fileNameOf(pathOf(remote)), remote });
  }

  #absent(path: string): string {
    this.#missing.add(isElsewhere(path) ? path : pathOf(path));
    return this.#unshown(path);
  }

  #refuse(name: string, why: Refusal, identity: string): string {
    this.#refused.set(name, why);
    return this.#unshown(name, identity);
  }

  #unshown(path: string, identity = path): string {
    return this.#put({ id: `picture-${digest(`missing ${identity}`)}`, fileName: path });
  }

  #put(asset: ReadAsset): string {
    if (!this.#assets.has(asset.id)) this.#assets.set(asset.id, asset);
    return asset.id;
  }

  /** The attachment of that very path, else the one whose path ends alike the furthest, unless two do. */
  #find(path: string, spelled: (part: string) => string): GivenSource | undefined {
    const wanted = normalized(path).map(spelled);
    const candidates = this.#attached
      .map(({ source, parts }) => ({ source, parts, shared: sharedEnd(parts.map(spelled), wanted) }))
      .filter(({ parts, shared }) => shared > 0 && (shared === parts.length || shared === wanted.length))
      .sort((one, other) => other.shared - one.shared || one.parts.length - other.parts.length);
    const [best, second] = candidates;
    const tie = best && second && second.shared === best.shared && second.parts.length === best.parts.length;
    return tie ? undefined : best?.source;
  }
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared))
    shared += 1;
  return shared;
}

const decodeURIComponentSafely = (text: string): string => {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
