import type { ExportNote, Remark } from '../api/exported.ts';
import type { ExportedFonts, ExportedFormat } from '../api/exportedFiles.ts';
import { lookIn } from '../deck/look.ts';
import type { SlideRange } from '../deck/slideRange.ts';
import { pictureFilesOf } from '../deckFile/checkDeckFile.ts';
import { printDeckFile } from '../deckFile/printDeckFile.ts';
import type { Deck } from '../layouts/deck.ts';
import { createMeasure } from '../layouts/measure/fontMeasure.ts';
import { PlayerParts } from './html/playerParts.ts';
import { buildPptx } from './pptx/buildPptx.ts';
import { deckFaces, namedFaces, officeFaces } from './pptx/fonts.ts';
import { officeMeasure } from './pptx/officeMeasure.ts';
import { PainterBox } from './pptx/painters.ts';
import type { PictureFile } from './pptx/pictures.ts';
import type { Deflate } from './pptx/zip.ts';
import { someSlides } from './someSlides.ts';
import { speakerNotes } from './speakerNotes.ts';

export interface ExportChoice {
  readonly format: ExportedFormat;
  readonly theme?: string;
  readonly fonts?: ExportedFonts;
  readonly slides?: SlideRange;
}

export interface ExportedDeck {
  /** Of its bytes, each gone when the next is taken: no file is held whole that is not drawn whole. */
  readonly pieces: Iterable<Uint8Array>;
  readonly note: ExportNote;
}

interface Material {
  readonly pictures: readonly PictureFile[];
  readonly made: Date;
  /** Where the built player is. */
  readonly player: string;
}

const text = (written: string, remarks: readonly Remark[] = []): ExportedDeck => ({
  pieces: [new TextEncoder().encode(written)],
  note: { fonts: [], remarks: [...remarks] },
});

/** Decks to files. What drawing needs is loaded when a deck needs it, and kept. */
export class Exporter {
  readonly #deflate: Deflate;
  readonly #measure = createMeasure();
  readonly #painters = new PainterBox();
  #player: PlayerParts | undefined;
  readonly #makers: Readonly<
    Record<ExportedFormat, (deck: Deck, choice: ExportChoice, material: Material) => Promise<ExportedDeck>>
  > = {
    pptx: (deck, choice, material) => this.#pptx(deck, choice, material),
    html: (deck, choice, material) => this.#html(deck, choice, material),
    md: async (deck, { theme }) => {
      const { pieces, note } = text(printDeckFile({ ...deck, ...lookIn(deck, theme) }));
      const beside = [...pictureFilesOf({ deck })];
      return { pieces, note: { ...note, ...(beside.length > 0 && { beside }) } };
    },
    notes: async (deck, { slides }) => text(speakerNotes(deck, slides?.from ?? 1)),
  };

  constructor(deflate: Deflate) {
    this.#deflate = deflate;
  }

  export(whole: Deck, choice: ExportChoice, material: Material): Promise<ExportedDeck> {
    const { format, slides } = choice;
    return this.#makers[format](slides ? someSlides(whole, slides) : whole, choice, material);
  }

  async #html(
    deck: Deck,
    { theme, slides }: ExportChoice,
    { pictures, player }: Material,
  ): Promise<ExportedDeck> {
    const { buildHtml } = await import('./html/buildHtml.ts');
    this.#player ??= new PlayerParts(player);
    const firstNumber = slides?.from ?? 1;
    const { html, remarks } = await buildHtml(deck, { pictures, player: this.#player, theme, firstNumber });
    return text(html, remarks);
  }

  async #pptx(
    deck: Deck,
    { theme, fonts = 'deck', slides }: ExportChoice,
    { pictures, made }: Material,
  ): Promise<ExportedDeck> {
    const isOffice = fonts === 'office';
    const { pieces, remarks } = await buildPptx(deck, {
      measure: isOffice ? officeMeasure(this.#measure) : this.#measure,
      faces: isOffice ? officeFaces : deckFaces,
      painters: this.#painters,
      pictures,
      made,
      deflate: this.#deflate,
      firstNumber: slides?.from ?? 1,
      ...(theme !== undefined && { theme }),
    });
    return { pieces, note: { fonts: isOffice ? [] : namedFaces(deckFaces), remarks: [...remarks] } };
  }
}
