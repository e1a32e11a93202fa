import assert from 'node:assert/strict';
import { storeOutcome } from '../../../src/cli/storeOutcome.ts';
import { StartError } from '../../../src/service/startError.ts';

describe('storeOutcome', () => {
  it('says what is wrong with a folder, a disk or a database', () => {
    assert.deepEqual(storeOutcome(new StartError('It is gone.')), { exitCode: 2, sentence: 'It is gone.' });
    const { exitCode, sentence } = storeOutcome(Object.assign(new Error('no'), { errcode: 13 }));
    assert.equal(exitCode, 1);
    assert.match(
      sentence ?? '',
      /^The disk of the presentation service is full\. .* Delete or move something else/,
    );
  });

  it('hides no fault of ours', () => {
    const fault = new TypeError('a fault');
    assert.throws(() => storeOutcome(fault), fault);
  });
});
