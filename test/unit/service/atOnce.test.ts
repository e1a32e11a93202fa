import assert from 'node:assert/strict';
import { AtOnce } from '../../../src/service/atOnce.ts';

describe('AtOnce', () => {
  it('lets so many begin, of each name, and another when one has ended', () => {
    const atOnce = new AtOnce(2);
    const [first, second] = [atOnce.begin('acme'), atOnce.begin('acme')];
    assert.ok(first && second);
    assert.equal(atOnce.begin('acme'), undefined);
    assert.ok(atOnce.begin('beta'));
    first();
    first();
    assert.ok(atOnce.begin('acme'));
    assert.equal(atOnce.begin('acme'), undefined, 'One ends but once.');
  });

  it('remembers nobody who has nothing under way', () => {
    const atOnce = new AtOnce(2);
    for (const name of ['acme', 'beta']) atOnce.begin(name)?.();
    assert.equal(atOnce.size, 0);
  });
});
