import assert from 'node:assert/strict';
import { FailedModels } from '../../../../src/editor/models/failedModels.ts';

describe('FailedModels', () => {
  it('keeps each reason once, until it is told', () => {
    const failed = new FailedModels();
    failed.note({ job: 'gen_1', whys: ['slow'] });
    failed.note({ job: 'gen_2', whys: ['broken'] });
    failed.note({ job: 'gen_1', whys: ['slow', 'nonsense'] });
    assert.deepEqual(failed.take('gen_1'), ['slow', 'nonsense']);
    assert.deepEqual(failed.take('gen_1'), []);
    assert.deepEqual(failed.take('gen_2'), ['broken']);
  });
});
