import assert from 'node:assert/strict';
import { isConditional } from '../../../../src/languages/recognising/isConditional.ts';

describe('isConditional', () => {
  it('knows a sentence that holds under a condition, in its language', () => {
    assert.ok(isConditional('If fewer than three come, we stop.', 'us'));
    assert.ok(isConditional('Se dopo 9 mesi è chiuso, ci fermiamo.', 'it'));
    assert.ok(isConditional('如果没有人来，我们就停止。', 'cn'));
    assert.ok(!isConditional('We stop if fewer than three come.', 'us'));
    assert.ok(!isConditional('Iffy boats sink.', 'us'));
  });
});
