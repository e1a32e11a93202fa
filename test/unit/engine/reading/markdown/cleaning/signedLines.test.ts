import assert from 'node:assert/strict';
import { withSignedLines } from '../../../../../../src/engine/reading/markdown/cleaning/signedLines.ts';

describe('withSignedLines', () => {
  it('makes a list of lines that begin with a sign, and keeps what a tick says', () => {
    assert.equal(withSignedLines('✅ Login\n❌ Logout'), '- ✅ Login\n- ❌ Logout');
    assert.equal(withSignedLines('[ ] Login\n[x] Logout'), '- [ ] Login\n- [x] Logout');
    assert.equal(withSignedLines('=> it runs\n=> it stops'), '- it runs\n- it stops');
    assert.equal(withSignedLines('*-*\tLogin\n\n*-* Logout'), '- Login\n\n- Logout');
    assert.equal(withSignedLines('Done:\n• Login\n• Logout'), 'Done:\n- Login\n- Logout');
  });

  it('leaves a line alone, one of a list, and code', () => {
    for (const text of [
      '🚀 Launch\n\nIt went well.',
      '- ✅ Login\n- ✅ Logout',
      '```\n✅ Login\n✅ Logout\n```',
    ])
      assert.equal(withSignedLines(text), text);
  });
});
