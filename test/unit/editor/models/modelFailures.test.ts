import assert from 'node:assert/strict';
import { goneProblem, problemOf, whySentence } from '../../../../src/editor/models/modelFailures.ts';

const failure = (code: string) => Object.assign(new Error('no'), { code });

describe('what a failing model of the editor means', () => {
  it('is told by the code of the error', () => {
    assert.equal(problemOf(failure('NoPermissions')).why, 'notAllowed');
    assert.equal(problemOf(failure('Blocked')).why, 'overQuota');
    assert.deepEqual(problemOf(failure('NotFound')), goneProblem);
    for (const code of ['NoPermissions', 'Blocked', 'NotFound'])
      assert.equal(problemOf(failure(code)).mayTryAgain, false);
  });

  it('is the model’s own trouble otherwise, and may pass', () => {
    for (const error of [failure('Unknown'), new Error('network'), 'no', undefined])
      assert.deepEqual([problemOf(error).why, problemOf(error).mayTryAgain], ['broken', true]);
  });
});

describe('why a deck was made without its model', () => {
  it('is a sentence for each reason, and one for those that nobody knows', () => {
    const known = [
      'unreachable',
      'notAllowed',
      'overQuota',
      'tooLong',
      'refused',
      'spent',
      'slow',
      'nonsense',
    ];
    const sentences = [...known, 'unknownModel', 'broken'].map(whySentence);
    assert.equal(new Set(sentences).size, sentences.length);
    assert.equal(whySentence('of a later service'), whySentence('broken'));
  });
});
