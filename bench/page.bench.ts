import { gzipSync } from 'node:zlib';
import { PageRenderer } from '../src/player/page.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { startPageServer } from '../test/support/pageServer.ts';
import { sixtySlides } from './support/sixtySlides.ts';

/** How long a page of sixty slides takes: to make, and until its first slide is painted. */
const renderer = new PageRenderer();
const view = { assets: 'assets', pictures: 'deck/pictures' };
const cold = performance.now();
const page = await renderer.page(sixtySlides, view);
console.log(`page made cold: ${(performance.now() - cold).toFixed(0)} ms`);
const times = [];
for (let round = 0; round < 15; round += 1) {
  const start = performance.now();
  await renderer.page(sixtySlides, view);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
console.log(
  `page made warm: median ${times[7]?.toFixed(1)} ms, best ${times[0]?.toFixed(1)} ms; ${(gzipSync(page).length / 1024).toFixed(0)} KB gzipped`,
);

const server = await startPageServer();
const browser = await launchChromium();
try {
  const address = server.show(sixtySlides);
  for (let round = 0; round < 4; round += 1) {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await tab.goto(address);
    await tab.waitForSelector('.deck.ready');
    const painted = await tab.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    console.log(`first slide painted: ${painted.toFixed(0)} ms`);
    await tab.close();
  }
} finally {
  await browser.close();
  await server.close();
}
