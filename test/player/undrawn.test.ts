import assert from 'node:assert/strict';
import { rich } from '../../src/deck/richText.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { deckOfSlides } from '../support/exporting.ts';
import { DeckInBrowser } from './deckInBrowser.ts';

const diagram = (title: string, source: string) =>
  ({ layout: 'diagram', title: rich(title), source }) as unknown as Partial<Slide>;

describe('a diagram that cannot be read', () => {
  const shown = new DeckInBrowser(
    deckOfSlides([
      diagram('Whole', 'flowchart LR\n  tea --> cup'),
      diagram('Broken', 'flowchart LR\n  A -->\n  B{{ ==> ???\n'),
      diagram('Of no kind', 'riverchart\n  A'),
    ]),
  );

  it('is told to the editor around the deck, with the line where there is one', async () => {
    const { page } = shown;
    const address = page.url();
    const outside = `${shown.origin}/outside`;
    const script = `
      window.addEventListener('message', ({ data, source }) => {
        if (data.type === 'deckwright.page') source.postMessage({ type: 'deckwright.editor' }, '*');
        if (data.undrawn) window.undrawn = data.undrawn;
      });`;
    await page.route(outside, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>${script}</script><iframe src="${address}" width="900" height="500"></iframe>`,
      }),
    );
    await page.goto(outside);
    const told = await page.waitForFunction(() => (window as unknown as { undrawn?: unknown }).undrawn);
    assert.deepEqual(await told.jsonValue(), [
      { slide: 2, name: 'Broken', line: 3 },
      { slide: 3, name: 'Of no kind', line: undefined },
    ]);
  });
});
