import assert from 'node:assert/strict';
import { indexInAddress, slideAddress } from '../../../../src/player/browser/slideAddress.ts';

const ids = ['one', 'zwei %', '三', '4'];

describe('a slide in the address', () => {
  it('is found by its id, as it was written', () => {
    for (const [index, id] of ids.slice(0, 3).entries())
      assert.equal(indexInAddress(slideAddress(id), ids), index);
    assert.equal(indexInAddress('#/三', ids), 2);
  });

  it('is found by its number from 0, the last one beyond', () => {
    assert.equal(indexInAddress('#/1', ids), 1);
    assert.equal(indexInAddress('#/99', ids), 3);
  });

  it('is none where the address names none', () => {
    for (const hash of ['', '#', '#/', '#/five', '#/%E0%A4%A', '#/-1'])
      assert.equal(indexInAddress(hash, ids), undefined);
  });
});
