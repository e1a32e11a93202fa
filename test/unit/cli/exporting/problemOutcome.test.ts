import assert from 'node:assert/strict';
import { problemOutcome } from '../../../../src/cli/exporting/problemOutcome.ts';

describe('problemOutcome', () => {
  for (const [about, said] of [
    ['full', 'The disk is full: /out/deck.pptx was not written.'],
    ['open', '/out/deck.pptx is open in another program. Close it, or name another file.'],
    ['no-folder', 'There is no folder /out.'],
  ] as const)
    it(`says what happened and what helps: ${about}`, () => {
      assert.deepEqual(problemOutcome({ about, path: '/out/deck.pptx' }), { exitCode: 1, sentence: said });
    });

  it('says what to install where no browser is', () => {
    const { sentence } = problemOutcome({ about: 'no-browser', format: 'pdf' });
    assert.match(sentence ?? '', /can draw a PDF\. Install Chromium, Chrome or Edge/);
  });

  it('ends as any call does that failed or was cancelled', () => {
    const failure = { kind: 'cancelled', message: 'Cancelled.' } as const;
    assert.deepEqual(problemOutcome({ about: 'failure', failure }), { exitCode: 130 });
  });
});
