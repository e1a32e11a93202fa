import type { ReadingLimits } from './limits.ts';
import type { PictureShelf } from './pictureShelf.ts';
import type { Source } from './source.ts';
import type { SourceDocument } from './sourceDocument.ts';

export interface Reading {
  readonly document?: SourceDocument;
  /** Headings with nothing below them, which were left out. */
  readonly emptySections?: readonly string[];
  /** Sentences for a person about what could not be read. */
  readonly problems: readonly string[];
}

/** Reads sources of one type. */
export type Reader = (source: Source, shelf: PictureShelf, limits: ReadingLimits) => Promise<Reading>;

export const unreadable = (problem: string): Reading => ({ problems: [problem] });
