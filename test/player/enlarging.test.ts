import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { rich } from '../../src/deck/richText.ts';
import { launchChromium } from '../support/chromium.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';

const chain = (length: number) =>
  Array.from(
    { length },
    (_, index) => `  s${index}[Station ${index}] --> s${index + 1}[Station ${index + 1}]`,
  );

describe('a diagram too large for its slide', () => {
  let browser: Browser;
  let server: PageServer;

  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('opens at a size that can be read, by key and by click, and closes again', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const source = ['flowchart LR', ...chain(60)].join('\n');
    const slide = {
      layout: 'diagram',
      id: 'large',
      notes: '',
      title: rich('Sixty stations'),
      source,
    } as const;
    await page.goto(
      server.show({ ...everyLayout(), sections: [{ id: 'one', title: 'One', slides: [slide] }] }),
    );
    await page.waitForSelector('html[data-state="settled"]');
    const small = page.locator('.slides .diagram-drawing');
    assert.equal(await small.getAttribute('data-state'), 'small');

    await small.focus();
    await page.keyboard.press('Enter');
    const large = page.locator('dialog.enlarged[open]');
    await large.waitFor();
    const size = await large
      .locator('foreignObject p, text')
      .first()
      .evaluate((text) => {
        const svg = text.closest('svg')!;
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      });
    assert.ok(size > 15.9, `${size}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.enlarged', { state: 'detached' });

    await small.click();
    await large.waitFor();
    await large.click();
    await page.waitForSelector('dialog.enlarged', { state: 'detached' });
  });
});
