import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { believedAfterMs } from '../../src/service/jobs/serviceClock.ts';
import { callApi } from '../support/callApi.ts';
import { believe, newFolder, TestService, type TestServiceOptions } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';

const dayMs = 86_400_000;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Words that nothing else in the folder can hold by chance. */
const secrets = ['Quetzalcoatl', 'Popocatepetl'];

describe('What was deleted', function () {
  this.timeout(60_000);
  let folder: string;
  let time: number;
  let service: TestService;

  beforeEach(async () => {
    folder = await newFolder();
    time = Date.now();
  });
  afterEach(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  async function start(config: TestServiceOptions['config'] = {}): Promise<void> {
    service = await TestService.start({ dataFolder: folder, writerModule: null, now: () => time, config });
  }

  /** While another service was there. */
  function pass(days: number): void {
    time += days * dayMs;
    believe(folder, time);
  }

  async function made(): Promise<{ id: string; generationId: string }> {
    const target = await upload(service, { name: 'p.png', type: 'image/png', bytes: new Uint8Array(png) });
    const { body } = await service.call('POST', '/presentations/generate', {
      prompt: `# ${secrets[0]}\n\n${`${secrets[1]} smokes. `.repeat(300)}\n\n![p](p.png)\n`,
      attachments: [{ id: 'p', url: target.download_url, file_name: 'p.png', type: 'image/png' }],
      non_interactive: true,
    });
    const { presentation } = await service.finished(body.generation_id);
    return { id: presentation.id, generationId: body.generation_id };
  }

  /** What goes while it is looked at is gone: a job's working files do, a moment after its last step. */
  const unlessGone =
    <T>(instead: T) =>
    (error: NodeJS.ErrnoException): T => {
      if (error.code !== 'ENOENT') throw error;
      return instead;
    };

  async function foundIn(words: readonly string[], within = ''): Promise<string[]> {
    const entries = await readdir(join(folder, within), { withFileTypes: true }).catch(unlessGone([]));
    const found: string[] = [];
    for (const entry of entries) {
      const path = join(within, entry.name);
      if (entry.isDirectory()) found.push(...(await foundIn(words, path)));
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(folder, path)).catch(unlessGone(Buffer.of()));
      if (words.some((word) => bytes.includes(word))) found.push(path);
    }
    return found;
  }
  const pictures = async () => readdir(join(folder, 'objects', 'pictures')).catch(() => []);

  it('for good is in no file of the data folder any more', async () => {
    await start();
    const { id, generationId } = await made();
    assert.notDeepEqual(await foundIn(secrets), []);
    assert.equal((await pictures()).length, 1);
    const url = `${service.origin}/deckwright/v1/presentations/${id}?permanently=true`;
    const headers = { 'x-api-key': service.key };
    assert.equal((await callApi(url, { method: 'DELETE', headers })).status, 200);
    assert.deepEqual(await foundIn(secrets), []);
    assert.deepEqual(await pictures(), []);
    const status = await service.call('GET', `/presentations/generate/${generationId}/status`);
    assert.equal(status.status, 404);
  });

  it('leaves the bin after 30 days, and its prompt with it', async () => {
    await start();
    const { id } = await made();
    await callApi(`${service.origin}/deckwright/v1/presentations/${id}`, {
      method: 'DELETE',
      headers: { 'x-api-key': service.key },
    });
    await service.close();
    pass(29);
    await start();
    await service.swept();
    await service.close();
    assert.notDeepEqual(await foundIn(secrets), []);
    pass(2);
    await start();
    await service.swept();
    await service.close();
    assert.deepEqual(await foundIn(secrets), []);
    assert.deepEqual(await pictures(), []);
  });

  it('by the setting for jobs is the prompt, while the deck stays', async () => {
    await start({ keeping: { jobs: 3 } });
    const { id, generationId } = await made();
    await service.close();
    pass(4);
    await start({ keeping: { jobs: 3 } });
    await service.swept();
    assert.equal((await service.call('GET', `/presentations/generate/${generationId}/status`)).status, 404);
    assert.equal((await service.call('GET', `/presentations/${id}`)).status, 200);
    assert.equal((await pictures()).length, 1);
  });

  it('is not what a clock far ahead says, until it has gone on for a day', async () => {
    const config = { keeping: { jobs: 3, decks: 10 } };
    const sweepAgain = async () => {
      await service.close();
      await start(config);
      await service.swept();
    };
    await start(config);
    const { id, generationId } = await made();
    time += 400 * dayMs;
    for (let starts = 0; starts < 2; starts += 1) {
      await sweepAgain();
      assert.ok(service.log.some(({ event }) => event === 'clock ahead'));
      assert.equal((await service.call('GET', `/presentations/${id}`)).status, 200);
      assert.equal((await service.status(generationId)).status, 'completed');
    }
    for (let starts = 0; starts < 2; starts += 1) {
      service.stayAwake(believedAfterMs);
      time += dayMs;
      await sweepAgain();
    }
    assert.equal((await service.call('GET', `/presentations/${id}`)).status, 404);
    const swept = service.log.find(({ event }) => event === 'swept');
    assert.equal(swept?.presentations, 1);
    assert.deepEqual(await foundIn(secrets), []);
  });

  it('with a job whose process ended in the middle is what it worked with', async () => {
    await start();
    const { generationId } = await made();
    await service.close();
    for (const work of ['reading', 'replies']) {
      const left = join(folder, 'objects', work, generationId);
      await mkdir(left, { recursive: true });
      await writeFile(join(left, '0'), 'Iztaccihuatl');
    }
    assert.equal((await foundIn(['Iztaccihuatl'])).length, 2);
    await start();
    await service.swept();
    assert.deepEqual(await foundIn(['Iztaccihuatl']), []);
  });

  it('by the setting for presentations is the deck', async () => {
    await start({ keeping: { decks: 10 } });
    const { id } = await made();
    await service.close();
    pass(11);
    await start({ keeping: { decks: 10 } });
    await service.swept();
    assert.equal((await service.call('GET', `/presentations/${id}`)).status, 404);
    assert.deepEqual(await foundIn(secrets), []);
  });
});
