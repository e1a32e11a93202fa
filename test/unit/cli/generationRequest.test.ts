import assert from 'node:assert/strict';
import { StartGeneration } from '../../../src/api/generation.ts';
import { type GenerateValues, ignoredOptions, requestOptions } from '../../../src/cli/generationRequest.ts';

const asked = (values: GenerateValues) => {
  const options = requestOptions(values);
  assert(!('problem' in options), JSON.stringify(options));
  return StartGeneration.parse({ prompt: '# A', ...options.value });
};

const problem = (values: GenerateValues) => {
  const options = requestOptions(values);
  return 'problem' in options ? options.problem : undefined;
};

describe('requestOptions', () => {
  it('asks for a job that never pauses, and leaves the rest to the service', () => {
    assert.deepEqual(requestOptions({}), {
      value: {
        narrative_type: undefined,
        rewrite_style: undefined,
        language: undefined,
        section_count: undefined,
        template_id: undefined,
        selected_section_ids: undefined,
        non_interactive: true,
      },
    });
  });

  it('takes every option, whatever its case', () => {
    const request = asked({ narrative: 'pitch', rewrite: 'PRESERVE', language: 'De', 'section-count': '4' });
    assert.deepEqual(
      [request.narrative_type, request.rewrite_style, request.language, request.section_count],
      ['Pitch', 'Preserve', 'de', 4],
    );
    assert.equal(asked({ 'section-count': 'Auto' }).section_count, 'auto');
  });

  it('takes a template and its sections', () => {
    const request = asked({ template: 'pitch', sections: 'problem, ask,', interactive: true });
    assert.deepEqual(
      [request.template_id, request.selected_section_ids, request.non_interactive],
      ['pitch', ['problem', 'ask'], false],
    );
  });

  it('names what is wrong', () => {
    assert.equal(
      problem({ rewrite: 'hard' }),
      '--rewrite must be one of Strong, Subtle, Preserve, not "hard".',
    );
    assert.match(problem({ language: 'en' }) ?? '', /^--language must be one of us, uk, .*, not "en"\.$/);
    assert.equal(
      problem({ 'section-count': '51' }),
      '--section-count must be a whole number from 1 to 50 or auto, not "51".',
    );
    assert.match(problem({ 'section-count': '0' }) ?? '', /from 1 to 50/);
    assert.match(problem({ narrative: '' }) ?? '', /^--narrative/);
    assert.match(problem({ sections: 'a' }) ?? '', /give --template too/);
  });
});

describe('ignoredOptions', () => {
  it('names the options that will not count', () => {
    const values = { narrative: 'Pitch', language: 'de' };
    assert.deepEqual(ignoredOptions(values), []);
    assert.deepEqual(ignoredOptions({ ...values, template: 'pitch' }), ['--narrative', '--language']);
    assert.deepEqual(ignoredOptions({ ...values, interactive: true }), ['--narrative', '--language']);
  });
});
