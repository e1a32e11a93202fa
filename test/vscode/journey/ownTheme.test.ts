import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const written = `---
theme: harbor
---

# Tea for all

---

## Kinds of tea

- Green tea is fresh
- Black tea is strong
`;

describe('A theme of one’s own, as a person writes it', function () {
  this.timeout(240_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('own-theme', (folder) => folder.write('tea.deck.md', written));
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const slides = (): FrameLocator => workbench.tabPage;
  const backgroundOfSlide = () =>
    slides()
      .locator('section', { hasText: 'Green tea is fresh' })
      .first()
      .evaluate((section) => getComputedStyle(section).backgroundColor);
  const problem = () =>
    workbench.page.locator('.monaco-editor .squiggly-warning, .monaco-editor .squiggly-error');
  const saved = () => readFile(join(journey.folder.path, 'tea.deck.md'), 'utf8');

  it('shows on the slides as it is typed, with its colors offered', async () => {
    await workbench.openFile('tea.deck.md');
    await workbench.runCommand('Deckwright: Open Deck');
    await slides().locator('section', { hasText: 'Tea for all' }).first().waitFor();
    const before = await backgroundOfSlide();
    const { page } = workbench;
    await page.locator('.editor-instance .view-line', { hasText: 'theme: harbor' }).first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('\ncol');
    await page.keyboard.press('Control+Space');
    await page.locator('.suggest-widget.visible .monaco-list-row', { hasText: 'colors' }).first().waitFor();
    await page.keyboard.press('Enter');
    const offered = page
      .locator('.suggest-widget.visible .monaco-list-row', { hasText: 'background' })
      .first();
    await offered.waitFor();
    await workbench.picture('offered');
    await offered.click();
    // The editor sets a mark of the color before it.
    await page
      .locator('.editor-instance .view-line', { hasText: /background:\s".*#/ })
      .first()
      .waitFor();
    await page.keyboard.press('Shift+Home');
    await page.keyboard.type('background: "#10261f"\naccent: "#1d4a3a"');
    await workbench.until(async () => (await backgroundOfSlide()) !== before);
    await workbench.picture('shown');
  });

  it('says where its contrast is too low, and mends it by the fix that is offered', async () => {
    const { page } = workbench;
    const fix = page.locator('.action-widget .monaco-list-row', {
      hasText: 'the nearest color that stands out',
    });
    // The first problem that is seen may be of what was half typed.
    await workbench.until(async () => {
      await problem().first().waitFor();
      await page.locator('.editor-instance .view-line', { hasText: 'accent:' }).first().click();
      await workbench.runCommand('Quick Fix...');
      return fix
        .first()
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => page.keyboard.press('Escape').then(() => false),
        );
    });
    await workbench.picture('fix');
    await fix.first().click();
    await workbench.until(async () => (await problem().count()) === 0);
    await workbench.picture('mended');
    await workbench.runCommand('File: Save');
    await workbench.until(async () => /accent: "#(?!1d4a3a)[\da-f]{6}"/.test(await saved()));
    assert.match(await saved(), /background: "#10261f"/);
  });
});
