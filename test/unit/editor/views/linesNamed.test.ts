import assert from 'node:assert/strict';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { linesNamed } from '../../../../src/editor/views/linesNamed.ts';

describe('linesNamed', () => {
  const titles: Readonly<Record<string, string>> = { a: 'Costs', b: 'Plan', c: 'Plan' };
  const known = {
    store: { get: (id: string) => (titles[id] ? ({ id, title: titles[id] } as Job) : undefined) },
    kept: { lines: Object.keys(titles), of: (line: string) => ({ jobId: line }) },
  };

  it('finds the decks that a tab is called after', () => {
    assert.deepEqual(linesNamed('Costs', known), ['a']);
    assert.deepEqual(linesNamed('Plan', known), ['b', 'c']);
    assert.deepEqual(linesNamed('Goals', known), []);
  });
});
