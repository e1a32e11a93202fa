import assert from 'node:assert/strict';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { DeckInBrowser } from './deckInBrowser.ts';
import { inEditor, toldEditor } from './inEditor.ts';

const half = { width: 450, height: 690 };

describe('Cards in a narrow tab of an editor', () => {
  const shown = new DeckInBrowser(everyLayout());

  it('have a button in sight for slides, until one of both was chosen', async () => {
    const deck = await inEditor(shown.page, shown.origin, half);
    const button = deck.locator('.as-slides');
    assert.equal(await button.textContent(), 'Show as slides');
    await button.click();
    await deck.locator('html[data-view="slides"] .slides > section.present').waitFor();
    assert.equal(await button.isVisible(), false);
    assert.deepEqual(
      (await toldEditor(shown.page)).flatMap(({ view }) => view ?? []),
      ['slides'],
    );
    await deck.locator('.menu-button').click();
    await deck.locator('.menu-panel [data-action="asCards"]').click();
    await deck.locator('html[data-view="cards"]').waitFor();
    assert.equal(await button.isVisible(), false);
  });

  it('have none where there is no editor, as on a phone', async () => {
    const { page } = shown;
    await page.setViewportSize(half);
    await page.reload();
    await page.waitForSelector('html[data-view="cards"][data-state="settled"]');
    assert.equal(await page.locator('.as-slides').isVisible(), false);
  });
});
