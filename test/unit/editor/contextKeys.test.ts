import assert from 'node:assert/strict';
import { contextValues } from '../../../src/editor/contextKeys.ts';
import { contextKeys } from '../../../src/editor/ids.ts';
import { completedState, editorJob } from '../../support/editorJobs.ts';

const nothing = {
  jobs: [],
  isHosted: false,
  hasKey: false,
  thisWorkspaceOnly: false,
  hasAnswered: false,
  sortedByTitle: false,
  isLive: false,
};

describe('contextValues', () => {
  it('says of nothing that it is nothing', () => {
    const values = contextValues(nothing);
    assert.equal(values[contextKeys.listed], false);
    assert.equal(values[contextKeys.waiting], false);
    assert.deepEqual(values[contextKeys.answerDocuments], []);
  });

  it('counts a question as running and waiting', () => {
    const values = contextValues({
      ...nothing,
      jobs: [editorJob({ state: { kind: 'awaiting', question: 'Who?' } })],
    });
    assert.equal(values[contextKeys.waiting], true);
    assert.equal(values[contextKeys.running], true);
    assert.equal(values[contextKeys.completed], false);
  });

  it('tells a completed deck', () => {
    const values = contextValues({ ...nothing, jobs: [editorJob({ state: completedState() })] });
    assert.equal(values[contextKeys.completed], true);
    assert.equal(values[contextKeys.running], false);
  });

  it('wants a key only for a hosted service without one', () => {
    assert.equal(contextValues(nothing)[contextKeys.needsKey], false);
    assert.equal(contextValues({ ...nothing, isHosted: true })[contextKeys.needsKey], true);
    assert.equal(contextValues({ ...nothing, isHosted: true, hasKey: true })[contextKeys.needsKey], false);
  });
});
