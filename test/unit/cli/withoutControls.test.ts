import assert from 'node:assert/strict';
import { withoutControls } from '../../../src/cli/withoutControls.ts';

describe('withoutControls', () => {
  it('leaves the words and takes what a terminal would obey', () => {
    assert.equal(
      withoutControls('\u001b[2JTea\u0007 \u009b31mfor two\r\n\ta day'),
      '[2JTea 31mfor two\n\ta day',
    );
  });

  it('leaves every other letter', () => {
    assert.equal(withoutControls('Über 日本語 عربي 🍵'), 'Über 日本語 عربي 🍵');
  });
});
