import assert from 'node:assert/strict';
import { StartGeneration } from '../../../../src/api/generation.ts';
import { buildRequest } from '../../../../src/editor/request/buildRequest.ts';
import { editorJob } from '../../../support/editorJobs.ts';

const { choices } = editorJob();
const attachment = { id: 'file-1', url: 'http://x/f', file_name: 'a.png', type: 'image/png' };

describe('buildRequest', () => {
  it('lets the service ask, and sends none of what it would then ignore', () => {
    const request = buildRequest(
      '# Notes',
      { ...choices, narrative: 'Pitch', language: 'de' },
      [],
      'fr',
      false,
    );
    assert.deepEqual(request, { prompt: '# Notes', non_interactive: false });
  });

  it('sends the four options with questions too, to a service that heeds them', () => {
    const request = buildRequest('# Notes', { ...choices, narrative: 'Pitch' }, [], undefined, true);
    assert.equal(request.non_interactive, false);
    assert.equal(request.narrative_type, 'Pitch');
  });

  it('sends the four options where they count', () => {
    const alone = { ...choices, askQuestions: false, narrative: 'Pitch', sectionCount: 5 } as const;
    assert.deepEqual(buildRequest('# Notes', alone, [], 'fr', false), {
      prompt: '# Notes',
      non_interactive: true,
      narrative_type: 'Pitch',
      rewrite_style: 'Subtle',
      section_count: 5,
      language: 'fr',
    });
    assert.equal(buildRequest('# Notes', { ...alone, language: 'de' }, [], 'fr', false).language, 'de');
    assert.ok(!('language' in buildRequest('# Notes', alone, [], undefined, false)));
  });

  it('names the template and its ticked sections', () => {
    const template = { id: 'pitch', name: 'Pitch', sectionIds: ['ask'] };
    const request = buildRequest('# Notes', { ...choices, template, askQuestions: false }, [], 'fr', false);
    assert.deepEqual(request, {
      prompt: '# Notes',
      template_id: 'pitch',
      selected_section_ids: ['ask'],
      non_interactive: true,
    });
  });

  it('is what the service takes', () => {
    for (const askQuestions of [true, false]) {
      const request = buildRequest('# Notes', { ...choices, askQuestions }, [attachment], 'ja', false);
      assert.deepEqual(StartGeneration.parse(request).attachments, [attachment]);
    }
  });
});
