import assert from 'node:assert/strict';
import { readExportChoice } from '../../../../src/service/viewing/exportChoice.ts';

describe('readExportChoice', () => {
  it('reads what an address names, and nothing of what it does not', () => {
    assert.deepEqual(readExportChoice({ theme: 'plum', fonts: 'office', slides: '3-7' }), {
      choice: { theme: 'plum', fonts: 'office', slides: { from: 3, to: 7 } },
    });
    assert.deepEqual(readExportChoice({ theme: undefined }), { choice: {} });
  });

  it('says which of it cannot be read, and what is expected', () => {
    for (const [named, unreadable] of [
      [{ theme: '__proto__' }, { path: 'theme', message: 'must be the name of a theme' }],
      [{ fonts: 'comic' }, { path: 'fonts', message: 'must be deck or office' }],
      [{ slides: '7-3' }, { path: 'slides', message: 'must be a number or a range such as 3-7' }],
    ] as const)
      assert.deepEqual(readExportChoice(named), { unreadable });
  });
});
