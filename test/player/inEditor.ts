import type { FrameLocator, Page } from 'playwright-core';

/** What the page of a deck told the editor, message after message. */
export const toldEditor = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);

const script = `
window.told = [];
window.addEventListener('message', ({ data, source }) => {
  if (data.type === 'deckwright.page') source.postMessage({ type: 'deckwright.editor' }, '*');
  window.told.push(data);
});`;

/** The deck that a page shows, with a page around it that answers as an editor does. */
export const inEditor = async (
  page: Page,
  origin: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<FrameLocator> => {
  const outside = `${origin}/outside`;
  const frame = `<iframe src="${page.url()}" width="${width}" height="${height}"></iframe>`;
  await page.route(outside, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>${frame}` }),
  );
  await page.goto(outside);
  const deck = page.frameLocator('iframe');
  await deck.locator('html[data-state="settled"]').waitFor();
  return deck;
};
