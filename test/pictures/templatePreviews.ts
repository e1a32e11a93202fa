import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { templates } from '../../src/deck/templates.ts';
import { templateDeck } from '../../src/layouts/templateDeck.ts';
import type { PageServer } from '../support/pageServer.ts';
import { slidesOnPaper } from './slidesOnPaper.ts';

const folder = new URL('../../media/previews/', import.meta.url).pathname;
const shown = 6;
const sheet = { width: 960, height: 372 };

/** One small sheet for each template: what a person sees before choosing it. */
export const photographTemplates = async (browser: Browser, server: PageServer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const template of templates) {
    const deck = templateDeck(
      template,
      template.sections.map(({ id }) => id),
    );
    const page = await slidesOnPaper(browser, server.show(deck));
    await page.addStyleTag({
      content: `html, body { margin: 0; overflow: hidden }
        .printed { display: grid !important; grid-template-columns: repeat(3, 1280px); gap: 32px; padding: 32px; zoom: 0.2424; width: max-content; background: #8a8f96 }
        .printed > :nth-child(n + ${shown + 1}) { display: none !important }`,
    });
    await page.setViewportSize(sheet);
    const camera = await page.context().newCDPSession(page);
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 78,
      clip: { x: 0, y: 0, ...sheet, scale: 1 },
    });
    await writeFile(`${folder}${template.preview}.webp`, Buffer.from(data, 'base64'));
    await page.context().close();
  }
};
