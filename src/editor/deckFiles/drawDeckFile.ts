import type { Uri } from 'vscode';
import type { Asset } from '../../deck/deck.ts';
import { pictureFilesOf } from '../../deckFile/checkDeckFile.ts';
import type { ReadDeckFile } from '../../deckFile/readDeckFile.ts';
import { soleSlide } from '../../deckFile/soleSlide.ts';
import type { Deck } from '../../layouts/deck.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { KeptSlides } from '../../player/keptSlides.ts';
import { PageRenderer } from '../../player/page.ts';
import type { PictureFile, PictureFiles } from './pictureFiles.ts';
import { nameOfDeckFile } from './readings.ts';

export interface DrawnDeckFile {
  readonly title: string;
  readonly theme: string;
  /** The same as long as nothing but the slides is drawn otherwise. */
  readonly look: string;
  readonly language: string;
  readonly direction: string;
  readonly styleSheet: string;
  readonly slides: readonly string[];
}

/** A slide's id is its place: where it begins in the file would make it another one with every line. */
const numbered = (deck: Deck): Deck => {
  let number = 0;
  return {
    ...deck,
    sections: deck.sections.map((section) => ({
      ...section,
      slides: section.slides.map((slide) => {
        number += 1;
        return { ...slide, id: `slide-${number}` };
      }),
    })),
  };
};

/** Draws deck files in this very process. */
export class DeckFileDrawing {
  readonly #renderer = new PageRenderer();
  readonly #pictures: PictureFiles;

  constructor(pictures: PictureFiles) {
    this.#pictures = pictures;
  }

  async draw(
    read: ReadDeckFile,
    uri: Uri,
    addressOf: (picture: Uri) => string,
    kept: KeptSlides,
  ): Promise<DrawnDeckFile> {
    const { deck, pictures } = await this.#withPictures(read, uri, addressOf);
    const drawn = await this.#renderer.slides(numbered(deck), { pictures }, kept);
    return {
      title: deck.title || nameOfDeckFile(uri),
      theme: drawn.theme.id,
      look: JSON.stringify(drawn.theme),
      language: drawn.language,
      direction: drawn.direction,
      styleSheet: drawn.styleSheet.markup,
      slides: drawn.slides.map(({ markup }) => markup),
    };
  }

  /** The slide at a line of each of several texts of one file, side by side. */
  async alternatives(
    texts: readonly { readonly text: string; readonly line: number }[],
    uri: Uri,
    addressOf: (picture: Uri) => string,
    kept: KeptSlides,
  ): Promise<Pick<DrawnDeckFile, 'styleSheet' | 'slides'>> {
    const slides: Slide[] = [];
    let first: Pick<ReadDeckFile, 'deck'> | undefined;
    for (const { text, line } of texts) {
      const read = soleSlide(text, line);
      first ??= read;
      slides.push(...read.slides.slice(0, 1));
    }
    if (!first) return { styleSheet: '', slides: [] };
    const { deck, pictures } = await this.#withPictures(first, uri, addressOf);
    const named = slides.map((slide, at) => ({ ...slide, id: `layout-${at + 1}` }));
    const shown = { ...deck, sections: [{ id: 'layouts', title: deck.title, slides: named }] };
    const drawn = await this.#renderer.slides(shown, { pictures }, kept);
    return { styleSheet: drawn.styleSheet.markup, slides: drawn.slides.map(({ markup }) => markup) };
  }

  async #withPictures(read: Pick<ReadDeckFile, 'deck'>, uri: Uri, addressOf: (picture: Uri) => string) {
    const { deck } = read;
    const found = new Map<string, PictureFile>();
    for (const target of pictureFilesOf(read)) {
      const picture = await this.#pictures.find(uri, target);
      if (picture) found.set(target, picture);
    }
    const listed = deck.assets.map(({ type: _, width: __, height: ___, ...asset }) => {
      const picture = asset.remote === undefined ? found.get(asset.fileName) : undefined;
      return { ...asset, ...sizeAndType(picture) };
    });
    const known = new Set(listed.map(({ id }) => id));
    const others = [...found]
      .filter(([target]) => !known.has(target))
      .map(([target, picture]) => ({ id: target, fileName: target, ...sizeAndType(picture) }));
    const pictures = ({ fileName }: Pick<Asset, 'fileName'>) => {
      const picture = found.get(fileName);
      return picture ? addressOf(picture.uri) : '';
    };
    return { deck: { ...deck, assets: [...listed, ...others] }, pictures };
  }
}

const sizeAndType = (picture: PictureFile | undefined) =>
  picture
    ? {
        type: picture.type,
        ...(picture.width && picture.height && { width: picture.width, height: picture.height }),
      }
    : {};
