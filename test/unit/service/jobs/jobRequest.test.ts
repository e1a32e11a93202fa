import assert from 'node:assert/strict';
import { StartGeneration, type StartGenerationInput } from '../../../../src/api/generation.ts';
import {
  briefOf,
  type StoredAnswer,
  type StoredAttachment,
  storedAttachment,
} from '../../../../src/service/jobs/jobRequest.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';

const file = (id: string): StoredAttachment =>
  storedAttachment({ id, url: 'http://x/', file_name: `${id}.md`, type: 'text/markdown' }, `uploads/${id}`);

function brief(
  { optionsCount, ...input }: Partial<StartGenerationInput> & { readonly optionsCount?: true },
  attachments: readonly StoredAttachment[] = [],
  answers: readonly StoredAnswer[] = [],
) {
  const request = { ...StartGeneration.parse({ prompt: 'Text', ...input }), attachments, optionsCount };
  const row = { id: 'gen_1', request: JSON.stringify(request), exchanges: JSON.stringify(answers) };
  return briefOf(row as JobRow, (key) => `/data/${key}`);
}

const options = {
  narrative_type: 'Pitch',
  rewrite_style: 'Strong',
  section_count: 4,
  language: 'de',
} as const;
const defaults = { narrative: 'Auto', rewriteStyle: 'Subtle', sectionCount: 'auto' };

describe('briefOf', () => {
  it('honors the four options for non-interactive Standalone jobs only', () => {
    assert.deepEqual(brief({ ...options, non_interactive: true }), {
      id: 'gen_1',
      prompt: 'Text',
      sources: [],
      interactive: false,
      narrative: 'Pitch',
      rewriteStyle: 'Strong',
      sectionCount: 4,
      language: 'de',
      exchanges: [],
    });
    const ignored = { id: 'gen_1', prompt: 'Text', sources: [], exchanges: [], ...defaults };
    assert.deepEqual(brief(options), { ...ignored, interactive: true });
    assert.deepEqual(brief({ ...options, non_interactive: true, template_id: 'pitch' }), {
      ...ignored,
      interactive: false,
      template: { id: 'pitch' },
    });
  });

  it('honors them with questions too where the caller asked for it', () => {
    const asked = brief({ ...options, optionsCount: true });
    assert.equal(asked.interactive, true);
    assert.equal(asked.narrative, 'Pitch');
    assert.equal(brief({ ...options, optionsCount: true, template_id: 'pitch' }).narrative, 'Auto');
  });

  it('passes the chosen sections of a template on, and ignores them without one', () => {
    const selected_section_ids = ['ask', 'team'];
    assert.deepEqual(brief({ template_id: 'pitch', selected_section_ids }).template, {
      id: 'pitch',
      selectedSectionIds: ['ask', 'team'],
    });
    assert.equal(brief({ selected_section_ids }).template, undefined);
  });

  it('names the files of request and answers, each by an id of its own', () => {
    const question = { about: 'audience', text: 'Who listens?' };
    const { sources, exchanges } = brief(
      {},
      [file('a'), file('prompt'), file('a')],
      [{ question, answer: 'The board.', attachments: [file('a'), file('b')] }],
    );
    assert.deepEqual(sources, [
      { id: 'a', fileName: 'a.md', type: 'text/markdown', path: '/data/uploads/a' },
      { id: 'prompt-2', fileName: 'prompt.md', type: 'text/markdown', path: '/data/uploads/prompt' },
      { id: 'a-2', fileName: 'a.md', type: 'text/markdown', path: '/data/uploads/a' },
    ]);
    assert.deepEqual(
      exchanges.map(({ question: asked, answer, sources: sent }) => [
        asked,
        answer,
        sent.map(({ id }) => id),
      ]),
      [[question, 'The board.', ['a-3', 'b']]],
    );
  });
});
