import assert from 'node:assert/strict';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { currentOf, currentVersion } from '../../../../src/editor/jobs/line.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

const version = (id: string, createdAt: number, changes: Partial<Job> = {}): Job =>
  editorJob({ id, createdAt, line: 'first', state: completedState(3), ...changes });
const failed = { state: { kind: 'failed', reason: 'no' } } as const;

describe('currentVersion', () => {
  it('is a finished one where there is any', () => {
    assert.equal(currentVersion([version('a', 1), version('b', 2, failed)])?.id, 'a');
    assert.equal(currentVersion([version('b', 2, failed)])?.id, 'b');
    assert.equal(currentVersion([]), undefined);
  });
});

describe('currentOf', () => {
  it('is the latest version that is left of a deck, also when the first one is gone', () => {
    const jobs = [version('second', 2), version('third', 3), version('other', 4, { line: 'b' })];
    assert.equal(currentOf(jobs, 'first')?.id, 'third');
    assert.equal(currentOf(jobs, 'gone'), undefined);
  });
});
