import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Deck } from '../../src/layouts/deck.ts';
import type { Slide } from '../../src/layouts/slide.ts';

const run = promisify(execFile);

interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface OfficePage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const isThere = (program: string, parameter: string): Promise<boolean> =>
  run(program, [parameter]).then(
    () => true,
    () => false,
  );

/** Whether LibreOffice Impress and poppler are installed. */
export const hasOffice = async (): Promise<boolean> =>
  (await isThere('soffice', '--version')) && (await isThere('pdftotext', '-v'));

/** Faces that are as wide as the one that PowerPoint files name for offices. */
const asWideAsOffices: readonly string[] = ['Arial', 'Liberation Sans', 'Arimo'];

/** Whether texts are as wide here as in an office: else nothing can be said of where they end. */
export const hasOfficeFonts = (): Promise<boolean> =>
  run('fc-match', ['--format', '%{family}', 'Arial']).then(
    ({ stdout }) => asWideAsOffices.includes(stdout),
    () => false,
  );

const wordsOf = async (pdf: string): Promise<OfficePage[]> => {
  await run('pdftotext', ['-bbox', '-raw', pdf, `${pdf}.html`]);
  const read = parseDocument(await readFile(`${pdf}.html`, 'utf8'), { xmlMode: true });
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
};

/** The pages that an office program, started once, makes of each file, with its words in the order they are drawn. */
export const officePages = async (files: readonly Uint8Array[]): Promise<OfficePage[][]> => {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-impress-'));
  try {
    const paths = files.map((_, at) => join(folder, `deck-${at}.pptx`));
    for (const [at, path] of paths.entries()) await writeFile(path, files[at]!);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const convert = ['--headless', '--convert-to', 'pdf', '--outdir', folder];
    await run('soffice', [profile, ...convert, ...paths], { timeout: 100_000 + 20_000 * files.length });
    const pages: OfficePage[][] = [];
    for (const path of paths) pages.push(await wordsOf(path.replace(/pptx$/, 'pdf')));
    return pages;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const slidesOf = (deck: Deck): Slide[] => deck.sections.flatMap(({ slides }) => slides);

/** A word's box is as high as its font: the letters stand in its middle. */
export const wordsOutside = ({ width, height, words }: OfficePage): string[] =>
  words
    .filter(({ left, top, right, bottom }) => {
      const margin = (bottom - top) / 4;
      return left < -1 || top + margin < 0 || right > width + 1 || bottom - margin > height;
    })
    .map(({ text }) => text);

/**
 * A page has letters, capitals or not as its type has them, joined or not; signs may be of another font, and are then
 * drawn when their line is.
 */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]|\ufe0f/gu, '')
    .toLowerCase();

/** Which of these a page has not, or not after the one before. */
export const textsOutOfOrder = (texts: readonly string[], { words }: OfficePage): string[] => {
  const page = bare(words.map(({ text }) => text).join(''));
  let from = 0;
  return texts.filter((text) => {
    const found = page.indexOf(bare(text), from);
    if (found >= 0) from = found + bare(text).length;
    return found < 0;
  });
};

/** Where letters stand: of a word's box, which is as high as its font, the middle. */
const lettersOf = ({ left, top, right, bottom }: Word) => {
  const margin = (bottom - top) / 4;
  return { left: left + 1, top: top + margin, right: right - 1, bottom: bottom - margin };
};

/** Pairs of words that stand over each other. */
export const wordsOverlapping = ({ words }: OfficePage): string[] => {
  const places = words
    .filter(({ text }) => bare(text) !== '')
    .map((word) => ({ text: word.text, ...lettersOf(word) }));
  return places.flatMap((one, at) =>
    places
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
          Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
};
