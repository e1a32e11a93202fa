import type { Content } from '../../../deck/content.ts';
import type { Asset } from '../../../deck/deck.ts';
import type { SourceDocument } from './sourceDocument.ts';

interface Named {
  readonly id: string;
  readonly fileName: string;
  readonly type: string;
}

/** A file as it was uploaded, or the prompt itself (id "prompt", type "text/markdown"). */
export type Source = Named & { readonly bytes: Uint8Array };
/** A source whose bytes are in a file. */
export type SourceFile = Named & { readonly path: string };
export type GivenSource = Source | SourceFile;
export type ReadAll = (sources: readonly GivenSource[]) => Promise<ReadSources>;

/** A picture of a source: with its content where it is stored, without where it is a remote one. */
export interface ReadAsset extends Asset {
  readonly content?: Content;
}

export interface ReadSources {
  readonly documents: readonly SourceDocument[];
  readonly assets: readonly ReadAsset[];
  /** A sentence for each source that could not be read, naming the file. */
  readonly problems: readonly string[];
  /** Headings with nothing below them: they and what only says "none" are left to the notes. */
  readonly emptySections: readonly string[];
  /** Pictures the text refers to that came with no source, by the path it gives. */
  readonly missingPictures: readonly string[];
  /** Where on the web each of the further ones is that nobody has fetched. */
  readonly unfetchedHosts: readonly string[];
}
