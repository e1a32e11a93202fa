import assert from 'node:assert/strict';
import { languages } from '../../src/api/choices.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { formats } from '../support/decks/everyFormat.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';
import { hasOffice, officePages } from '../support/officePages.ts';
import { noFaults, pageFaults } from './pageFaults.ts';

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
    it(`all slides in ${language}, ${theme}: all texts in order, inside the page, none over another`, async () => {
      const deck = everyLayout({ language });
      const [pages = []] = await officePages([(await exportOf(deck, { theme, fonts: 'office' })).bytes]);
      assert.deepEqual(pageFaults(deck, theme, pages), noFaults);
    });
  }

  it('diagrams, formulas and pictures inside the page', async () => {
    const { deck, pictures } = formats();
    const [pages = []] = await officePages([(await exportOf(deck, { fonts: 'office' }, pictures)).bytes]);
    assert.deepEqual(pageFaults(deck, 'harbor', pages), noFaults);
  });
});
