import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { callApi } from '../support/callApi.ts';
import { HeldUpload } from '../support/heldUpload.ts';
import { pngFile } from '../support/reading.ts';
import { TestService } from '../support/runningService.ts';
import { scripted } from '../support/scriptedWriter.ts';
import { targetFor, upload } from '../support/uploading.ts';

const megabyte = 1024 * 1024;

/** As far as a picture is looked at. */
const pngOf = (bytes: number): Uint8Array<ArrayBuffer> => {
  const picture = new Uint8Array(bytes);
  picture.set(pngFile(100, 100));
  return picture;
};

const bytesBelow = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('The quota of a workspace', function () {
  this.timeout(60_000);
  let service: TestService;

  beforeEach(async () => {
    service = await TestService.start({ config: { workspaceBytes: 2 * megabyte } });
  });
  afterEach(() => service.close());

  const bytes = new Uint8Array(1.5 * megabyte);

  it('refuses an upload that there is no room for, and says what helps: 402', async () => {
    await upload(service, { bytes });
    const { status, body } = await targetFor(service, { bytes });
    assert.deepEqual([status, body.error.code], [402, 'PRICING_DOCUMENT_LIMIT_REACHED']);
    assert.match(body.error.message, /may keep 2 MB.*delete presentations/);
  });

  it('counts when the file comes, too: targets are asked for before', async () => {
    const targets = [await targetFor(service, { bytes }), await targetFor(service, { bytes })];
    const statuses = [];
    for (const { body } of targets) {
      const form = new FormData();
      for (const { name, value } of body.fields) form.append(name, value);
      form.append('file', new Blob([bytes]));
      statuses.push((await fetch(body.url, { method: 'POST', body: form })).status);
    }
    assert.deepEqual(statuses, [204, 400]);
  });

  /** Files that are on their way. */
  const arriving = async (count: number): Promise<void> => {
    const partial = join(service.dataFolder, 'objects', 'partial');
    while ((await readdir(partial).catch(() => [])).length !== count)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('keeps no more of files that end at one moment than there is room for', async () => {
    const targets = [];
    for (let file = 0; file < 6; file++) targets.push((await targetFor(service, { bytes })).body);
    const uploads = targets.map((target) => new HeldUpload(target, bytes));
    const statuses = await Promise.all(uploads.map((upload) => upload.end()));
    assert.deepEqual(statuses.toSorted(), [204, 400, 400, 400, 400, 400]);
  });

  it('takes one file at a time for one form, the last that is sent', async () => {
    const { body: target } = await targetFor(service, { bytes });
    const first = new HeldUpload(target, bytes);
    await arriving(1);
    assert.equal(await new HeldUpload(target, bytes).end(), 204);
    await arriving(0);
    assert.equal(await first.end(), 400);
  });

  it('counts what is on its way, and gives the room back when that is given up', async () => {
    const { body: target } = await targetFor(service, { bytes });
    const upload = new HeldUpload(target, bytes);
    await arriving(1);
    const generate = async () =>
      (
        await service.call('POST', '/presentations/generate', {
          prompt: `${scripted({ sections: [1] })} ${'Tea. '.repeat(79_000)}`,
        })
      ).status;
    await generate();
    assert.equal(await generate(), 402);
    upload.breakOff();
    await arriving(0);
    while ((await generate()) !== 202);
  });

  it('refuses a generation before it begins, and leaves other workspaces alone', async () => {
    await upload(service, { bytes });
    const generate = (key: string) =>
      callApi(`${service.baseUrl}/presentations/generate`, {
        method: 'POST',
        headers: { 'x-api-key': key },
        body: { prompt: 'Tea. '.repeat(80_000) },
      });
    await generate(service.key);
    await generate(service.key);
    const { status, body } = await generate(service.key);
    assert.deepEqual([status, body.error.code], [402, 'PRICING_DOCUMENT_LIMIT_REACHED']);
    assert.equal((await generate(await service.newKey('other'))).status, 202);
  });

  it('keeps no more pictures of generations that begin at one moment than there is room for', async () => {
    await service.close();
    const most = 8 * megabyte;
    service = await TestService.start({ writerModule: null, config: { workspaceBytes: most } });
    const picture = pngOf(1.5 * megabyte);
    const file = { name: 'p.png', type: 'image/png' };
    const { download_url: url } = await upload(service, { ...file, bytes: picture });
    const started = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        service.call('POST', '/presentations/generate', {
          prompt: `# Tides ${at}\n\nThe harbor in spring.\n\n![The harbor](p.png)\n`,
          non_interactive: true,
          attachments: [{ id: 'p', url, file_name: file.name, type: file.type }],
        }),
      ),
    );
    const taken = started.filter(({ status }) => status === 202);
    const ended = await Promise.all(taken.map(({ body }) => service.finished(body.generation_id)));
    const completed = ended.filter(({ status }) => status === 'completed');
    assert.ok(completed.length >= 2 && completed.length <= 4, `${completed.length} completed`);
    for (const { status, error } of ended)
      if (status !== 'completed') assert.match(error, /may keep 8 MB.*delete presentations/);
    assert.ok((await bytesBelow(join(service.dataFolder, 'objects', 'pictures'))) <= most - picture.length);
  });

  it('gives room back when a presentation is deleted for good', async () => {
    const made = [];
    for (;;) {
      const { status, body } = await service.call('POST', '/presentations', { template_id: 'pitch' });
      if (status === 402) break;
      assert.equal(status, 201);
      made.push(body.id);
    }
    await callApi(`${service.origin}/deckwright/v1/presentations/${made[0]}?permanently=true`, {
      method: 'DELETE',
      headers: { 'x-api-key': service.key },
    });
    assert.equal((await service.call('POST', '/presentations', { template_id: 'pitch' })).status, 201);
  });
});
