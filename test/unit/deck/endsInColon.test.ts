import assert from 'node:assert/strict';
import { endsInColon } from '../../../src/deck/endsInColon.ts';
import { rich } from '../../../src/deck/richText.ts';

describe('endsInColon', () => {
  it('is true of what announces something', () => {
    assert.ok(endsInColon(rich('It has two parts:')));
    assert.ok(endsInColon('**It has two parts:** '));
  });

  it('is false of a name that is written with a colon', () => {
    assert.ok(!endsInColon([{ text: 'Call it ' }, { text: 'opt:', marks: ['code'] }]));
  });
});
