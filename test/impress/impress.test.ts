import assert from 'node:assert/strict';
import { languages } from '../../src/api/choices.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { arrangedTexts } from '../support/arrangedTexts.ts';
import { formats } from '../support/decks/everyFormat.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';
import {
  hasOffice,
  hasOfficeFonts,
  officePages,
  slidesOf,
  textsOutOfOrder,
  wordsOutside,
  wordsOverlapping,
} from '../support/officePages.ts';

const pagesOf = async (bytes: Uint8Array) => (await officePages([bytes]))[0]!;

describe('an office program shows PowerPoint files', function () {
  this.timeout(180_000);
  before(async function () {
    if (await hasOffice()) return;
    console.log('      Skipped: these need LibreOffice Impress (soffice) and poppler (pdftotext).');
    this.skip();
  });

  // Each theme and each language once.
  for (const [at, language] of languages.entries()) {
    const theme = themeIds[at % themeIds.length]!;
    it(`all slides in ${language}, ${theme}, their words inside the page`, async () => {
      const deck = everyLayout({ language });
      const pages = await pagesOf((await exportOf(deck, { theme, fonts: 'office' })).bytes);
      assert.equal(pages.length, slidesOf(deck).length);
      assert.deepEqual(pages.flatMap(wordsOutside), []);
    });
  }

  it('diagrams, formulas and pictures inside the page', async () => {
    const { deck, pictures } = formats();
    const pages = await pagesOf((await exportOf(deck, {}, pictures)).bytes);
    assert.equal(pages.length, slidesOf(deck).length);
    assert.deepEqual(pages.flatMap(wordsOutside), []);
  });

  it('all texts in the order in which they are read', async () => {
    const deck = everyLayout();
    const pages = await pagesOf((await exportOf(deck, { fonts: 'office' })).bytes);
    const texts = arrangedTexts(deck, deck.theme);
    assert.deepEqual(
      pages.map((page, at) => textsOutOfOrder(texts[at]!, page)),
      pages.map(() => []),
    );
  });

  it('no word over another', async function () {
    if (!(await hasOfficeFonts())) this.skip();
    const pages = await pagesOf((await exportOf(everyLayout(), { fonts: 'office' })).bytes);
    assert.deepEqual(pages.flatMap(wordsOverlapping), []);
  });
});
