import type { ExportedFonts, ExportedFormat, ExportNote } from '../api/exported.ts';
import type { Deck } from '../layouts/deck.ts';
import { createMeasure } from '../layouts/measure/fontMeasure.ts';
import { buildPptx } from './pptx/buildPptx.ts';
import { deckFaces, namedFaces, officeFaces } from './pptx/fonts.ts';
import { officeMeasure } from './pptx/officeMeasure.ts';
import { PainterBox } from './pptx/painters.ts';
import type { PictureFile } from './pptx/pictures.ts';
import { type SlideRange, someSlides } from './someSlides.ts';
import { speakerNotes } from './speakerNotes.ts';

export interface ExportChoice {
  readonly format: ExportedFormat;
  readonly theme?: string;
  readonly fonts?: ExportedFonts;
  readonly slides?: SlideRange;
}

export interface ExportedDeck {
  readonly bytes: Uint8Array;
  readonly note: ExportNote;
}

/** Decks to files. What drawing needs is loaded when a deck needs it, and kept. */
export class Exporter {
  readonly #measure = createMeasure();
  readonly #painters = new PainterBox();

  async export(
    whole: Deck,
    { format, theme, fonts = 'deck', slides }: ExportChoice,
    { pictures, made }: { readonly pictures: readonly PictureFile[]; readonly made: Date },
  ): Promise<ExportedDeck> {
    const deck = slides ? someSlides(whole, slides) : whole;
    const firstNumber = slides?.from ?? 1;
    if (format === 'notes')
      return {
        bytes: new TextEncoder().encode(speakerNotes(deck, firstNumber)),
        note: { fonts: [], remarks: [] },
      };
    const isOffice = fonts === 'office';
    const { bytes, remarks } = await buildPptx(deck, {
      measure: isOffice ? officeMeasure(this.#measure) : this.#measure,
      faces: isOffice ? officeFaces : deckFaces,
      painters: this.#painters,
      pictures,
      made,
      firstNumber,
      ...(theme !== undefined && { theme }),
    });
    return { bytes, note: { fonts: isOffice ? [] : namedFaces(deckFaces), remarks: [...remarks] } };
  }
}
