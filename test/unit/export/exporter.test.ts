import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import type { ExportChoice } from '../../../src/export/exporter.ts';
import { deckOfSlides, exportOf } from '../../support/exporting.ts';

describe('Exporter', () => {
  const statement = { layout: 'statement', text: rich('S') } as const;
  const deck = deckOfSlides([
    { ...statement, title: rich('One') },
    { ...statement, title: rich('Two') },
  ]);
  const deckFileOf = async (choice: Partial<ExportChoice>) => {
    const { bytes, note } = await exportOf(deck, { format: 'md', ...choice });
    assert.deepEqual(note, { fonts: [], remarks: [] });
    return readDeckFile(new TextDecoder().decode(bytes)).deck;
  };

  it('writes the deck as the file that reads as this deck', async () => {
    const { theme, sections } = await deckFileOf({});
    assert.equal(theme, 'harbor');
    const titles = sections.flatMap(({ slides }) => slides.map(({ title }) => title));
    assert.deepEqual(titles, [rich('One'), rich('Two')]);
  });

  it('says which pictures a deck file leaves beside', async () => {
    const picture = { asset: 'a1', alt: 'A hall' };
    const shown = { layout: 'image', title: rich('Hall'), picture } as const;
    const pictured = {
      ...deckOfSlides([shown, { ...shown, picture: { asset: 'a2', alt: 'On the web' } }]),
      assets: [
        { id: 'a1', fileName: 'hall.png' },
        { id: 'a2', fileName: 'b.png', remote: 'https://a.example/b.png' },
      ],
    };
    const { note } = await exportOf(pictured, { format: 'md' });
    assert.deepEqual(note.beside, ['hall.png']);
  });

  it('writes the theme and the slides that were chosen', async () => {
    const { theme, sections } = await deckFileOf({ theme: 'plum', slides: { from: 2, to: 2 } });
    assert.equal(theme, 'plum');
    assert.deepEqual(
      sections.flatMap(({ slides }) => slides.map(({ title }) => title)),
      [rich('Two')],
    );
  });

  it('leaves colors of one’s own to the theme that they were laid over', async () => {
    const own = { ...deck, colors: { accent: '#ff8800' } };
    const colorsIn = async (choice: Partial<ExportChoice>) => {
      const { bytes } = await exportOf(own, { format: 'md', ...choice });
      return readDeckFile(new TextDecoder().decode(bytes)).deck.colors;
    };
    assert.deepEqual(await colorsIn({}), { accent: '#ff8800' });
    assert.equal(await colorsIn({ theme: 'plum' }), undefined);
  });
});
