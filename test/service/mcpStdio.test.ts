import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { VersionNegotiationMode } from '@modelcontextprotocol/client';
import { canvas } from '../../src/deck/canvas.ts';
import { Assistant } from '../support/assistant.ts';
import { assistantJourneys } from '../support/assistantJourneys.ts';
import { assistantProcess } from '../support/assistantProcess.ts';
import { runProcess } from '../support/commandProcess.ts';
import { readPptx } from '../support/readPptx.ts';
import { newFolder } from '../support/runningService.ts';

const eras: [string, VersionNegotiationMode][] = [
  ['2025-11-25', 'legacy'],
  ['2026-07-28', 'auto'],
];

describe('deckwright mcp', () => {
  for (const [era, mode] of eras) {
    assistantJourneys({
      name: `over standard input and output, by the protocol of ${era}`,
      asksPerson: true,
      connect: async (service, key, { client }) => {
        client.setVersionNegotiation({ mode });
        await client.connect(assistantProcess(['--base-url', service.baseUrl], { DECKWRIGHT_API_KEY: key }));
        assert.equal(client.getNegotiatedProtocolVersion(), era);
      },
    });
  }

  describe('with the built-in service', () => {
    let data = '';
    before(async () => {
      data = await newFolder();
    });
    after(() => rm(data, { recursive: true, force: true }));

    it('shows a slide of a deck file as a browser of this machine draws it', async function () {
      this.timeout(60_000);
      const assistant = new Assistant();
      await assistant.client.connect(assistantProcess(['--data', join(data, 'service')]));
      const text = '---\ncolors:\n  accent: "#00754a"\n---\n\n# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n';
      const [cover, list] = await Promise.all(
        [1, 2].map(async (slide) => (await assistant.call('show_slide', { text, slide })).pictures?.[0]),
      );
      const png = Buffer.from(list!, 'base64');
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [canvas.width, canvas.height]);
      assert.notEqual(cover, list);
      await assistant.client.close();
    });

    it('makes a presentation of a document, says how it is viewed later, and records it where asked to', async () => {
      const folder = join(data, 'made');
      const assistant = new Assistant();
      await assistant.client.connect(
        assistantProcess(['--data', join(data, 'service')], {
          DECKWRIGHT_RECORD_FOLDER: folder,
          DECKWRIGHT_RECORD_LABEL: 'window 1',
        }),
      );
      const prompt = await readFile('examples/quarterly-review.md', 'utf8');
      const started = await assistant.call('generate_presentation', { prompt, non_interactive: true });
      const { generation_id } = started.data;
      const { data: status, text } = await assistant.call('get_generation_status', { generation_id });
      assert.equal(status.status, 'completed');
      assert(status.presentation.slide_count > 3);
      assert(text.includes(`deckwright show ${status.presentation.id} --open`));
      assert.equal((await fetch(status.presentation.url)).status, 200);
      const { id: presentation_id } = status.presentation;
      const path = join(data, 'review.pptx');
      const { data: file } = await assistant.call('export_presentation', { presentation_id, path });
      assert.equal(file.path, path);
      assert.equal(readPptx(await readFile(path)).slides.length, status.presentation.slide_count);
      const [record] = await readdir(folder);
      assert.deepEqual(JSON.parse(await readFile(join(folder, record!), 'utf8')), {
        label: 'window 1',
        made: {
          kind: 'generation',
          generationId: generation_id,
          request: { prompt, non_interactive: true },
        },
      });
      await assistant.client.close();
      const shown = await runProcess([
        'show',
        status.presentation.id,
        '--json',
        '--no-serve',
        '--data',
        join(data, 'service'),
      ]);
      assert.equal(JSON.parse(shown.out).id, status.presentation.id);
    });

    it('answers 200 calls at once', async () => {
      const assistant = new Assistant();
      await assistant.client.connect(assistantProcess(['--data', join(data, 'service')]));
      const calls = Array.from({ length: 200 }, () => assistant.call('get_templates'));
      assert.equal((await Promise.all(calls)).filter(({ failed }) => failed).length, 0);
      await assistant.client.close();
    });

    it('writes nothing but messages to standard output, and ends with its input', async () => {
      const child = spawn(process.execPath, ['dist/deckwright.js', 'mcp', '--data', join(data, 'service')]);
      const lines: string[] = [];
      const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
      const send = (message: unknown) =>
        child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
      const next = () => once(output, 'line').then(([line]) => JSON.parse(String(line)));
      send({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-11-25',
          capabilities: {},
          clientInfo: { name: 'raw', version: '1' },
        },
      });
      assert.equal((await next()).result.serverInfo.name, 'deckwright');
      send({ jsonrpc: '2.0', method: 'notifications/initialized' });
      // What is no message is passed over; what is one is answered.
      for (const broken of ['{"jsonrpc": "2.0", "id": 2,', 'null', '[]', '{"id": 3}']) send(broken);
      send({ jsonrpc: '2.0', id: 4, method: 'no/such/method' });
      assert.equal((await next()).error.code, -32601);
      const prompt = 'x'.repeat(1_000_000);
      const call = { name: 'generate_presentation', arguments: { prompt } };
      send({ jsonrpc: '2.0', id: 5, method: 'tools/call', params: call });
      assert.equal((await next()).result.isError, true);
      send({ jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'no_such_tool' } });
      assert.equal((await next()).error.code, -32602);
      child.stdin.end();
      assert.deepEqual(await once(child, 'exit'), [0, null]);
      for (const line of lines) assert.equal(JSON.parse(line).jsonrpc, '2.0');
    });
  });

  it('refuses a message longer than any can be, and goes on', async () => {
    const folder = await newFolder();
    const child = spawn(process.execPath, ['dist/deckwright.js', 'mcp', '--data', folder]);
    const exit = once(child, 'exit');
    const answers = createInterface(child.stdout);
    const next = () => once(answers, 'line').then(([line]) => JSON.parse(String(line)));
    const long = { method: 'tools/call', params: { name: 'x'.repeat(30_000_000) }, jsonrpc: '2.0', id: 7 };
    const asked = next();
    child.stdin.write(`${JSON.stringify(long)}\n`);
    const { id, error } = await asked;
    assert.deepEqual([id, error.code], [7, -32600]);
    assert.match(error.message, /longer than 8 MB/);
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    };
    const initialized = next();
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 8, method: 'initialize', params })}\n`);
    assert.equal((await initialized).id, 8);
    child.stdin.end();
    assert.deepEqual(await exit, [0, null]);
    await rm(folder, { recursive: true });
  });

  it('says in one sentence what it lacks', async () => {
    const { exitCode, out, err } = await runProcess([
      'mcp',
      '--base-url',
      'https://decks.example.com/api/v1',
    ]);
    assert.deepEqual([exitCode, out], [2, '']);
    assert.match(err, /^deckwright: Set DECKWRIGHT_API_KEY [^\n]+\.\n$/);
  });
});
