import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leastServiceMemory } from '../../src/service/memoryRoom.ts';
import { callApi } from '../support/callApi.ts';
import { newFolder, TestService } from '../support/runningService.ts';
import { type Script, scripted } from '../support/scriptedWriter.ts';

/** Ordering alone: what must not go on waits at a gate that opens when the test says so. */
describe('A service shared by workspaces', () => {
  let service: TestService;
  let gates: string;
  const open = async (...steps: string[]) => {
    for (const step of steps) await writeFile(join(gates, step), '');
  };

  beforeEach(async () => {
    gates = await newFolder();
  });
  afterEach(async () => {
    await open('plan', 'write 0', 'write 1', 'write 2');
    await service.close();
  });

  async function start(config: Parameters<typeof TestService.start>[0] = {}): Promise<void> {
    service = await TestService.start(config);
  }
  const post = (key: string, script: Script) =>
    callApi(`${service.baseUrl}/presentations/generate`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: { prompt: scripted(script), non_interactive: true },
    });
  async function finished(key: string, id: string): Promise<string> {
    for (;;) {
      const { body } = await callApi(`${service.baseUrl}/presentations/generate/${id}/status`, {
        headers: { 'x-api-key': key },
      });
      if (body.status !== 'generating') return body.status;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  for (const concurrentJobs of [1, 2, 3]) {
    it(`makes a small deck while another workspace's 20 jobs hold on to all ${concurrentJobs} places`, async () => {
      await start({ config: { concurrentJobs } });
      for (let job = 0; job < 20; job++)
        await service.generate({ sections: [1], gates }, { non_interactive: true });
      const key = await service.newKey('small');
      const { body } = await post(key, { sections: [1, 1] });
      assert.equal(await finished(key, body.generation_id), 'completed');
    });
  }

  it('has a long job make room between two steps, and ends it later', async () => {
    await start({ config: { concurrentJobs: 1 } });
    const [greedy, other, third] = [
      service.key,
      await service.newKey('other'),
      await service.newKey('third'),
    ];
    const long = (await post(greedy, { sections: [1, 1, 1], gates, stepMs: 150 })).body.generation_id;
    const guest = (await post(other, { sections: [1], gates: join(gates, 'never') })).body.generation_id;
    const waiting = (await post(third, { sections: [1] })).body.generation_id;
    await open('plan', 'write 0');
    assert.equal(await finished(third, waiting), 'completed');
    await open('write 1', 'write 2');
    assert.equal(await finished(greedy, long), 'completed');
    assert.equal(
      (
        await callApi(`${service.baseUrl}/presentations/generate/${guest}/status`, {
          headers: { 'x-api-key': other },
        })
      ).body.status,
      'generating',
    );
  });

  const neverAsked = { url: 'http://127.0.0.1:9/v1', model: 'm', contextTokens: 32_000, tokensPerJob: 1_000 };
  for (const [named, model] of [
    ['', {}],
    [', where a language model is not asked now', { model: neverAsked }],
  ] as const)
    it(`has a step give way that holds the only thread there is, and does it in the end${named}`, async () => {
      await start({ config: { ...model, memory: leastServiceMemory } });
      const long = (await post(service.key, { sections: [1], gates })).body.generation_id;
      const other = await service.newKey('other');
      assert.equal(
        await finished(other, (await post(other, { sections: [1, 1] })).body.generation_id),
        'completed',
      );
      await open('plan', 'write 0');
      assert.equal(await finished(service.key, long), 'completed');
    });

  it('takes only so many unfinished jobs of one key, says why, and when to try again', async () => {
    await start({ config: { waitingJobs: 2 } });
    const script = { sections: [1], gates };
    const ids = [];
    for (let job = 0; job < 2; job++) ids.push((await post(service.key, script)).body.generation_id);
    const { status, body, headers } = await post(service.key, script);
    assert.deepEqual([status, body.error.code, body.error.status], [429, 'API_KEY_RATE_LIMITED', 429]);
    assert.match(body.error.message, /as many unfinished generations as it may have, 2/);
    assert.match(headers.get('retry-after') ?? '', /^[1-9]\d?$/);
    assert.equal((await post(await service.newKey('other'), script)).status, 202);
    await open('plan', 'write 0');
    for (const id of ids) assert.equal(await finished(service.key, id), 'completed');
    assert.equal((await post(service.key, script)).status, 202);
  });
});
