import assert from 'node:assert/strict';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../../src/service/keeping/backup.ts';
import { StartError } from '../../src/service/startError.ts';
import { newFolder, TestService } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';

const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

describe('A backup', function () {
  this.timeout(60_000);
  let service: TestService;
  let folder: string;

  before(async () => {
    service = await TestService.start({ writerModule: null });
    folder = join(await newFolder(), 'monday');
  });
  after(async () => {
    await service.close();
    await rm(join(folder, '..'), { recursive: true });
  });

  it('of a running service, put into place, serves every deck, its pictures, links and keys', async () => {
    const target = await upload(service, { name: 'p.png', type: 'image/png', bytes: png });
    const decks = [];
    for (const number of [1, 2, 3]) {
      const { body } = await service.call('POST', '/presentations/generate', {
        prompt: `# Deck ${number}\n\nTea is a drink.\n\n![p](p.png)\n`,
        attachments: [{ id: 'p', url: target.download_url, file_name: 'p.png', type: 'image/png' }],
        non_interactive: true,
      });
      decks.push((await service.finished(body.generation_id)).presentation);
    }
    await service.generate({ sections: [1] });
    const { presentations } = await backUp(service.dataFolder, folder);
    assert.ok(presentations >= decks.length);
    const restored = await TestService.start({ dataFolder: folder, writerModule: null });
    try {
      for (const { id, url, title } of decks) {
        const { status, body } = await restored.call('GET', `/presentations/${id}`, undefined, {
          'x-api-key': service.key,
        });
        assert.deepEqual([status, body.title], [200, title]);
        const there = (path: string) => fetch(restored.origin + path);
        const path = new URL(url).pathname;
        const page = await (await there(path)).text();
        const [picture] = /[\w-]+\/pictures\/[^"]+/.exec(page) ?? [];
        const bytes = await (await there(`/p/${picture}`)).arrayBuffer();
        assert.deepEqual(new Uint8Array(bytes), png);
      }
      const { pathname, search } = new URL(target.download_url);
      assert.equal((await fetch(restored.origin + pathname + search)).status, 200);
    } finally {
      await restored.close();
    }
  });

  it('is as private as what it is of', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      assert.equal(mode & 0o077, 0, entry.name);
    }
  });

  it('never goes into a folder where something is', async () => {
    await assert.rejects(backUp(service.dataFolder, folder), StartError);
  });
});
