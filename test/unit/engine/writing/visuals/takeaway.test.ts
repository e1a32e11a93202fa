import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import type { Chart } from '../../../../../src/deck/slide.ts';
import { takeawayOf } from '../../../../../src/engine/writing/visuals/takeaway.ts';

const bars = (categories: string[]): Chart => ({
  kind: 'bar',
  categories,
  series: [{ name: '', values: [3, 5] }],
  decimals: 0,
});

describe('takeawayOf', () => {
  it('says which is highest', () => {
    assert.equal(plain(takeawayOf(bars(['Tea', 'Coffee']), 'us') ?? []), 'Coffee is highest: 5');
  });

  it('says nothing in words that are not those of the content', () => {
    assert.equal(takeawayOf(bars(['чай', 'кофе']), 'us'), undefined);
    assert.ok(takeawayOf(bars(['お茶', 'コーヒー']), 'ja'));
  });
});
