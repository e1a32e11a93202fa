import assert from 'node:assert/strict';
import { alternativeText } from '../../../../src/export/pptx/alternativeText.ts';

describe('alternativeText', () => {
  it('says what a table is about, then what it compares, as its language lists names', () => {
    assert.equal(
      alternativeText('Sales by market', ['Market', '2025', '2026'], 'en-US'),
      'Sales by market\nMarket, 2025, and 2026',
    );
    assert.equal(alternativeText('売上', ['市場', '売上高'], 'ja-JP'), '売上\n市場、売上高');
  });

  it('leaves out what has no name', () => {
    assert.equal(alternativeText('Sales', ['', ' '], 'en-US'), 'Sales');
    assert.equal(alternativeText('', ['Sales'], 'en-US'), 'Sales');
  });
});
