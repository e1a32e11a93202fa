import type { ReadAsset } from './source.ts';

/** Where a reader leaves the pictures it meets. */
export interface PictureShelf {
  /** A picture the text refers to by a path, a data URL or an address; the answer is the asset's id. */
  refer(path: string): string;
  /** A picture that a source holds within itself, or nothing if it is none that can be shown. */
  store(fileName: string, bytes: Uint8Array): string | undefined;
  readonly assets: readonly ReadAsset[];
}
