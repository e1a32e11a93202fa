import assert from 'node:assert/strict';
import { unbalanced } from '../../../../quality/faults/sentences/unbalanced.ts';

describe('Marks without their partner', () => {
  it('are found in any script', () => {
    assert.equal(unbalanced('a (b'), '(');
    assert.equal(unbalanced('the rest) a (c)'), ')');
    assert.equal(unbalanced('「開始'), '「');
    assert.equal(unbalanced('Er sagte „morgen'), '„');
    assert.equal(unbalanced('Use `npm'), '`');
  });

  it('are not what only counts or measures', () => {
    assert.equal(unbalanced('a) first'), undefined);
    assert.equal(unbalanced('2) second (see a)'), undefined);
    assert.equal(unbalanced('done :-)'), undefined);
    assert.equal(unbalanced('a 27" screen'), undefined);
    assert.equal(unbalanced('„so“ and “so”'), undefined);
  });
});
