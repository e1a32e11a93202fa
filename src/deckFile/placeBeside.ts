import { lookIn } from '../deck/look.ts';
import type { Deck } from '../layouts/deck.ts';
import { readDeckFile } from './readDeckFile.ts';
import { rewriteDeckFile } from './rewriteDeckFile.ts';

export interface Beside {
  /** Names of sources as the service has them, and their files as they lie beside the deck file. */
  readonly sources: Readonly<Record<string, string>>;
  /** Pictures as the document names them. */
  readonly pictures: readonly string[];
  /** The one that the deck is shown in; undefined: its own. */
  readonly theme?: string | undefined;
}

const baseName = (path: string): string => path.split('/').at(-1)!;

const withFiles = (deck: Deck, { sources, pictures }: Beside): Deck => ({
  ...deck,
  assets: deck.assets.map((asset) => {
    const named = pictures.filter((path) => baseName(path) === asset.fileName);
    return named.length === 1 && asset.remote === undefined ? { ...asset, fileName: named[0]! } : asset;
  }),
  sections: deck.sections.map((section) => ({
    ...section,
    slides: section.slides.map((slide) =>
      slide.origin
        ? {
            ...slide,
            origin: slide.origin.map(({ source, ...lines }) => ({
              source: sources[source] ?? source,
              ...lines,
            })),
          }
        : slide,
    ),
  })),
});

/**
 * A service's deck file as it stands beside the document that it was made of: sources and pictures are those files,
 * and it looks as it was last seen.
 */
export const placeBeside = (text: string, beside: Beside): string => {
  const { deck } = readDeckFile(text);
  return rewriteDeckFile(text, { ...withFiles(deck, beside), ...lookIn(deck, beside.theme) });
};
