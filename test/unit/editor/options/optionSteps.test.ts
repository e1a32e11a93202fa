import assert from 'node:assert/strict';
import { stepsFor } from '../../../../src/editor/options/optionSteps.ts';
import { editorJob } from '../../../support/editorJobs.ts';

const { choices } = editorJob();

/** What a service can that has the API alone. */
const reference = { hasThemes: false, withQuestions: false };

describe('stepsFor', () => {
  it('asks for nothing that a service would ignore', () => {
    assert.deepEqual(stepsFor(choices, reference), ['flow', 'questions']);
    assert.deepEqual(
      stepsFor({ ...choices, template: { id: 'pitch', name: 'Pitch' }, askQuestions: false }, reference),
      ['flow', 'sections', 'questions'],
    );
  });

  it('asks for the four options without questions and template', () => {
    assert.deepEqual(stepsFor({ ...choices, askQuestions: false }, reference), [
      'flow',
      'questions',
      'narrative',
      'rewriteStyle',
      'sectionCount',
      'language',
    ]);
  });

  it('asks for them with questions too where the service heeds them then', () => {
    const steps = stepsFor(choices, { ...reference, withQuestions: true });
    assert.equal(steps.length, 6);
  });

  it('asks for a theme where the service has themes', () => {
    assert.deepEqual(stepsFor(choices, { ...reference, hasThemes: true }), ['flow', 'questions', 'theme']);
  });
});
