import assert from 'node:assert/strict';
import { stepsFor } from '../../../../src/editor/options/optionSteps.ts';
import { editorJob } from '../../../support/editorJobs.ts';

const { choices } = editorJob();

describe('stepsFor', () => {
  it('asks for nothing that a service would ignore', () => {
    assert.deepEqual(stepsFor(choices), ['flow', 'questions']);
    assert.deepEqual(
      stepsFor({ ...choices, template: { id: 'pitch', name: 'Pitch' }, askQuestions: false }),
      ['flow', 'sections', 'questions'],
    );
  });

  it('asks for the four options without questions and template', () => {
    assert.deepEqual(stepsFor({ ...choices, askQuestions: false }), [
      'flow',
      'questions',
      'narrative',
      'rewriteStyle',
      'sectionCount',
      'language',
    ]);
  });
});
