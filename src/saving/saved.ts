import { extname } from 'node:path';
import type { ExportNote } from '../api/exported.ts';
import { type ExportedFonts, type ExportedFormat, exportedFiles } from '../api/exportedFiles.ts';
import type { Failure } from '../client/failure.ts';
import { fileNameOf } from '../deck/fileName.ts';
import type { SlideRange } from '../deck/slideRange.ts';

/** What a deck can be saved as: what the service writes, and what a browser draws. */
const drawnFiles = { pdf: { extension: '.pdf' }, png: { extension: '.png' } } as const;
export type DrawnFormat = keyof typeof drawnFiles;
export type SavedFormat = ExportedFormat | DrawnFormat;

export const savedFormats = [
  'pptx',
  'pdf',
  'png',
  'html',
  'md',
  'notes',
] as const satisfies readonly SavedFormat[];

export const isDrawn = (format: SavedFormat): format is DrawnFormat => Object.hasOwn(drawnFiles, format);

export const extensionOf = (format: SavedFormat): string =>
  isDrawn(format) ? drawnFiles[format].extension : exportedFiles[format].extension;

/** What a file is called that is saved of a deck of this name. */
export const savedName = (name: string, format: SavedFormat): string => fileNameOf(name, extensionOf(format));

/** Endings that mean a format, the longest first; a plain ".md" are the notes. */
const endings: readonly (readonly [string, SavedFormat])[] = [
  ...savedFormats.map((format) => [extensionOf(format), format] as const),
  ['.md', 'notes'],
];

/** By how the file is to be called. */
export const formatOfPath = (path: string | undefined): SavedFormat | undefined =>
  endings.find(([ending]) => path?.toLowerCase().endsWith(ending))?.[1];

/** What is to be written. */
export interface SavePlan {
  readonly format: SavedFormat;
  readonly theme?: string | undefined;
  readonly fonts?: ExportedFonts | undefined;
  readonly slides?: SlideRange | undefined;
  /** With a page of notes after each slide, where the format has pages. */
  readonly notes: boolean;
  /** Of a picture, in pixels. */
  readonly width: number;
  /** The browser to draw with; undefined: one that is found. */
  readonly browser: string | undefined;
}

export const usualPlan = { notes: false, width: 1920, browser: undefined } as const;

/** Why a file could not be put where it was to be. */
export type PlaceTrouble =
  | 'full'
  | 'no-room'
  | 'no-folder'
  | 'is-folder'
  | 'no-file'
  | 'read-only'
  | 'taken'
  | 'open';

/** Why there is no file, as data: who saves it says so in their own language. */
export type SaveProblem =
  | { readonly [About in PlaceTrouble]: { readonly about: About; readonly path: string } }[PlaceTrouble]
  | { readonly about: 'no-address' }
  | { readonly about: 'beyond-end'; readonly slides: number; readonly from: number }
  | { readonly about: 'no-browser'; readonly format: string }
  | { readonly about: 'browser-gone'; readonly browser: string }
  | { readonly about: 'not-drawn'; readonly path: string; readonly said: string }
  | { readonly about: 'failure'; readonly failure: Failure };

interface SavedDeck {
  readonly paths: readonly string[];
  readonly note?: ExportNote | undefined;
}

export type Saving = SavedDeck | { readonly problem: SaveProblem };

/** Where a picture of one slide among several goes. */
const numbered = (path: string, number: number, most: number): string => {
  const extension = extname(path);
  const digits = String(number).padStart(String(most).length, '0');
  return `${path.slice(0, path.length - extension.length)}-${digits}${extension}`;
};

/** Of which slides there are pictures, and where each goes: that of one slide under the very name. */
export const picturesOf = (
  path: string,
  { slides }: Pick<SavePlan, 'slides'>,
  slideCount: number,
): readonly { readonly slide: number; readonly path: string }[] => {
  const from = slides?.from ?? 1;
  const to = Math.min(slides?.to ?? slideCount, Math.max(slideCount, from));
  if (from === to) return [{ slide: from, path }];
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    slide: from + at,
    path: numbered(path, from + at, to),
  }));
};
