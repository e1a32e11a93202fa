import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { type ExportChoice, Exporter } from '../../src/export/exporter.ts';
import type { PictureFile } from '../../src/export/pptx/pictures.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { readPptx } from './readPptx.ts';

const exporter = new Exporter(deflateRawSync);
const player = fileURLToPath(new URL('../../dist/player/', import.meta.url));
const made = new Date('2026-11-22T10:00:00Z');

export const exportOf = async (
  deck: Deck,
  choice: Partial<ExportChoice> = {},
  pictures: readonly PictureFile[] = [],
) => {
  const { pieces, note } = await exporter.export(
    deck,
    { format: 'pptx', ...choice },
    { pictures, made, player },
  );
  return { bytes: joined(pieces), note };
};

/** Pieces of which each is gone when the next is taken. */
export const joined = (pieces: Iterable<Uint8Array>): Uint8Array =>
  Buffer.concat(Array.from(pieces, (piece) => Uint8Array.from(piece)));

export const deckOfSlides = (slides: readonly Partial<Slide>[], more: Partial<Deck> = {}): Deck => ({
  title: 'Deck',
  language: 'us',
  narrative: 'Meeting',
  theme: 'harbor',
  assets: [],
  notices: [],
  sections: [
    {
      id: 'section',
      title: 'Section',
      slides: slides.map((slide, at) => ({ id: `slide-${at}`, notes: '', ...slide }) as Slide),
    },
  ],
  ...more,
});

export const readSlides = async (slides: readonly Partial<Slide>[], more: Partial<Deck> = {}) =>
  readPptx((await exportOf(deckOfSlides(slides, more))).bytes);
