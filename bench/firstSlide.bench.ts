import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { installCodeServer } from '../test/vscode/support/install.ts';
import { PackagedJourney } from '../test/vscode/support/packaged.ts';
import { packageExtension } from '../test/vscode/support/packageExtension.ts';
import type { Workbench } from '../test/vscode/support/workbench.ts';
import { shown } from './support/timed.ts';

/**
 * What a person waits for in VS Code: from the press of *Generate* to the first slide on the screen, cold in a window
 * of somebody who has made none yet, warm in one that has, and in a new one of somebody who has; pressed while VS Code
 * itself still starts; and from a key to the slide of 30 KB, where a deck follows its document. The aims are 2 s cold,
 * 0.8 s warm, 0.5 s from a key.
 */
const coldWindows = 4;
const earlyWindows = 2;
const warmDecks = 8;
const furtherWindows = 3;
/** Before one presses, in a document that one has opened to make a deck of it. */
const readingMs = 5_000;
const keys = 8;

declare global {
  interface Window {
    /** When a button was pressed, and when the deck of this frame was painted: by the clock. */
    pressedAt?: number;
    paintedAt?: number;
    watched?: Document;
  }
}

/** Runs in every frame: what is measured is measured there, not when somebody looks. */
const watchFrame = (): void => {
  if (window.watched === document) return;
  window.watched = document;
  const now = () => performance.timeOrigin + performance.now();
  const pressed = () => {
    window.pressedAt = now();
  };
  window.addEventListener('pointerdown', pressed, true);
  const look = (): void => {
    if (!document.querySelector('.deck.ready')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.paintedAt = now();
      }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  look();
};

const pressedAt = (page: Page): Promise<number> => page.evaluate(() => window.pressedAt ?? 0);

const example = await readFile(join(import.meta.dirname, '..', 'examples', 'quarterly-review.md'), 'utf8');
const long = example.repeat(Math.ceil(30_000 / example.length)).slice(0, 30_000);

/** Until a deck that was loaded after that moment, by the clock, is painted. */
const untilPainted = async (workbench: Workbench, since: () => Promise<number>): Promise<number> => {
  let milliseconds = 0;
  await workbench.until(async () => {
    const painted = await workbench
      .deckFrame()
      .locator(':root')
      .evaluate(() => window.paintedAt, undefined, { timeout: 5_000 })
      .catch(() => undefined);
    milliseconds = (painted ?? 0) - (await since());
    return milliseconds > 0;
  });
  return milliseconds;
};

const sincePress = (workbench: Workbench): Promise<number> =>
  untilPainted(workbench, () => pressedAt(workbench.page));

const makeDeck = async (workbench: Workbench, file: string, readFor = 0): Promise<number> => {
  await workbench.openFile(file);
  await workbench.page.waitForTimeout(readFor);
  await workbench.page.locator('.editor-actions [aria-label^="Generate Presentation"]').first().click();
  return sincePress(workbench);
};

/** From here on it notes when it paints. */
const watch = async (workbench: Workbench): Promise<Workbench> => {
  await workbench.page.context().addInitScript(watchFrame);
  // A frame keeps its window from the empty page that it begins with, and the script with it does not always run again.
  workbench.page.on('framenavigated', (frame) => void frame.evaluate(watchFrame).catch(() => undefined));
  await workbench.page.reload();
  await workbench.ready();
  return workbench;
};

const openWindow = async (): Promise<PackagedJourney> => {
  const journey = await PackagedJourney.start('bench', async (folder) => {
    for (let index = 0; index <= warmDecks; index += 1)
      await folder.write(`deck-${index}.md`, example.replace('# Third', `# ${index}: third`));
    await folder.write('long.md', long);
  });
  await watch(journey.workbench);
  return journey;
};

await installCodeServer();
packageExtension();
const cold: number[] = [];
const warm: number[] = [];
const early: number[] = [];
const again: number[] = [];
const live: number[] = [];
for (let count = 0; count < coldWindows; count += 1) {
  const journey = await openWindow();
  const { workbench } = journey;
  cold.push(await makeDeck(workbench, 'deck-0.md', readingMs));
  if (count === 0) {
    for (let index = 1; index <= warmDecks; index += 1) {
      await workbench.runCommand('View: Close All Editors');
      warm.push(await makeDeck(workbench, `deck-${index}.md`));
    }
    await workbench.runCommand('View: Close All Editors');
    await makeDeck(workbench, 'long.md');
    await workbench.page.locator('.tab', { hasText: /third quarter/i }).click();
    await workbench.page.locator('.editor-actions [aria-label^="Live: Follow"]').click();
    await sincePress(workbench);
    await workbench.page.locator('.tab', { hasText: 'long.md' }).click();
    await workbench.page.locator('.editor-instance .view-line').first().click();
    await workbench.page.keyboard.press('Control+End');
    for (let index = 0; index < keys; index += 1) {
      const typedAt = performance.timeOrigin + performance.now();
      await workbench.page.keyboard.insertText(` ${index}`);
      live.push(await untilPainted(workbench, async () => typedAt));
    }
    for (let index = 0; index < furtherWindows; index += 1) {
      const further = await watch(await journey.openWindow());
      again.push(await makeDeck(further, `deck-${index}.md`, readingMs));
      await further.close();
    }
  }
  await journey.end();
}
for (let count = 0; count < earlyWindows; count += 1) {
  const journey = await openWindow();
  early.push(await makeDeck(journey.workbench, 'deck-0.md'));
  await journey.end();
}
console.log(shown('First slide, cold', cold));
console.log(shown('First slide, warm', warm));
console.log(shown('First slide, in a new window', again));
console.log(shown('First slide, while VS Code still starts', early));
console.log(shown('Slide of a text of 30 KB, after a key', live));
