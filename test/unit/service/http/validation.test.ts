import assert from 'node:assert/strict';
import { StartGeneration } from '../../../../src/api/generation.ts';
import { RenamePresentation } from '../../../../src/api/presentation.ts';
import { CreateUploadTarget } from '../../../../src/api/upload.ts';
import { Failure } from '../../../../src/service/http/failure.ts';
import { validate } from '../../../../src/service/http/validation.ts';

type Schema = Parameters<typeof validate>[0];

const complaints = (schema: Schema, value: unknown): string => {
  const result = validate(schema, value);
  assert.ok(result instanceof Failure, 'was accepted');
  assert.equal(result.code, 'BAD_REQUEST');
  assert.ok(result.details?.length);
  return result.message;
};
const start = (fields: object) => complaints(StartGeneration, { prompt: 'x', ...fields });
const attachment = { id: 'a', url: 'http://x/', file_name: 'a.md', type: 'text/markdown' };

describe('validate', () => {
  it('passes what fits on, with defaults and without unknown fields', () => {
    assert.deepEqual(validate(RenamePresentation, { title: 'New' }), { title: 'New' });
    assert.deepEqual(validate(StartGeneration, { prompt: 'x', unknown: 1 }), {
      prompt: 'x',
      non_interactive: false,
      narrative_type: 'Auto',
      rewrite_style: 'Subtle',
      section_count: 'auto',
      language: 'us',
    });
  });

  it('names the field and says what it must be', () => {
    assert.equal(complaints(StartGeneration, {}), 'prompt is required');
    assert.equal(start({ prompt: null }), 'prompt must be a string');
    assert.equal(start({ prompt: ' \n' }), 'prompt must not be blank');
    assert.equal(start({ prompt: 'x'.repeat(400_001) }), 'prompt must have at most 400,000 characters');
    assert.equal(start({ template_id: '' }), 'template_id must not be empty');
    assert.equal(start({ non_interactive: 'yes' }), 'non_interactive must be true or false');
    assert.equal(start({ rewrite_style: 'Loud' }), 'rewrite_style must be "Strong", "Subtle" or "Preserve"');
    assert.equal(start({ selected_section_ids: 'a' }), 'selected_section_ids must be an array');
    assert.equal(start({ attachments: [{ ...attachment, url: 3 }] }), 'attachments[0].url must be a string');
    assert.equal(
      start({ attachments: Array(21).fill(attachment) }),
      'attachments must have at most 20 entries',
    );
    assert.equal(
      complaints(CreateUploadTarget, {
        file_name: 'a.md',
        content_type: 'text/markdown',
        declared_file_size: -1,
      }),
      'declared_file_size must be at least 0',
    );
    assert.equal(complaints(StartGeneration, []), 'The body must be an object');
  });

  it('says what a value of several kinds may be', () => {
    assert.equal(start({ section_count: 'many' }), 'section_count must be "auto" or a number');
    assert.equal(start({ section_count: 51 }), 'section_count must be at most 50');
    assert.match(start({ section_count: 1.5 }), /^section_count must be .*whole number$/);
  });

  it('tells of every field that is wrong, up to ten', () => {
    const result = validate(StartGeneration, { prompt: '', language: 'xx', section_count: 0 });
    assert.ok(result instanceof Failure);
    assert.deepEqual(
      result.details?.map(({ path }) => path),
      ['prompt', 'section_count', 'language'],
    );
    assert.equal(result.message.split('; ').length, 3);
    const many = validate(StartGeneration, { prompt: 'x', selected_section_ids: Array(50).fill(1) });
    assert.ok(many instanceof Failure);
    assert.equal(many.details?.length, 10);
  });

  it('refuses fields that cannot be changed, by name', () => {
    const sections = complaints(RenamePresentation, { title: 'New', sections: [] });
    assert.equal(sections, 'sections cannot be changed');
    const long = validate(RenamePresentation, { title: 'New', ['x'.repeat(5_000)]: 1 });
    assert.ok(long instanceof Failure && long.message.length < 200);
  });
});
