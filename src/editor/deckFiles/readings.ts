import type { TextDocument } from 'vscode';
import { DeckReader, type ReadDeckFile } from '../../deckFile/readDeckFile.ts';

interface Reading {
  readonly reader: DeckReader;
  readonly version: number;
  readonly read: ReadDeckFile;
}

const readings = new WeakMap<TextDocument, Reading>();

/** What a deck file is called that has no title. */
export const nameOfDeckFile = ({ path }: { readonly path: string }): string =>
  path.replace(/^.*\//, '').replace(/\.deck\.md$/i, '');

/** A document as a deck: read once for all who ask, and of a changed one only what changed. */
export const readingOf = (document: TextDocument): ReadDeckFile => {
  const known = readings.get(document);
  if (known?.version === document.version) return known.read;
  const reader = known?.reader ?? new DeckReader();
  const read = reader.read(document.getText(), { name: nameOfDeckFile(document.uri) });
  readings.set(document, { reader, version: document.version, read });
  return read;
};
