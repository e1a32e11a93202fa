import assert from 'node:assert/strict';
import { readingMs } from '../../../../src/service/parsing/readingMs.ts';

describe('the time that a source may take', () => {
  it('grows with it, up to a minute', () => {
    assert.deepEqual([0, 500_000, 50_000_000].map(readingMs), [10_000, 20_000, 60_000]);
  });
});
