import { printDeckFile } from '../src/deckFile/printDeckFile.ts';
import { readDeckFile } from '../src/deckFile/readDeckFile.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { everyLayout } from '../test/support/decks/everyLayout.ts';
import { PreviewedText, pretendEditor, startPreviewServer } from '../test/support/previewServer.ts';

/** From a key in a deck file of 60 slides to the changed slide in its tab. */
const wanted = 60;
const keys = 30;

const deck = everyLayout();
const all = deck.sections.flatMap(({ slides }) => slides);
const slides = Array.from({ length: wanted }, (_, at) => ({ ...all[at % all.length]!, id: `s${at}` }));
const text = printDeckFile({ ...deck, sections: [{ id: 'a', title: 'All', slides }] });

const reading = Array.from({ length: 21 }, () => {
  const begun = performance.now();
  readDeckFile(text);
  return performance.now() - begun;
}).sort((a, b) => a - b);
console.log(`${wanted} slides, read: median ${reading[10]!.toFixed(1)} ms`);

const [browser, server] = await Promise.all([launchChromium(), startPreviewServer()]);
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  await pretendEditor(page);
  await page.goto(server.address);
  const previewed = new PreviewedText(page);
  const timed = async (written: string): Promise<number> => {
    const begun = performance.now();
    await previewed.show(written, 6);
    return performance.now() - begun;
  };
  const first = await timed(text);
  const before = process.cpuUsage();
  const taken: number[] = [];
  for (let at = 1; at <= keys; at += 1)
    taken.push(await timed(text.replace('we learned from', `we learned ${'x'.repeat(at)} from`)));
  const { user, system } = process.cpuUsage(before);
  taken.sort((a, b) => a - b);
  console.log(`${wanted} slides, the first time: ${first.toFixed(0)} ms`);
  console.log(`a key: median ${taken[keys / 2]!.toFixed(0)} ms, slowest ${taken.at(-1)!.toFixed(0)} ms`);
  console.log(
    `of it in the editor's process, by its processor: ${((user + system) / 1000 / keys).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await server.close();
}
