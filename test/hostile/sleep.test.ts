import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KillableService } from '../support/killableService.ts';
import { newFolder, newKey, TestService } from '../support/runningService.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('A clock that is set', function () {
  this.timeout(60_000);
  let time: number;
  let gates: string;
  let service: TestService;

  beforeEach(async () => {
    time = Date.now();
    gates = await newFolder();
    service = await TestService.start({
      now: () => time,
      config: { jobMinutes: 1, requestsPerMinute: 1_000 },
    });
  });
  afterEach(async () => {
    await service.close();
    await rm(gates, { recursive: true });
  });

  const open = (step: string) => writeFile(join(gates, step), '');

  for (const [what, jump] of [
    ['fifteen minutes ahead', 15 * minuteMs],
    ['a day back', -dayMs],
  ] as const) {
    it(`${what} costs no job`, async () => {
      const id = await service.generate({ sections: [1, 1], gates }, { non_interactive: true });
      for (const step of ['plan', 'write 0', 'write 1']) {
        time += jump;
        await open(step);
        if (step === 'plan') await service.statusWhere(id, ({ progress }) => progress !== undefined);
      }
      assert.equal((await service.finished(id)).status, 'completed');
    });

    it(`${what} costs no question`, async () => {
      const id = await service.generate({ sections: [1], questions: ['Who?'] });
      await service.statusWhere(id, ({ status }) => status === 'awaiting_input');
      time += jump;
      assert.equal((await service.status(id)).status, 'awaiting_input');
      assert.equal((await service.reply(id, 'Me')).status, 200);
      assert.equal((await service.finished(id)).status, 'completed');
    });

    it(`${what} keeps nobody from calling for longer than a minute`, async () => {
      await service.call('GET', '/templates');
      time += jump;
      const { headers } = await service.call('GET', '/templates');
      assert.ok(Number(headers.get('ratelimit-reset')) <= 60);
    });
  }
});

describe('A process that is suspended', function () {
  this.timeout(120_000);
  let folder: string;
  let service: KillableService;

  beforeEach(async () => {
    folder = await newFolder();
    service = await KillableService.start({
      dataFolder: folder,
      key: await newKey(folder, 'acme'),
      concurrentJobs: 2,
      jobMinutes: 8 / 60,
    });
  });
  afterEach(async () => {
    await service.kill();
    await rm(folder, { recursive: true });
  });

  it('for longer than a job may work costs neither the job nor a poll', async () => {
    const id = await service.generate({ sections: [1, 1], stepMs: 1_000 });
    await service.statusWhere(id, ({ progress }) => progress !== undefined);
    const slept = service.sleep(10_000);
    const polled = service.statusWhere(id, () => true);
    await slept;
    assert.equal((await polled).status, 'generating');
    assert.equal((await service.finished(id)).status, 'completed');
  });
});
