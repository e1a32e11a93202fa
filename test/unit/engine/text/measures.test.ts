import assert from 'node:assert/strict';
import { measureOf, numbersOf } from '../../../../src/engine/text/measures.ts';

describe('numbersOf', () => {
  const amountOf = (text: string, ...others: string[]): number | undefined =>
    measureOf(text, numbersOf([text, ...others], 'us'))?.value;

  it('groups thousands by points where each stands before three digits', () => {
    assert.equal(amountOf('1.200', '5.800', '21.000', '600'), 1200);
  });

  it('leaves decimals, and few numbers, to the language', () => {
    assert.equal(amountOf('1.200', '5.80', '21.000'), 1.2);
    assert.equal(amountOf('0.125', '1.333', '2.500'), 0.125);
    assert.equal(amountOf('1.200', '600'), 1.2);
    assert.equal(amountOf('1,200', '5,800', '21,000'), 1200);
  });
});

describe('measureOf', () => {
  it('is none of a figure that has more decimals than are ever written', () => {
    assert.equal(measureOf('0.000001', 'us')?.value, 0.000001);
    assert.equal(measureOf('0.00000000000000000000000166', 'us'), undefined);
  });
});
