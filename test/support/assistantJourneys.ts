import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openKeyring } from '../../src/service/keys/keyring.ts';
import { Assistant } from './assistant.ts';
import { readPptx } from './readPptx.ts';
import { newFolder, TestService } from './runningService.ts';
import { scripted } from './scriptedWriter.ts';
import { formOf, post } from './uploading.ts';

export interface Way {
  readonly name: string;
  /** Whether this way can put a question to the person. */
  readonly asksPerson: boolean;
  /** Connects an assistant to the tools of a service, with a key. */
  readonly connect: (service: TestService, key: string, assistant: Assistant) => Promise<void>;
}

const names = [
  'check_deck',
  'create_presentation',
  'create_upload_target',
  'export_presentation',
  'generate_presentation',
  'get_deck_guide',
  'get_generation_status',
  'get_presentation',
  'get_templates',
  'send_followup_message',
  'show_slide',
  'update_slides',
];

/** What every assistant can do, whichever way it comes in. */
export const assistantJourneys = ({ name, asksPerson, connect }: Way): void => {
  describe(`an assistant ${name}`, () => {
    let service: TestService;
    let assistant: Assistant;
    let gates: string;

    const open = async (options: { key?: string; assistant?: Assistant } = {}) => {
      const opened = options.assistant ?? new Assistant();
      await connect(service, options.key ?? service.key, opened);
      return opened;
    };

    before(async () => {
      service = await TestService.start();
      gates = await newFolder();
      assistant = await open();
    });
    after(async () => {
      await assistant.client.close();
      await service.close();
      await rm(gates, { recursive: true, force: true });
    });

    const generate = async (script: Parameters<typeof scripted>[0], options: Record<string, unknown> = {}) =>
      (await assistant.call('generate_presentation', { prompt: scripted(script), ...options })).data
        .generation_id as string;
    const status = (generation_id: string) => assistant.call('get_generation_status', { generation_id });

    it('finds every tool', async () => {
      const { tools } = await assistant.client.listTools();
      assert.deepEqual(tools.map((tool) => tool.name).sort(), names);
    });

    it('makes a presentation and reads it', async () => {
      const { data } = await status(
        await generate({ sections: [2, 1], tokens: 5 }, { non_interactive: true }),
      );
      assert.equal(data.status, 'completed');
      assert.equal(data.presentation.slide_count, 3);
      assert.equal((await fetch(data.presentation.url)).status, 200);
      const { id } = data.presentation;
      const read = await assistant.call('get_presentation', { presentation_id: id });
      assert.deepEqual(
        read.data.sections.map(({ slides }: { slides: unknown[] }) => slides.length),
        [2, 1],
      );
    });

    it('gives a presentation as a file to download', async () => {
      const made = await status(await generate({ sections: [2] }, { non_interactive: true }));
      const { id: presentation_id } = made.data.presentation;
      const { data } = await assistant.call('export_presentation', { presentation_id, slides: '1' });
      const reply = await fetch(data.url);
      assert.equal(reply.status, 200);
      assert.equal(readPptx(await reply.bytes()).slides.length, 1);
      const pdf = await assistant.call('export_presentation', { presentation_id, format: 'pdf' });
      assert.match(pdf.text, /name a path/);
    });

    it('follows a template, and makes a presentation of one at once', async () => {
      const { data } = await assistant.call('get_templates');
      const { id, sections } = data.templates[0];
      const chosen = { template_id: id, selected_section_ids: [sections[1].id] };
      const made = await status(await generate({ sections: [1] }, { ...chosen, non_interactive: true }));
      assert.equal(made.data.status, 'completed');
      const { template } = JSON.parse(made.data.presentation.notices[0]);
      assert.deepEqual(template, { id, selectedSectionIds: [sections[1].id] });
      const created = await assistant.call('create_presentation', chosen);
      assert.deepEqual(
        created.data.sections.map(({ title }: { title: string }) => title),
        [sections[1].title],
      );
      const unknown = await assistant.call('create_presentation', { template_id: 'none' });
      assert.equal(unknown.failed, true);
      assert.match(unknown.text, /^TEMPLATE_NOT_FOUND: .*get_templates/);
    });

    it('uploads a file and has a presentation made of it', async () => {
      const text = '# Numbers\n\n12 %';
      const file = { file_name: 'numbers.md', content_type: 'text/markdown' };
      const { data } = await assistant.call('create_upload_target', {
        ...file,
        declared_file_size: Buffer.byteLength(text),
      });
      assert.equal((await post(data, formOf(data.fields, new Blob([text])))).status, 204);
      const attachments = [
        { id: 'a', url: data.download_url, file_name: file.file_name, type: file.content_type },
      ];
      const made = await status(await generate({ sections: [1] }, { attachments, non_interactive: true }));
      const { sources } = JSON.parse(made.data.presentation.notices[0]);
      assert(sources.some((source: { text: string }) => source.text === text));
      const refused = await assistant.call('create_upload_target', {
        file_name: 'virus.exe',
        content_type: 'application/x-msdownload',
        declared_file_size: 1,
      });
      assert.equal(refused.failed, true);
      assert.match(refused.text, /^FILE_UPLOAD_ERROR: /);
    });

    it('answers two questions', async () => {
      const generation_id = await generate({ sections: [1], questions: ['Who?', 'How long?'] });
      for (const question of ['Who?', 'How long?']) {
        const { data, text } = await status(generation_id);
        assert.deepEqual([data.status, data.message], ['awaiting_input', question]);
        assert.match(text, /send_followup_message/);
        const content = `to ${question}`;
        await assistant.call('send_followup_message', { generation_id, content });
      }
      const { data } = await status(generation_id);
      const { exchanges } = JSON.parse(data.presentation.notices[0]);
      assert.deepEqual(
        exchanges.map(({ answer }: { answer: string }) => answer),
        ['to Who?', 'to How long?'],
      );
      const late = await assistant.call('send_followup_message', { generation_id, content: 'x' });
      assert.match(late.text, /^NOT_AWAITING_INPUT: .*get_generation_status/);
    });

    it(asksPerson ? 'has the person answer directly' : 'gets the question, though it could ask', async () => {
      const person = new Assistant({ capabilities: { elicitation: { form: {} } } });
      person.answersWith((question) => `${question} The board.`);
      await open({ assistant: person });
      const generation_id = await generate({ sections: [1], questions: ['Who?'] });
      const asked = await person.call('get_generation_status', { generation_id });
      assert.equal(asked.data.status, asksPerson ? 'generating' : 'awaiting_input');
      if (asksPerson) {
        const { data } = await person.call('get_generation_status', { generation_id });
        const { exchanges } = JSON.parse(data.presentation.notices[0]);
        assert.equal(exchanges[0].answer, 'Who? The board.');
      }
      await person.client.close();
    });

    it('hears why a generation failed', async () => {
      const { data, failed } = await status(await generate({ sections: [], unusable: 'It is empty.' }));
      assert.deepEqual([failed, data.status, data.error], [false, 'failed', 'It is empty.']);
    });

    it('sees how far it is while a call is held', async () => {
      const folder = join(gates, 'progress');
      await mkdir(folder);
      await writeFile(join(folder, 'plan'), '');
      const generation_id = await generate({ sections: [1, 1], gates: folder }, { non_interactive: true });
      const told: number[] = [];
      const result = await assistant.client.callTool(
        { name: 'get_generation_status', arguments: { generation_id } },
        {
          onprogress: async ({ progress, total }) => {
            told.push(progress);
            if (total === undefined) return;
            assert.equal(total, 3);
            await writeFile(join(folder, `write ${progress - 1}`), '');
          },
        },
      );
      assert.equal((result.structuredContent as { status: string }).status, 'completed');
      assert.deepEqual(told.slice(-2), [1, 2]);
    });

    it('is told plainly when its key is revoked in the middle of a held call', async () => {
      const folder = join(gates, 'revoked');
      await mkdir(folder);
      const keyring = await openKeyring(service.dataFolder);
      const created = await keyring.create({ workspace: 'acme' });
      assert('key' in created);
      const { id, key } = created;
      const holder = await open({ key });
      const generation_id = await generate({ sections: [1], gates: folder }, { non_interactive: true });
      const held = holder.client.callTool(
        { name: 'get_generation_status', arguments: { generation_id } },
        {
          onprogress: async () => {
            await keyring.revoke(id);
            await keyring.close();
          },
        },
      );
      const { isError, content } = await held;
      assert.equal(isError, true);
      assert.match(JSON.stringify(content), /API_KEY_REVOKED: .* Ask the person/);
      assert(!JSON.stringify(content).includes(key));
      await holder.client.close();
      await writeFile(join(folder, 'plan'), '');
      await writeFile(join(folder, 'write 0'), '');
    });

    it('may go away while a call is held: the generation goes on', async () => {
      const folder = join(gates, 'dropped');
      await mkdir(folder);
      const leaver = await open();
      const generation_id = await generate({ sections: [1], gates: folder }, { non_interactive: true });
      const held = leaver.client.callTool(
        { name: 'get_generation_status', arguments: { generation_id } },
        { onprogress: () => void leaver.client.close() },
      );
      await assert.rejects(held);
      await writeFile(join(folder, 'plan'), '');
      await writeFile(join(folder, 'write 0'), '');
      assert.equal((await status(generation_id)).data.status, 'completed');
    });

    it('has never been told its key', () => {
      assert(assistant.heard.length > 1_000);
      assert(!assistant.heard.includes(service.key));
    });

    it('never sees what another workspace makes', async () => {
      const stranger = await open({ key: await service.newKey('rival') });
      const generation_id = await generate({ sections: [1] }, { non_interactive: true });
      const { failed, text } = await stranger.call('get_generation_status', { generation_id });
      assert.equal(failed, true);
      assert.match(text, /^INSUFFICIENT_PRIVILEGES: /);
      await stranger.client.close();
    });
  });
};
