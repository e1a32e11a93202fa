import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { applyEdits } from '../../src/deckFile/edits/applyEdits.ts';
import { layoutChoices } from '../../src/deckFile/edits/changeLayout.ts';
import { readDeckFile } from '../../src/deckFile/readDeckFile.ts';
import { KeptSlides } from '../../src/player/keptSlides.ts';
import { PageRenderer } from '../../src/player/page.ts';
import { launchChromium } from '../support/chromium.ts';
import { PreviewedText, type PreviewServer, startPreviewServer } from '../support/previewServer.ts';

const text = '# Tea\n\n---\n\n## Tea sells\n\n- **12 %** more sold\n- **3** new kinds\n- **41** shops\n';

describe('the choice of a layout in a deck file’s tab', () => {
  let browser: Browser;
  let server: PreviewServer;
  let page: Page;

  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPreviewServer()]);
    page = await browser.newPage({ viewport: { width: 800, height: 900 } });
    await page.addInitScript(() => {
      const said: unknown[] = [];
      const editor = { postMessage: (message: unknown) => said.push(message), setState: () => undefined };
      Object.assign(window, { said, acquireVsCodeApi: () => editor });
    });
    await page.goto(server.address);
    await new PreviewedText(page).show(text);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const tell = (message: unknown) => page.evaluate((told) => window.postMessage(told, '*'), message);
  const choices = layoutChoices(text, 6);
  const show = async () => {
    const slides = choices.map(({ edit }, at) => {
      const { lines } = readDeckFile(applyEdits(text, [edit]));
      return { ...lines.findLast(({ line }) => line <= edit.line)!.slide, id: `layout-${at}` };
    });
    const { deck } = readDeckFile(text);
    const shown = { ...deck, sections: [{ id: 'layouts', title: 'Tea', slides }] };
    const drawn = await new PageRenderer().slides(shown, { pictures: '' }, new KeptSlides());
    await tell({
      kind: 'layouts',
      title: 'Which layout?',
      names: choices.map(({ layout }) => layout),
      styleSheet: drawn.styleSheet.markup,
      slides: drawn.slides.map(({ markup }) => markup),
    });
    await page.waitForSelector('.layout-choice');
  };
  const options = () => page.locator('.layout-choice > button');

  it('shows the slide small in each layout that suits it, by name', async () => {
    await show();
    assert.deepEqual(
      await options().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
      choices.map(({ layout }) => layout),
    );
    assert.ok(choices.length >= 3);
    for (const option of await options().all()) {
      const picture = option.locator('.preview-slide');
      await page.waitForFunction(
        (element) => {
          const [frame, slide] = [element, element?.querySelector('section')].map((each) =>
            each?.getBoundingClientRect(),
          );
          return frame && slide && Math.abs(frame.width - slide.width) < 2 && frame.width > 100;
        },
        await picture.elementHandle(),
      );
      assert.match((await picture.textContent()) ?? '', /12 %/);
    }
  });

  it('marks the one that the list is at, tells which was clicked, and goes', async () => {
    await show();
    await tell({ kind: 'layout', at: 1 });
    await page.waitForSelector('.layout-choice > button:nth-of-type(2)[aria-current]');
    const isAligned = await options()
      .nth(0)
      .locator('section')
      .evaluate((slide) => getComputedStyle(slide).textAlign);
    assert.equal(isAligned, 'start');
    await options().nth(2).click();
    const said = await page.evaluate(() => (window as unknown as { said: unknown[] }).said.at(-1));
    assert.deepEqual(said, { kind: 'layout', slide: 2 });
    await tell({ kind: 'layouts', title: '', names: [], styleSheet: '', slides: [] });
    await page.waitForSelector('.layout-choice', { state: 'detached' });
    assert.ok(await page.locator('.preview .preview-slide').first().isVisible());
  });
});
