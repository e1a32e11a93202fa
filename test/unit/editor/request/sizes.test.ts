import assert from 'node:assert/strict';
import { formatBytes } from '../../../../src/editor/request/sizes.ts';

describe('formatBytes', () => {
  it('speaks the language of the person', () => {
    assert.equal(formatBytes(0, 'en'), '0 bytes');
    assert.equal(formatBytes(999, 'en'), '999 bytes');
    assert.equal(formatBytes(1_000, 'en'), '1 kB');
    assert.equal(formatBytes(1_250_000, 'de').replace('\u00a0', ' '), '1,3 MB');
    assert.equal(formatBytes(52_428_800, 'en'), '52.4 MB');
  });
});
