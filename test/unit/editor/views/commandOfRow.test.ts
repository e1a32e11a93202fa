import assert from 'node:assert/strict';
import { commandIds } from '../../../../src/editor/ids.ts';
import { commandOfRow } from '../../../../src/editor/views/commandOfRow.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

describe('A click on a row', () => {
  it('opens a deck, and any version of it', () => {
    const job = editorJob({ state: completedState() });
    for (const kind of ['job', 'version'] as const)
      assert.equal(commandOfRow({ kind, job }), commandIds.openPresentation);
  });

  it('asks the question that waits', () => {
    const job = editorJob({ state: { kind: 'awaiting', question: 'Who?' } });
    assert.equal(commandOfRow({ kind: 'job', job }), commandIds.answerQuestion);
  });

  it('does nothing where there is nothing to open yet, nor on a group', () => {
    assert.equal(commandOfRow({ kind: 'job', job: editorJob() }), undefined);
    assert.equal(commandOfRow({ kind: 'group', name: 'recent' }), undefined);
  });
});
