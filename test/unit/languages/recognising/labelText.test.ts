import assert from 'node:assert/strict';
import { labelText } from '../../../../src/languages/recognising/labelText.ts';

describe('labelText', () => {
  it('is a label without what numbers and encloses it', () => {
    assert.equal(labelText('2.1) **Risks:**'), 'risks');
  });

  it('leaves a row of signs that is too long to stand around a label', () => {
    assert.ok(labelText(`Risks ${'—'.repeat(100)}`).endsWith('—'));
  });
});
