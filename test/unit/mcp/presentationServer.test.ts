import assert from 'node:assert/strict';
import { GenerationStarted } from '../../../src/api/generation.ts';
import { TemplateList } from '../../../src/api/template.ts';
import { UploadTarget } from '../../../src/api/upload.ts';
import type { MadeByAssistant } from '../../../src/client/madeRecord.ts';
import { withScriptedService } from '../../support/assistant.ts';
import {
  connectionError,
  presentation,
  refusal,
  replyTo,
  ScriptedService,
  started,
} from '../../support/scriptedService.ts';

const names = [
  'generate_presentation',
  'get_generation_status',
  'send_followup_message',
  'create_upload_target',
  'get_templates',
  'get_presentation',
  'create_presentation',
  'export_presentation',
  'get_deck_guide',
  'check_deck',
  'show_slide',
  'update_slides',
];

/** Nothing is sent or kept by them. */
const ofText = new Set(['check_deck', 'show_slide', 'update_slides']);
const onlyReads = (name: string): boolean => name.startsWith('get_') || ofText.has(name);

const [templates] = TemplateList.meta()!.examples as [TemplateList];
const [target] = UploadTarget.meta()!.examples as [UploadTarget];
const attachment = { id: 'a', url: target.download_url, file_name: 'numbers.md', type: 'text/markdown' };

describe('presentationServer', () => {
  it('lists the tools of the protocol, each whole and described', async () => {
    const { client } = await withScriptedService(new ScriptedService());
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      names,
    );
    for (const { name, title, description, inputSchema, outputSchema } of tools) {
      assert(title && description, name);
      assert.equal(inputSchema.type, 'object', name);
      assert.equal(outputSchema?.type, 'object', name);
      assert.doesNotMatch(JSON.stringify([inputSchema, outputSchema]), /\$ref|\$defs/, name);
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {})) {
        assert((schema as { description?: string }).description, `${name}.${field}`);
      }
    }
    const inputs = Object.fromEntries(
      tools.map(({ name, inputSchema }) => [
        name,
        [Object.keys(inputSchema.properties ?? {}), inputSchema.required ?? []],
      ]),
    );
    assert.deepEqual(inputs, {
      generate_presentation: [
        [
          'prompt',
          'template_id',
          'selected_section_ids',
          'attachments',
          'non_interactive',
          'narrative_type',
          'rewrite_style',
          'section_count',
          'language',
        ],
        ['prompt'],
      ],
      get_generation_status: [['generation_id', 'wait_seconds'], ['generation_id']],
      send_followup_message: [
        ['generation_id', 'content', 'attachments'],
        ['generation_id', 'content'],
      ],
      create_upload_target: [
        ['file_name', 'content_type', 'declared_file_size'],
        ['file_name', 'content_type', 'declared_file_size'],
      ],
      get_templates: [[], []],
      get_presentation: [['presentation_id'], ['presentation_id']],
      create_presentation: [['template_id', 'selected_section_ids'], ['template_id']],
      export_presentation: [
        ['presentation_id', 'format', 'path', 'theme', 'fonts', 'slides'],
        ['presentation_id'],
      ],
      get_deck_guide: [[], []],
      check_deck: [['text'], ['text']],
      show_slide: [
        ['text', 'slide'],
        ['text', 'slide'],
      ],
      update_slides: [
        ['text', 'changes'],
        ['text', 'changes'],
      ],
    });
  });

  it('says which tools only read, and that none destroys', async () => {
    const { client } = await withScriptedService(new ScriptedService());
    const { tools } = await client.listTools();
    for (const { name, annotations } of tools) {
      assert.equal(annotations?.readOnlyHint, onlyReads(name), name);
      assert.equal(annotations?.idempotentHint, onlyReads(name), name);
      if (!onlyReads(name)) assert.equal(annotations?.destructiveHint, false, name);
    }
  });

  it('introduces itself', async () => {
    const { client } = await withScriptedService(new ScriptedService());
    assert.deepEqual(client.getServerVersion(), {
      name: 'deckwright',
      title: 'Deckwright',
      version: '1.2.3',
    });
    for (const name of names.slice(0, 4)) assert(client.getInstructions()?.includes(name), name);
  });

  it('starts a generation with all that is asked for, and tells of it', async () => {
    const service = new ScriptedService(replyTo('startGeneration', started));
    const made: MadeByAssistant[] = [];
    const assistant = await withScriptedService(service, { made });
    const given = {
      prompt: '# Q3',
      attachments: [attachment],
      non_interactive: true,
      narrative_type: 'Pitch',
      section_count: 3,
      language: 'de',
    };
    const { data, text } = await assistant.call('generate_presentation', given);
    assert.deepEqual(data, { generation_id: 'gen_1', status: 'generating' });
    GenerationStarted.pick({ generation_id: true, status: true }).parse(data);
    assert.match(text, /get_generation_status/);
    assert.deepEqual(service.recorded[0]?.body, given);
    const { attachments: _uploaded, ...request } = given;
    assert.deepEqual(made, [{ kind: 'generation', generationId: 'gen_1', request }]);
  });

  it('sends an answer as it is', async () => {
    const service = new ScriptedService(replyTo('replyToQuestion', { status: 'generating' }));
    const assistant = await withScriptedService(service);
    const body = { content: '  The board.\n', attachments: [attachment] };
    const { data } = await assistant.call('send_followup_message', { generation_id: 'gen_1', ...body });
    assert.deepEqual(data, { generation_id: 'gen_1', status: 'generating' });
    assert.deepEqual(service.recorded[0]?.body, body);
  });

  it('answers where to upload, and how', async () => {
    const service = new ScriptedService(replyTo('createUploadTarget', target));
    const assistant = await withScriptedService(service);
    const body = { file_name: 'numbers.md', content_type: 'text/markdown', declared_file_size: 2 };
    const { data, text } = await assistant.call('create_upload_target', body);
    assert.deepEqual(data, target);
    assert.match(text, /"file"[\s\S]*Authorization[\s\S]*"numbers\.md"/);
  });

  it('lists templates, and a presentation whole', async () => {
    const service = new ScriptedService(
      replyTo('listTemplates', templates),
      replyTo('getPresentation', presentation),
    );
    const assistant = await withScriptedService(service);
    const withoutPreviews = templates.templates.map(({ preview_url: _none, ...template }) => template);
    assert.deepEqual((await assistant.call('get_templates')).data, { templates: withoutPreviews });
    const { data } = await assistant.call('get_presentation', { presentation_id: 'pres_1' });
    const { id, title, url, sections } = presentation;
    assert.deepEqual(data, { id, title, url, slide_count: 2, sections });
  });

  it('makes a presentation of a template, tells of it, and says how it is viewed', async () => {
    const made: MadeByAssistant[] = [];
    const assistant = await withScriptedService(
      new ScriptedService(replyTo('createPresentation', presentation)),
      { made, guidance: { renewKey: '', viewing: (id) => `Type show ${id}.` } },
    );
    const { data, text } = await assistant.call('create_presentation', { template_id: 'pitch' });
    assert.equal(data.id, 'pres_1');
    assert.equal(text, 'Type show pres_1.');
    assert.deepEqual(
      made.map((one) => one.kind === 'presentation' && [one.id, one.templateId, one.slideCount]),
      [['pres_1', 'pitch', 2]],
    );
  });

  it('reads a service that says less than the protocol, under other names', async () => {
    const bare = { id: 'pres_2', share_url: 'https://decks.example.com/p/x', sections: 'none' };
    const service = new ScriptedService({ status: 200, text: JSON.stringify(bare) });
    const assistant = await withScriptedService(service);
    const { data } = await assistant.call('get_presentation', { presentation_id: 'pres_2' });
    assert.deepEqual(data, { id: 'pres_2', title: '', url: bare.share_url });
  });

  describe('what fails', () => {
    const failures: [string, ConstructorParameters<typeof ScriptedService>, RegExp][] = [
      [
        'a revoked key',
        [refusal('API_KEY_REVOKED', 'This API key was revoked.')],
        /^API_KEY_REVOKED: The API key has been revoked\. Ask the person for a new key\.$/,
      ],
      [
        'a limit',
        [refusal('PRICING_DOCUMENT_LIMIT_REACHED', 'No more this month.')],
        /No more this month\. Nothing was started\. Tell the person/,
      ],
      ['an unknown template', [refusal('TEMPLATE_NOT_FOUND', 'No template "x".')], /Call get_templates/],
      ['something wrong', [refusal('BAD_REQUEST', 'prompt must not be blank')], /Correct the arguments/],
      ['a lost connection', [connectionError('UND_ERR_SOCKET')], /was lost\. The service may have taken/],
      ['a web page', [{ status: 200, text: '<html>' }], /web page .* check the base URL/i],
    ];
    for (const [what, script, expected] of failures) {
      it(`${what} is said with what helps, and nothing is recorded`, async () => {
        const made: MadeByAssistant[] = [];
        const assistant = await withScriptedService(new ScriptedService(...script), { made });
        const { failed, text, data } = await assistant.call('generate_presentation', { prompt: '# Q3' });
        assert.deepEqual([failed, data, made], [true, undefined, []]);
        assert.match(text, expected);
        assert(!text.includes('secret-key'));
      });
    }

    it('wrong arguments never reach the service', async () => {
      const service = new ScriptedService();
      const assistant = await withScriptedService(service);
      const wrong: [string, Record<string, unknown>, RegExp][] = [
        ['generate_presentation', { prompt: ' ' }, /prompt: must not be blank/],
        ['generate_presentation', { prompt: 'x'.repeat(1_000_000) }, /prompt: .*400000/],
        ['generate_presentation', { prompt: '# Q3', language: 'xx' }, /language/],
        ['get_generation_status', {}, /generation_id/],
        ['get_generation_status', { generation_id: 'gen_1', wait_seconds: 51 }, /wait_seconds/],
      ];
      for (const [name, given, expected] of wrong) {
        const { failed, text } = await assistant.call(name, given);
        assert.equal(failed, true);
        assert.match(text, expected);
        assert(text.length < 1_000);
      }
      assert.deepEqual(service.calls, []);
    });

    it('an unknown tool is an error of the protocol', async () => {
      const { client } = await withScriptedService(new ScriptedService());
      await assert.rejects(client.callTool({ name: 'delete_everything' }), /delete_everything not found/);
    });
  });
});
