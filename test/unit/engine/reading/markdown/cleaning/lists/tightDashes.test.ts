import assert from 'node:assert/strict';
import { withTightDashes } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/tightDashes.ts';

describe('withTightDashes', () => {
  it('gives lines that begin with a dash the blank of a list, also below an entry', () => {
    assert.equal(withTightDashes('-Two sail\n-One rows\n'), '- Two sail\n- One rows\n');
    assert.equal(
      withTightDashes('- Three came\n  -Two sail\n  -One rows'),
      '- Three came\n  - Two sail\n  - One rows',
    );
  });

  it('leaves alone one line, what a command takes, and code', () => {
    for (const text of ['-Two sail', '-v says more\n-Xmx512m is much', '```\n-Two sail\n-One rows\n```'])
      assert.equal(withTightDashes(text), text);
  });
});
