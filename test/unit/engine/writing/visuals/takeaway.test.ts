import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import type { Chart } from '../../../../../src/deck/slide.ts';
import { takeawayOf } from '../../../../../src/engine/writing/visuals/takeaway.ts';

const chart = (categories: string[], kind: Chart['kind'] = 'doughnut'): Chart => ({
  kind,
  categories,
  series: [{ name: '', values: [3, 5] }],
  decimals: 0,
});

describe('takeawayOf', () => {
  it('says whose share is the largest, and of bars nothing that is seen anyway', () => {
    assert.match(plain(takeawayOf(chart(['Tea', 'Coffee']), 'us') ?? []), /Coffee.*63/u);
    assert.equal(takeawayOf(chart(['Tea', 'Coffee'], 'bar'), 'us'), undefined);
  });

  it('says nothing in words that are not those of the content', () => {
    assert.equal(takeawayOf(chart(['чай', 'кофе']), 'us'), undefined);
    assert.ok(takeawayOf(chart(['お茶', 'コーヒー']), 'ja'));
  });
});
