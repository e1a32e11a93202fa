import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { withTextAfter, withTextBefore } from '../../../../src/engine/writing/textBeside.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';
import { boatTable, statementOf } from '../../../support/boats.ts';

const statement = statementOf('Ada is old.');
const leaks = rich('It leaks.');

describe('withTextBefore', () => {
  it('stands above a table, before what introduces it', () => {
    const lead = (slide: Slide) => {
      const whole = withTextBefore(leaks, slide, 'us');
      return whole && 'lead' in whole && whole.lead ? plain(whole.lead) : undefined;
    };
    assert.equal(lead(boatTable), 'It leaks.');
    assert.equal(lead({ ...boatTable, lead: rich('These sail:') }), 'It leaks. These sail:');
    assert.equal(lead({ ...boatTable, lead: rich('These sail') }), 'It leaks. These sail');
    assert.equal(lead(statement), undefined);
  });

  it('is too long for what stands above', () => {
    assert.equal(withTextBefore(rich('It leaks. '.repeat(60)), boatTable, 'us'), undefined);
  });
});

describe('withTextAfter', () => {
  it('goes on with a sentence, and not with a warning', () => {
    const whole = withTextAfter(leaks, statement, 'us');
    assert.equal(whole?.layout === 'statement' && plain(whole.text), 'Ada is old. It leaks.');
    assert.equal(withTextAfter(leaks, { ...statement, tone: 'warning' }, 'us'), undefined);
    assert.equal(withTextAfter(rich('It leaks. '.repeat(30)), statement, 'us'), undefined);
  });

  it('stands below a table, after its caption', () => {
    const whole = withTextAfter(leaks, { ...boatTable, caption: rich('The fleet') }, 'us');
    assert.equal(whole?.layout === 'table' && plain(whole.caption ?? []), 'The fleet. It leaks.');
  });
});
