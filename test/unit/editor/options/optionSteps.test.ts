import assert from 'node:assert/strict';
import { stepsFor } from '../../../../src/editor/options/optionSteps.ts';
import { editorJob } from '../../../support/editorJobs.ts';

const { choices } = editorJob();

describe('stepsFor', () => {
  it('asks for nothing that a service would ignore', () => {
    assert.deepEqual(stepsFor(choices, false), ['flow', 'questions']);
    assert.deepEqual(
      stepsFor({ ...choices, template: { id: 'pitch', name: 'Pitch' }, askQuestions: false }, false),
      ['flow', 'sections', 'questions'],
    );
  });

  it('asks for the four options without questions and template', () => {
    assert.deepEqual(stepsFor({ ...choices, askQuestions: false }, false), [
      'flow',
      'questions',
      'narrative',
      'rewriteStyle',
      'sectionCount',
      'language',
    ]);
  });

  it('asks for a theme where the service has themes', () => {
    assert.deepEqual(stepsFor(choices, true), ['flow', 'questions', 'theme']);
  });
});
