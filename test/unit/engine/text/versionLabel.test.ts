import assert from 'node:assert/strict';
import { isVersionLabel } from '../../../../src/engine/text/versionLabel.ts';

describe('isVersionLabel', () => {
  it('knows a version, whatever stands around its number', () => {
    for (const label of ['v1.0.7', '1.2', '[2.1.0] - 2019-05-01', 'Version 3.0 (beta)', '1.2 (beta)'])
      assert.ok(isVersionLabel(label), label);
  });

  it('takes no chapter, day or name for one', () => {
    for (const label of ['1. Why', '1.2 Scope', '3', 'May 20, 2012', 'Node 1.0', '2019-05-01'])
      assert.ok(!isVersionLabel(label), label);
  });
});
