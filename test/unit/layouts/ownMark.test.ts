import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { ownMarkOf } from '../../../src/layouts/ownMark.ts';

describe('ownMarkOf', () => {
  it('parts the number or the sign that a text begins with from what follows', () => {
    assert.deepEqual(ownMarkOf(rich('2. Send the offer')), { mark: '2.', rest: rich('Send the offer') });
    assert.deepEqual(ownMarkOf(rich('+ it is free')), { mark: '+', rest: rich('it is free') });
    const strong = [{ text: '3) ' }, { text: 'Sign', marks: ['strong' as const] }];
    assert.deepEqual(ownMarkOf(strong), { mark: '3)', rest: [strong[1]] });
  });

  it('takes no figure, year or dash for one', () => {
    for (const text of ['2.5 km', '2024. A year', '-1', '12 boats', ''])
      assert.equal(ownMarkOf(rich(text)), undefined, text);
  });
});
