import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { listSlide } from '../../../../src/engine/writing/points/layouts/shapes.ts';
import { slideWithoutOwed } from '../../../../src/engine/writing/slideWithoutOwed.ts';
import { frame } from '../../../support/scenes.ts';

const left = (...texts: string[]): string[] => {
  const slide = slideWithoutOwed(
    listSlide(
      {},
      frame,
      texts.map((text) => ({ text: rich(text), ...(text.includes('tick') ? { checked: false } : {}) })),
    ),
  );
  assert.ok(slide.layout === 'bullets');
  return slide.items.map(({ text }) => plain(text));
};

describe('slideWithoutOwed', () => {
  it('has no entry that its author still owes, nor what is owed within one', () => {
    assert.deepEqual(left('The pier holds (TODO, Bo)', 'TODO Bo: ask the pilot'), ['The pier holds']);
  });

  it('has no sentence above its entries that its author still owes', () => {
    const entries = ['One', 'Two'].map((text) => ({ text: rich(text) }));
    const above = (lead: string) => slideWithoutOwed(listSlide({ lead: rich(lead) }, frame, entries));
    assert.ok(!('lead' in above('TODO: ask the pilot')));
    assert.ok('lead' in above('Ask the pilot:'));
  });

  it('keeps an entry that is alone, and one to tick', () => {
    assert.deepEqual(left('TODO Bo: ask the pilot'), ['TODO Bo: ask the pilot']);
    assert.deepEqual(left('The pier holds', 'TODO: tick it'), ['The pier holds', 'TODO: tick it']);
  });
});
