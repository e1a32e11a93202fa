import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { spokenNames } from '../../../../src/engine/features/spokenNames.ts';

describe('spokenNames', () => {
  it('are what is set as code, and words that are written as names in code are', () => {
    assert.deepEqual(
      spokenNames([
        ...rich('Set edgeLabels and max_size by '),
        { text: 'put', marks: ['code'] },
        { text: ' of Node.' },
      ]),
      ['edgeLabels', 'max_size', 'put'],
    );
  });
});
