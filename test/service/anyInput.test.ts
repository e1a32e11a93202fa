import assert from 'node:assert/strict';
import fc from 'fast-check';
import { languages, narrativeTypes, rewriteStyles } from '../../src/api/choices.ts';
import { type Endpoint, endpoints } from '../../src/api/endpoints.ts';
import { ErrorReply } from '../../src/api/errors.ts';
import { contentsOf } from '../support/dataFolder.ts';
import { TestService } from '../support/runningService.ts';
import { formOf, post, targetFor, upload } from '../support/uploading.ts';

const runs = 80;
const patienceMs = 10_000;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202e', '__proto__', '../..', '%s', '{"sections":[1]}'),
);
const junk = fc.oneof(
  text,
  fc.jsonValue(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
  fc.boolean(),
);
const orJunk = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: good as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: junk });

const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, arbitrary]) => [name, orJunk(arbitrary)])),
    { requiredKeys: [] },
  );

/** Bodies as something that nearly knows the API would send them. */
function nearlyRight(url: string): Record<keyof typeof endpoints, fc.Arbitrary<unknown>> {
  const attachments = fc.array(
    record({ id: text, url: fc.oneof(fc.constant(url), fc.webUrl(), text), file_name: text, type: text }),
    { maxLength: 4 },
  );
  const ids = fc.array(orJunk(text), { maxLength: 4 });
  return {
    listTemplates: fc.constant(undefined),
    getPresentation: fc.constant(undefined),
    getGenerationStatus: fc.constant(undefined),
    createPresentation: record({ template_id: text, selected_section_ids: ids }),
    renamePresentation: record({ title: text }),
    startGeneration: record({
      prompt: text,
      template_id: text,
      selected_section_ids: ids,
      attachments,
      non_interactive: fc.boolean(),
      narrative_type: fc.constantFrom(...narrativeTypes),
      rewrite_style: fc.constantFrom(...rewriteStyles),
      section_count: fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constant('auto')),
      language: fc.constantFrom(...languages),
    }),
    replyToQuestion: record({ content: text, attachments }),
    createUploadTarget: record({
      file_name: fc.oneof(text, fc.constant('a.md')),
      content_type: fc.oneof(text, fc.constant('text/markdown')),
      declared_file_size: fc.integer(),
    }),
  };
}

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
  },
);

describe('Any input', function () {
  this.timeout(120_000);
  let service: TestService;
  let url: string;
  let ids: readonly string[];

  before(async () => {
    service = await TestService.start();
    url = (await upload(service, { bytes: new TextEncoder().encode('# Notes') })).download_url;
    const job = await service.generate({ sections: [1] }, { non_interactive: true });
    const waiting = await service.generate({ sections: [1], questions: ['Who?'] });
    ids = [job, waiting, (await service.finished(job)).presentation.id];
    await service.statusWhere(waiting, ({ status }) => status === 'awaiting_input');
  });
  after(() => service.close());

  async function send(method: string, path: string, body: string | undefined, type: string) {
    return await fetch(service.baseUrl + path, {
      method,
      headers: { 'x-api-key': service.key, ...(body !== undefined && { 'content-type': type }) },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
  }

  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    it(`to ${endpoint.method} ${endpoint.path} is answered by the contract, and writes nothing when refused`, async () => {
      const body = nearlyRight(url)[name as keyof typeof endpoints];
      const sent = fc.oneof(
        { weight: 5, arbitrary: body.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      );
      const id = fc.oneof(fc.constantFrom(...ids), text);
      const property = fc.asyncProperty(sent, id, contentTypes, async (raw, anyId, type) => {
        const path = endpoint.path.replace('{id}', encodeURIComponent(anyId.toWellFormed()));
        const written = await contentsOf(service.dataFolder);
        const response = await send(endpoint.method, path, endpoint.body ? raw : undefined, type);
        assert.ok(response.status < 500, `${response.status}`);
        const reply = (await response.json()) as { generation_id?: string };
        if (response.status === endpoint.success) {
          endpoint.reply.parse(reply);
          const job = name === 'replyToQuestion' ? anyId : reply.generation_id;
          if (job !== undefined) await service.statusWhere(job, ({ status }) => status !== 'generating');
        } else {
          assert.equal(ErrorReply.parse(reply).error.status, response.status);
          assert.deepEqual(await contentsOf(service.dataFolder), written);
        }
      });
      await fc.assert(property, { numRuns: runs });
    });
  }

  it('to the storage is refused, and nothing of it is kept', async () => {
    const { body: target } = await targetFor(service, { bytes: new Uint8Array(10) });
    const name = fc.oneof(fc.constantFrom('key', 'Content-Type', 'policy', 'signature', 'file'), text);
    const value = fc.oneof(
      fc.constantFrom(...target.fields.map((field: { value: string }) => field.value)),
      text,
    );
    const fields = fc.array(fc.record({ name, value }), { maxLength: 6 });
    const property = fc.asyncProperty(
      fields,
      fc.uint8Array({ maxLength: 40 }),
      fc.boolean(),
      async (given, sent, hasFile) => {
        const written = await contentsOf(service.dataFolder);
        const form = formOf(given, new Uint8Array(sent));
        if (!hasFile) form.delete('file');
        const response = await post(target, form);
        await response.text();
        assert.equal(response.status, 400);
        assert.deepEqual(await contentsOf(service.dataFolder), written);
      },
    );
    await fc.assert(property, { numRuns: runs });
  });

  it('as bytes to the storage is refused', async () => {
    const chunk = fc.oneof(
      fc.constantFrom(
        '--b\r\n',
        '\r\n',
        '--b--',
        'Content-Disposition: form-data; name="file"; filename="a"\r\n',
      ),
      fc.string({ unit: 'binary' }),
    );
    const property = fc.asyncProperty(fc.array(chunk, { maxLength: 12 }), async (chunks) => {
      const response = await fetch(`${service.origin}/storage`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: chunks.join(''),
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.text();
      assert.equal(response.status, 400);
    });
    // A file that begins behind the end of its form never ends.
    const file = 'Content-Disposition: form-data; name="file"; filename="a"\r\n';
    const behindItsEnd = ['--b--', '--b\r\n', '--b\r\n', '--b\r\n', file, '\r\n', file];
    await fc.assert(property, { numRuns: runs, examples: [[behindItsEnd]] });
  });

  it('below /files and /p is refused', async () => {
    const path = fc.array(fc.oneof(text, fc.constantFrom('acme', '..', '%2e%2e', 'assets', 'a.md')), {
      maxLength: 5,
    });
    const root = fc.constantFrom('/files', '/p', '/p/assets');
    const property = fc.asyncProperty(root, path, text, text, async (under, steps, expires, signature) => {
      const query = new URLSearchParams({ expires, signature });
      const below = steps.map((step) => encodeURIComponent(step.toWellFormed())).join('/');
      const response = await fetch(`${service.origin}${under}/${below}?${query}`, { redirect: 'manual' });
      await response.text();
      assert.ok(response.status >= 300 && response.status < 500, String(response.status));
    });
    await fc.assert(property, { numRuns: runs });
  });
});
