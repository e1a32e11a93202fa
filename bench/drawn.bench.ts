import { readFile } from 'node:fs/promises';
import { themeOf } from '../src/deck/look.ts';
import { themeIds } from '../src/deck/themes.ts';
import { deckWords } from '../src/languages/wordsOfDeck.ts';
import { layouts } from '../src/layouts/layouts.ts';
import { createMeasure } from '../src/layouts/measure/fontMeasure.ts';
import type { Slide } from '../src/layouts/slide.ts';
import { compareTexts } from '../test/player/drawnTexts.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { deckOf } from '../test/support/deckOf.ts';
import { startPageServer } from '../test/support/pageServer.ts';
import { findReadmes, spread } from '../test/support/readmes.ts';

/** How many lines a browser draws of each text, beside those it was arranged with; and what arranging takes. */
const wanted = 5_000;
const files = spread(await findReadmes(), 120);

const [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
const counts = new Map<number, number>();
const all: Slide[] = [];
let texts = 0;
let misfits = 0;
try {
  for (const [at, file] of files.entries()) {
    if (texts >= wanted) break;
    const { deck } = await deckOf(await readFile(file, 'utf8'), { id: file });
    const shown = { ...deck, theme: themeIds[at % themeIds.length] ?? deck.theme };
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(server.show(shown));
    const { lines, misfits: wrong } = await compareTexts(page, shown);
    await page.close();
    all.push(...deck.sections.flatMap(({ slides }) => slides));
    texts += lines.length;
    misfits += wrong.length;
    for (const { arranged, drawn } of lines)
      counts.set(drawn - arranged, (counts.get(drawn - arranged) ?? 0) + 1);
  }
} finally {
  await browser.close();
  await server.close();
}
const share = (count: number) => `${((100 * count) / texts).toFixed(2)} %`;
for (const [difference, count] of [...counts].sort(([one], [other]) => other - one)) {
  const what =
    difference === 0 ? 'as many lines as arranged' : `${difference > 0 ? '+' : ''}${difference} lines`;
  console.log(`${what.padEnd(28)} ${String(count).padStart(6)}  ${share(count)}`);
}
console.log(`${texts} texts, ${misfits} higher or wider than arranged; the aim: 98 % equal, none more`);

const setting = {
  theme: themeOf({ theme: '' }),
  measure: createMeasure(),
  words: deckWords('us'),
  sizeOf: () => undefined,
};
const round = () => {
  const start = performance.now();
  for (const slide of all) layouts.arrange(slide, setting);
  return (performance.now() - start) / all.length;
};
const cold = round();
const warm = Math.min(...Array.from({ length: 10 }, round));
console.log(`a slide is arranged in ${cold.toFixed(3)} ms cold, ${warm.toFixed(3)} ms warm; the aim is 0.2`);
