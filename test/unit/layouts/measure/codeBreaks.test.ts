import assert from 'node:assert/strict';
import { codeParts, codeTies } from '../../../../src/layouts/measure/codeBreaks.ts';

describe('a line within code', () => {
  it('ends behind what separates and before capitals', () => {
    assert.deepEqual(codeParts('src/engine/writing'), ['src/', 'engine/', 'writing']);
    assert.deepEqual(codeParts('GuestbookFinderBase'), ['Guestbook', 'Finder', 'Base']);
  });

  it('ends at no dash of an option', () => {
    assert.deepEqual(codeTies('find --max-depth=1 -type f'), [6, 7, 11, 20]);
    assert.deepEqual(codeTies('a-b'), []);
  });

  it('ends in no short word, and leaves no part that is too short', () => {
    assert.deepEqual(codeParts('src/a.ts'), ['src/a.ts']);
    assert.deepEqual(codeParts('a/b/registration'), ['a/b/', 'registration']);
  });
});
