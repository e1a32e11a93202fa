import assert from 'node:assert/strict';
import { rich } from '../../src/deck/richText.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { deckOfSlides } from '../support/exporting.ts';
import { DeckInBrowser } from './deckInBrowser.ts';

const source = `gantt
  dateFormat YYYY-MM-DD
  section Harbor
  Build the pier :pier, 2026-01-05, 20d
  Open it :milestone, open, after pier, 0d
  section Ferry
  Sail :2026-02-01, 30d`;

describe('a milestone in a plan', () => {
  const shown = new DeckInBrowser(
    deckOfSlides([{ layout: 'diagram', title: rich('Plan'), source } as unknown as Partial<Slide>]),
  );

  it('stands at its date, below what comes before it', async () => {
    const middles = await shown.page.locator('.slides svg rect.task').evaluateAll((bars) =>
      bars.slice(0, 2).map((bar) => {
        const { left, right, top, height } = bar.getBoundingClientRect();
        return { left, right, middle: top + height / 2, height };
      }),
    );
    const [pier, open] = middles as [(typeof middles)[0], (typeof middles)[0]];
    assert.ok(Math.abs((open.left + open.right) / 2 - pier.right) < pier.height, JSON.stringify(middles));
    assert.ok(
      open.middle > pier.middle && open.middle < pier.middle + 3 * pier.height,
      JSON.stringify(middles),
    );
  });
});
