import assert from 'node:assert/strict';
import { isJob } from '../../../../src/editor/jobs/job.ts';
import { beyondLimit, groupJobs, mergeJobs } from '../../../../src/editor/jobs/jobList.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

describe('mergeJobs', () => {
  it('takes the newer account of a job, whichever list has it', () => {
    const old = editorJob({ title: 'Old', updatedAt: 1 });
    const recent = editorJob({ title: 'New', updatedAt: 2 });
    assert.equal(mergeJobs([old], [recent])[0]!.title, 'New');
    assert.equal(mergeJobs([recent], [old])[0]!.title, 'New');
  });

  it('puts the newest first', () => {
    const jobs = [1, 3, 2].map((createdAt) => editorJob({ id: `job-${createdAt}`, createdAt }));
    assert.deepEqual(
      mergeJobs(jobs).map(({ createdAt }) => createdAt),
      [3, 2, 1],
    );
  });

  it('keeps a removed job removed', () => {
    const removed = editorJob({ removed: true, updatedAt: 5 });
    assert.equal(mergeJobs([removed], [editorJob({ updatedAt: 4 })])[0]!.removed, true);
  });
});

describe('beyondLimit', () => {
  it('lets the oldest go, never one under way', () => {
    const jobs = [
      editorJob({ id: 'running', createdAt: 0 }),
      ...[1, 2, 3].map((createdAt) =>
        editorJob({ id: `done-${createdAt}`, createdAt, state: completedState() }),
      ),
    ];
    assert.deepEqual(
      beyondLimit(jobs, 3).map(({ id }) => id),
      ['done-1'],
    );
    assert.deepEqual(beyondLimit(jobs, 4), []);
  });

  it('bounds what is kept of removed jobs, too', () => {
    const removed = [1, 2, 3].map((createdAt) =>
      editorJob({ id: `r-${createdAt}`, createdAt, removed: true }),
    );
    assert.deepEqual(
      beyondLimit(removed, 2).map(({ id }) => id),
      ['r-1'],
    );
  });
});

describe('What is beside the list', () => {
  it('takes no place in it, and is bounded by itself', () => {
    const own = editorJob({ id: 'own', createdAt: 0, state: completedState() });
    const team = [1, 2].map((createdAt) =>
      editorJob({ id: `team-${createdAt}`, createdAt, ofTeam: true, state: completedState() }),
    );
    assert.deepEqual(
      beyondLimit([own, ...team], 1).map(({ id }) => id),
      ['team-1'],
    );
  });
});

describe('groupJobs', () => {
  it('sorts jobs by what they need', () => {
    const groups = groupJobs([
      editorJob({ id: 'a', state: { kind: 'awaiting', question: '?' } }),
      editorJob({ id: 'g' }),
      editorJob({ id: 'f', state: { kind: 'failed', reason: '' } }),
      editorJob({ id: 'u', state: { kind: 'unwatched' } }),
      editorJob({ id: 'c', state: completedState() }),
    ]);
    assert.deepEqual(
      Object.values(groups).map((jobs) => jobs.map(({ id }: { id: string }) => id).join('')),
      ['a', 'g', 'fuc'],
    );
  });
});

describe('isJob', () => {
  it('takes a job after JSON', () => {
    assert.ok(isJob(JSON.parse(JSON.stringify(editorJob()))));
  });

  it('refuses what another version or a torn write left', () => {
    const { state: _state, ...stateless } = editorJob();
    for (const value of [null, 'x', [], {}, stateless, { ...editorJob(), state: { kind: 'odd' } }]) {
      assert.equal(isJob(value), false);
    }
    assert.equal(isJob({ ...editorJob(), id: '../escape' }), false);
  });
});
