import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { canvas } from '../../deck/canvas.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import type { PictureOfSlide } from '../../mcp/pictureOfSlide.ts';
import { drawWithBrowser } from '../../saving/drawWithBrowser.ts';
import { type BrowserPlace, findBrowser } from '../../saving/findBrowser.ts';
import { playerFolder } from '../../service/places.ts';

const screenshot = (into: string): readonly string[] => [
  `--screenshot=${into}`,
  `--window-size=${canvas.width},${canvas.height}`,
];

/** Has a browser of this machine draw a slide as its page of one file, which loads nothing. */
export const pictureOfSlide =
  (place: BrowserPlace): PictureOfSlide =>
  async (text, number, signal) => {
    const browser = await findBrowser(undefined, place);
    if (browser === undefined) return undefined;
    const { Exporter } = await import('../../export/exporter.ts');
    const { pieces } = await new Exporter(deflateRawSync).export(
      readDeckFile(text).deck,
      { format: 'html', slides: { from: number, to: number } },
      { pictures: [], made: new Date(0), player: playerFolder() },
    );
    const folder = await mkdtemp(join(tmpdir(), 'deckwright-slide-'));
    try {
      const [page, into] = [join(folder, 'slide.html'), join(folder, 'slide.png')];
      await writeFile(page, pieces);
      const address = `${pathToFileURL(page)}?bare=1`;
      const drawn = await drawWithBrowser(browser, { address, into, options: screenshot(into) }, signal);
      return drawn.done ? await readFile(into) : undefined;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
