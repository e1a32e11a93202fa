import assert from 'node:assert/strict';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { lineNamed } from '../../../../src/editor/views/lineNamed.ts';

describe('lineNamed', () => {
  const titles: Readonly<Record<string, string>> = { a: 'Costs', b: 'Plan', c: 'Plan' };
  const known = {
    store: { get: (id: string) => (titles[id] ? ({ id, title: titles[id] } as Job) : undefined) },
    kept: { lines: Object.keys(titles), of: (line: string) => ({ jobId: line }) },
  };

  it('finds the deck that a tab is called after', () => {
    assert.equal(
      lineNamed('Plan', known, () => false),
      'b',
    );
    assert.equal(
      lineNamed('Goals', known, () => false),
      '',
    );
  });

  it('passes over one that another tab shows', () => {
    assert.equal(
      lineNamed('Plan', known, (line) => line === 'b'),
      'c',
    );
  });
});
