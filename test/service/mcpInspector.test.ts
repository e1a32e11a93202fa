import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newFolder, TestService } from '../support/runningService.ts';
import { scripted } from '../support/scriptedWriter.ts';
import { upload } from '../support/uploading.ts';

const run = promisify(execFile);
const inspector = fileURLToPath(
  import.meta.resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js'),
);

/** The MCP Inspector by its command line, which finds fault with what a program might stumble over. */
describe('the MCP Inspector', function () {
  // It is a program of its own for each call, which takes a second beside nothing else.
  this.timeout(60_000);
  let service: TestService;
  let home: string;
  before(async () => {
    service = await TestService.start();
    home = await newFolder();
  });
  after(async () => {
    await service.close();
    await rm(home, { recursive: true, force: true });
  });

  const ways: [string, () => string[]][] = [
    [
      'over standard input and output',
      () => [
        ...['-e', `DECKWRIGHT_API_KEY=${service.key}`],
        ...[process.execPath, 'dist/deckwright.js', 'mcp', '--base-url', service.baseUrl],
      ],
    ],
    [
      'over HTTP',
      () => ['--server-url', `${service.origin}/mcp`, '--header', `Authorization: Bearer ${service.key}`],
    ],
  ];

  for (const [name, target] of ways) {
    describe(name, () => {
      /** Everything it says beside the result would be a warning. */
      const inspect = async (...argv: readonly string[]) => {
        const { stdout, stderr } = await run(process.execPath, [inspector, '--cli', ...target(), ...argv], {
          env: { PATH: process.env.PATH, HOME: home },
        });
        assert.equal(stderr, '');
        return JSON.parse(stdout);
      };
      const call = async (tool: string, given: Record<string, unknown>) => {
        const { structuredContent, isError } = await inspect(
          ...['--method', 'tools/call', '--tool-name', tool],
          ...['--tool-args-json', JSON.stringify(given)],
        );
        assert.notEqual(isError, true, tool);
        return structuredContent;
      };

      for (const era of ['legacy', 'modern']) {
        it(`lists every tool without a warning, ${era}`, async () => {
          const { tools } = await inspect('--method', 'tools/list', '--strict', '--protocol-era', era);
          assert.equal(tools.length, 12);
        });
      }

      it('calls every tool without a warning', async () => {
        const { templates } = await call('get_templates', {});
        const { id } = await call('create_presentation', { template_id: templates[0].id });
        assert.equal((await call('get_presentation', { presentation_id: id })).id, id);
        const bytes = new Uint8Array(Buffer.from('# Numbers'));
        const { download_url: url } = await upload(service, { bytes });
        const file = { file_name: 'numbers.md', content_type: 'text/markdown' };
        assert((await call('create_upload_target', { ...file, declared_file_size: 9 })).download_url);
        const { generation_id } = await call('generate_presentation', {
          prompt: scripted({ sections: [1], questions: ['Who?'] }),
          attachments: [{ id: 'a', url, file_name: file.file_name, type: file.content_type }],
        });
        const asked = await call('get_generation_status', { generation_id });
        assert.equal(asked.message, 'Who?');
        await call('send_followup_message', { generation_id, content: 'The board.' });
        const made = await call('get_generation_status', { generation_id });
        assert.equal(made.status, 'completed');
      });
    });
  }
});
