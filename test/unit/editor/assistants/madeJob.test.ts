import assert from 'node:assert/strict';
import type { MadeByAssistant } from '../../../../src/client/madeRecord.ts';
import { writeLabel } from '../../../../src/editor/assistants/label.ts';
import { madeJob } from '../../../../src/editor/assistants/madeJob.ts';
import { isJob } from '../../../../src/editor/jobs/job.ts';

const label = { service: '', home: 'h1', workspace: { uri: 'file:///notes', name: 'notes' } };
const record = (made: MadeByAssistant, labeled = writeLabel(label)) =>
  JSON.stringify({ label: labeled, made });
const started = (request: Extract<MadeByAssistant, { kind: 'generation' }>['request']) =>
  record({ kind: 'generation', generationId: 'gen_1', request });

describe('madeJob', () => {
  it('is a generation under way, with its prompt and its options', () => {
    const request = {
      prompt: '# Q3\n\nUp.',
      non_interactive: true,
      language: 'de',
      section_count: 3,
    } as const;
    const { job, text } = madeJob(started(request))!;
    assert.equal(text, request.prompt);
    assert.deepEqual(job, {
      ...label,
      id: 'assistant-gen_1',
      generationId: 'gen_1',
      title: '# Q3',
      origin: { kind: 'prompt' },
      choices: {
        askQuestions: false,
        narrative: 'Auto',
        rewriteStyle: 'Subtle',
        sectionCount: 3,
        language: 'de',
      },
      state: { kind: 'generating' },
      byAssistant: true,
    });
    assert(isJob({ ...job, createdAt: 1, updatedAt: 1 }));
  });

  it('keeps the template and whether there may be questions', () => {
    const { job } = madeJob(
      started({ prompt: 'x', template_id: 'pitch', selected_section_ids: ['problem'] }),
    )!;
    assert.equal(job.choices.askQuestions, true);
    assert.deepEqual(job.choices.template, { id: 'pitch', name: 'pitch', sectionIds: ['problem'] });
  });

  it('is a presentation that is there already', () => {
    const { job, text } = madeJob(
      record({
        kind: 'presentation',
        templateId: 'pitch',
        id: 'pres/1',
        title: 'Pitch',
        slideCount: 6,
        notices: [],
      }),
    )!;
    assert.equal(text, undefined);
    assert.equal(job.id, 'assistant-pres-1');
    assert.deepEqual(job.state, {
      kind: 'completed',
      presentationId: 'pres/1',
      url: undefined,
      slideCount: 6,
      notices: [],
    });
    assert(isJob({ ...job, createdAt: 1, updatedAt: 1 }));
  });

  it('is nothing where the record cannot be read', () => {
    const made = { kind: 'generation', generationId: 'gen_1', request: { prompt: 'x' } } as const;
    for (const text of ['', '{', 'null', '{}', record(made, ''), record(made, 'null'), record(made, '{}')]) {
      assert.equal(madeJob(text), undefined, text);
    }
  });
});
