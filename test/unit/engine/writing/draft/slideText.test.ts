import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import { sentenceShownOn, shownOn } from '../../../../../src/engine/writing/draft/slideText.ts';
import { statementOf } from '../../../../support/boats.ts';

const slides = [statementOf('The pump leaks at night.')];

describe('what slides say', () => {
  it('is found by its words, whatever signs stand between them', () => {
    const isShown = shownOn(slides);
    assert.ok(isShown('the pump leaks, at night'));
    assert.ok(!isShown('the pump leaks at noon'));
    assert.ok(!isShown(''));
  });

  it('is said without what a sentence adds in brackets', () => {
    const isSaid = sentenceShownOn(slides);
    assert.ok(isSaid(rich('The pump leaks at night (as it did before).')));
    assert.ok(!isSaid(rich('The pump leaks at night and at noon.')));
  });
});
