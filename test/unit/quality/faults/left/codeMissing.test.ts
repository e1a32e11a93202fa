import assert from 'node:assert/strict';
import { codeMissing } from '../../../../quality/faults/left/codeMissing.ts';
import { faultsIn, list } from '../faultsIn.ts';

const markdown =
  '## The new syntax\n\nA guard ends early.\n\n```swift\nguard let user = current\nelse { return nil }\n```\n';

describe('Missing code', () => {
  it('is a fault of a section that has some', () => {
    assert.deepEqual(faultsIn(codeMissing, markdown, [list('The new syntax', 'A guard ends early', 'x')]), [
      '1: The new syntax',
    ]);
  });

  it('is no fault where some of it is on a slide', () => {
    const code = {
      layout: 'code',
      title: 'The new syntax',
      lines: [{ number: 1, text: 'guard let user = current' }],
    };
    assert.deepEqual(
      faultsIn(codeMissing, markdown, [list('The new syntax', 'A guard ends early', 'x'), code]),
      [],
    );
  });

  it('is no fault where another section has the same name', () => {
    const twice =
      '## A\n\n### Code\n\n```\nfirst line\nsecond line\n```\n\n## B\n\n### Code\n\n```\nthird line\nfourth line\n```\n';
    const code = { layout: 'code', title: 'Code', lines: [{ number: 1, text: 'third line' }] };
    assert.deepEqual(faultsIn(codeMissing, twice, [code]), []);
  });

  it('is no fault of a section that has no slide', () => {
    assert.deepEqual(faultsIn(codeMissing, markdown, [list('Other', 'x', 'y')]), []);
  });

  it('is no fault of a section with one command in a line', () => {
    assert.deepEqual(
      faultsIn(codeMissing, '## Setup\n\nRun it.\n\n```\nmake all\n```\n', [list('Setup', 'Run it', 'x')]),
      [],
    );
  });
});
