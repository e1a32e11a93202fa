import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { languages } from '../../src/api/choices.ts';
import { plain } from '../../src/deck/richText.ts';
import { themeIds } from '../../src/deck/themes.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { formats } from '../support/decks/everyFormat.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';

const run = promisify(execFile);

interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Page {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

/** The pages that an office program makes of a file, with the places of their words. */
const pagesOf = async (bytes: Uint8Array): Promise<Page[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-impress-'));
  try {
    await writeFile(join(folder, 'deck.pptx'), bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await run(
      'soffice',
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'deck.pptx')],
      {
        timeout: 120_000,
      },
    );
    await run('pdftotext', ['-bbox', join(folder, 'deck.pdf'), join(folder, 'deck.html')]);
    const read = parseDocument(await readFile(join(folder, 'deck.html'), 'utf8'), { xmlMode: true });
    return DomUtils.getElementsByTagName('page', read, true).map((page) => ({
      width: Number(page.attribs.width),
      height: Number(page.attribs.height),
      words: DomUtils.getElementsByTagName('word', page, true).map((word) => ({
        text: DomUtils.textContent(word),
        left: Number(word.attribs.xMin),
        top: Number(word.attribs.yMin),
        right: Number(word.attribs.xMax),
        bottom: Number(word.attribs.yMax),
      })),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const slidesOf = (deck: Deck) => deck.sections.flatMap(({ slides }) => slides);

/** A word's box is as high as its font: the letters stand in its middle. */
const outside = ({ width, height, words }: Page): string[] =>
  words
    .filter(({ left, top, right, bottom }) => {
      const margin = (bottom - top) / 4;
      return left < -1 || top + margin < 0 || right > width + 1 || bottom - margin > height;
    })
    .map(({ text }) => text);

const isThere = (program: string): Promise<boolean> =>
  run(program, [program === 'soffice' ? '--version' : '-v']).then(
    () => true,
    () => false,
  );

describe('an office program shows PowerPoint files', function () {
  this.timeout(180_000);
  before(async function () {
    if ((await isThere('soffice')) && (await isThere('pdftotext'))) return;
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
      assert.deepEqual(pages.flatMap(outside), []);
    });
  }

  it('diagrams, formulas and pictures inside the page', async () => {
    const { deck, pictures } = formats();
    const pages = await pagesOf((await exportOf(deck, {}, pictures)).bytes);
    assert.equal(pages.length, slidesOf(deck).length);
    assert.deepEqual(pages.flatMap(outside), []);
  });

  it('titles first, and the points of a list in their order', async () => {
    const deck = everyLayout();
    const pages = await pagesOf((await exportOf(deck)).bytes);
    for (const [at, slide] of slidesOf(deck).entries()) {
      if (slide.layout !== 'bullets' && slide.layout !== 'summary') continue;
      const texts = slide.layout === 'summary' ? slide.points : slide.items.map(({ text }) => text);
      const page = pages[at]!.words.map(({ text }) => text).join('');
      const places = [slide.title, ...texts].map((text) => page.indexOf(plain(text).replace(/\s+/g, '')));
      assert(
        places.every((place) => place >= 0),
        `${slide.id}: ${places}`,
      );
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
        slide.id,
      );
    }
  });
});
