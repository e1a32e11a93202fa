import assert from 'node:assert/strict';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import type { JobWatcher } from '../../../../src/editor/jobs/jobWatcher.ts';
import { Watching } from '../../../../src/editor/jobs/watching.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

describe('Watching', () => {
  let calls: string[];
  const watching = (...jobs: Job[]) =>
    new Watching({ jobs }, async () => {
      calls.push('made');
      const call = (name: string) => async () => void calls.push(name);
      return {
        start: () => void calls.push('start'),
        dispose: () => void calls.push('dispose'),
        takeUp: call('takeUp'),
        reserve: call('reserve'),
        watches: () => true,
      } as unknown as JobWatcher;
    });

  beforeEach(() => {
    calls = [];
  });

  it('loads nothing as long as nothing is under way', async () => {
    const watcher = watching(editorJob({ state: completedState() }));
    watcher.begin();
    watcher.tryAgain();
    await watcher.takeUp();
    assert.equal(watcher.watches('job-1'), false);
    watcher.dispose();
    assert.deepEqual(calls, []);
  });

  it('begins once, when there is something to watch', async () => {
    const watcher = watching(editorJob());
    await watcher.takeUp();
    await watcher.reserve('job-2');
    assert.deepEqual(calls, ['made', 'start', 'takeUp', 'reserve']);
    assert.equal(watcher.watches('job-1'), true);
  });

  it('starts nothing in a window that was closed while it loaded', async () => {
    const watcher = watching(editorJob());
    const begun = watcher.takeUp();
    watcher.dispose();
    await begun;
    assert.ok(!calls.includes('start'));
    assert.ok(calls.includes('dispose'));
  });
});
