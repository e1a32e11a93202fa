import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { succeeded } from '../../src/client/failure.ts';
import { rich } from '../../src/deck/richText.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { saveDeck } from '../../src/saving/saveDeck.ts';
import { usualPlan } from '../../src/saving/saved.ts';
import { chromiumOptions, launchChromium } from '../support/chromium.ts';
import { deckOfSlides, exportOf } from '../support/exporting.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { newFolder } from '../support/runningService.ts';
import { settled } from './deckInBrowser.ts';

const diagram = (source: string) =>
  ({ layout: 'diagram', title: rich('Flow'), source }) as unknown as Partial<Slide>;
const deck = deckOfSlides([
  diagram('flowchart LR\n  tea --> cup'),
  diagram('flowchart LR\n  a --'),
  diagram('sequenceDiagram\n  Mara->>Jon: one "cup"'),
]);

describe('A page that is saved as one file', function () {
  this.timeout(120_000);
  let server: PageServer;
  let browser: Browser;
  let folder: string;

  before(async () => {
    [browser, server, folder] = await Promise.all([launchChromium(), startPageServer(), newFolder()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const save = async (path: string, programs: string) => {
    const { bytes, note } = await exportOf(deck, { format: 'html', slides: { from: 2, to: 3 } }, []);
    return saveDeck(
      { url: server.show(deck), slideCount: 3 },
      { ...usualPlan, format: 'html', slides: { from: 2, to: 3 }, browser: programs },
      path,
      {
        connection: { download: async () => succeeded({ bytes, note }) },
        place: { environment: {}, homeFolder: '/none', platform: process.platform },
        signal: new AbortController().signal,
      },
    );
  };

  it('has the diagrams drawn that a browser can read, and remarks the others', async () => {
    const path = join(folder, 'drawn.html');
    const saved = await save(path, chromiumOptions().executablePath);
    assert.ok('paths' in saved);
    assert.deepEqual(saved.note?.remarks, [{ about: 'diagram', slide: 2, name: 'Flow' }]);
    const page = await browser.newPage();
    await page.goto(server.hold(await readFile(path, 'utf8')));
    await settled(page);
    assert.deepEqual(
      await page.$$eval('.diagram-drawing', (places) =>
        (places as HTMLElement[]).map(({ dataset, textContent }) => [
          dataset.state,
          textContent?.includes('Mara'),
        ]),
      ),
      [
        ['failed', false],
        ['kept', true],
      ],
    );
    assert.ok(await page.locator('.diagram-drawing svg text', { hasText: 'one "cup"' }).count());
    await page.close();
  });

  it('is whole where no browser is', async () => {
    const path = join(folder, 'plain.html');
    const saved = await save(path, '/none/browser');
    assert.ok('paths' in saved);
    assert.equal(saved.note?.remarks.length, 2);
    assert.ok(!(await readFile(path, 'utf8')).includes('<div data-state='));
  });
});
