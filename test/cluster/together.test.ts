import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KillableService } from '../support/killableService.ts';
import { newFolder, newKey } from '../support/runningService.ts';

const concurrentJobs = 2;

describe('Several processes on one data folder', () => {
  let dataFolder: string;
  let services: KillableService[];

  beforeEach(async () => {
    dataFolder = await newFolder();
    const key = await newKey(dataFolder, 'acme');
    services = await Promise.all(
      [1, 2, 3].map(() => KillableService.start({ dataFolder, key, concurrentJobs })),
    );
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.kill()));
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('share the jobs: each step is begun once, and every process answers for every job', async () => {
    const journal = join(dataFolder, 'journal');
    const jobs = await Promise.all(
      Array.from({ length: 18 }, (_, job) =>
        services[job % 3]!.generate({ sections: [1, 2, 1], stepMs: 20, journal }),
      ),
    );
    for (const [index, id] of jobs.entries()) {
      assert.equal((await services[(index + 1) % 3]!.finished(id)).status, 'completed');
    }
    const begun = (await readFile(journal, 'utf8')).trim().split('\n');
    assert.deepEqual(
      begun.sort(),
      jobs.flatMap((id) => ['plan', 'write 0', 'write 1', 'write 2'].map((step) => `${id} ${step}`)).sort(),
    );
  });

  it('take over from one that dies, doing again no more than it had under way', async () => {
    const journal = join(dataFolder, 'journal');
    const gates = join(dataFolder, 'gates');
    await mkdir(gates);
    await writeFile(join(gates, 'plan'), '');
    await writeFile(join(gates, 'write 0'), '');
    const [dying, ...others] = services as [KillableService, ...KillableService[]];
    await Promise.all(others.map((service) => service.stop()));
    const jobs = await Promise.all(
      Array.from({ length: concurrentJobs }, () => dying.generate({ sections: [1, 1, 1], journal, gates })),
    );
    for (const id of jobs) {
      await dying.statusWhere(id, ({ progress }) => progress?.slides_completed === 1);
    }
    const begunByNow = async () => (await readFile(journal, 'utf8')).trim().split('\n');
    while ((await begunByNow()).filter((line) => line.endsWith('write 1')).length < concurrentJobs);

    const heir = await KillableService.start({ dataFolder, key: dying.key, concurrentJobs });
    services.push(heir);
    await dying.kill();
    await writeFile(join(gates, 'write 1'), '');
    await writeFile(join(gates, 'write 2'), '');
    for (const id of jobs) assert.equal((await heir.finished(id)).status, 'completed');
    assert.deepEqual(
      (await begunByNow()).sort(),
      jobs
        .flatMap((id) => ['plan', 'write 0', 'write 1', 'write 1', 'write 2'].map((step) => `${id} ${step}`))
        .sort(),
    );
  });

  it('may all be the first there', async () => {
    const newest = join(dataFolder, 'new');
    const together = await Promise.all(
      Array.from({ length: 5 }, () =>
        KillableService.start({ dataFolder: newest, key: 'none', concurrentJobs }),
      ),
    );
    for (const service of together) assert.equal((await service.call('GET', '/templates')).status, 401);
    await Promise.all(together.map((service) => service.kill()));
  });

  it('accept one of two answers to one question, and one only', async () => {
    const [first, second] = services as [KillableService, KillableService];
    for (let round = 0; round < 5; round++) {
      const id = await first.generate(
        { sections: [1], questions: ['Who listens?'] },
        { non_interactive: false },
      );
      await first.statusWhere(id, ({ status }) => status === 'awaiting_input');
      const answers = await Promise.all(
        [first, second].map((service, index) =>
          service.call('POST', `/presentations/generate/${id}/message`, { content: `Answer ${index}` }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const { presentation } = await second.finished(id);
      const [{ exchanges }] = presentation.notices.map((notice: string) => JSON.parse(notice));
      const accepted = answers.findIndex(({ status }) => status === 200);
      assert.deepEqual(
        exchanges.map(({ answer }: { answer: string }) => answer),
        [`Answer ${accepted}`],
      );
    }
  });
});
