import assert from 'node:assert/strict';
import { rawMarkup } from '../../../../quality/faults/form/rawMarkup.ts';
import { faultsIn, list } from '../faultsIn.ts';

describe('Raw markup', () => {
  it('is found in every form', () => {
    for (const text of [
      '<img src="a.png" style={{ width: 3 }} />',
      'Tom &amp; Jerry',
      ':::note Careful',
      "import Tabs from '@theme/Tabs';",
      '<Tabs groupId="os">',
      'See [the page](https://example.org/x)',
      '**Homebrew**を利用する場合',
      '[!WARNING] Moved',
      '{% include "x" %}',
      '[ ] Approved',
      'Title {#anchor}',
    ])
      assert.deepEqual(faultsIn(rawMarkup, '', [list('T', text, 'x')]), [`1: ${text}`]);
  });

  it('is not what is marked as code', () => {
    assert.deepEqual(faultsIn(rawMarkup, '', [list('T', 'Use `<div>` and `&amp;`', 'x')]), []);
  });

  it('is not a comparison, an arrow, a type or a footnote', () => {
    for (const text of [
      'a < b and c > d',
      'x <-> y',
      'Array<String> is fine',
      '2**10 bytes',
      'R&D, Q&A; more',
      'a [note] here',
    ])
      assert.deepEqual(faultsIn(rawMarkup, '', [list('T', text, 'x')]), []);
  });
});
