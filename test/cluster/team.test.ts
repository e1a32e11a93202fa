import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi } from '../support/callApi.ts';
import { KillableService } from '../support/killableService.ts';
import { chosenSeed, randomNumbers } from '../support/randomNumbers.ts';
import { newFolder } from '../support/runningService.ts';
import { scripted } from '../support/scriptedWriter.ts';
import { TeamServers } from '../support/teamServers.ts';

const jobsForEach = 20;
const kills = 6;
const concurrentJobs = 2;
const stepMs = 25;
const refusingMs = 5_000;
const question = 'Who listens?';
const sectionsOf = (number: number) => [1, 2, 3].slice(0, 1 + (number % 3));

/** How long an answer may fail at most: an outage, and a new connection after it. */
const recoveryMs = 15_000;

describe('A team of two processes that answer and three that work', function () {
  this.timeout(300_000);
  const seed = chosenSeed();
  let folder: string;
  let journal: string;
  let servers: TeamServers;
  let key: string;
  let apis: KillableService[];
  let workers: KillableService[];
  let started = 0;

  const start = (role: 'api' | 'worker') => {
    started += 1;
    const environment = { ...servers.environment, DECKWRIGHT_ROLE: role };
    const dataFolder = join(folder, `process-${started}`);
    return KillableService.start({ dataFolder, key, concurrentJobs, environment });
  };
  const balance = () => servers.balancer.serve(apis.map(({ baseUrl }) => baseUrl));

  before(async () => {
    folder = await newFolder();
    journal = join(folder, 'journal');
    await writeFile(journal, '');
    servers = await TeamServers.start();
    const keyring = await servers.openKeyring();
    const made = await keyring.create({ workspace: 'acme' });
    await keyring.close();
    assert.ok('key' in made);
    key = made.key;
    apis = await Promise.all([start('api'), start('api')]);
    workers = await Promise.all([start('worker'), start('worker'), start('worker')]);
    balance();
  });
  after(async () => {
    await Promise.all([...apis, ...workers].map((service) => service.kill()));
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** As a client does it: again after what may pass. Fails when it has not passed for so long. */
  async function call(method: string, path: string, body?: unknown) {
    const deadline = Date.now() + recoveryMs;
    for (;;) {
      const answer = await callApi(`${servers.balancer.origin}/api/v1${path}`, {
        method,
        body,
        headers: { 'x-api-key': key },
      }).catch((error: Error) => error);
      const isUp = !(answer instanceof Error) && answer.status < 500;
      if (isUp) return answer;
      if (Date.now() > deadline) assert.fail(`${method} ${path}: ${JSON.stringify(answer)}`);
      await delay(100);
    }
  }

  /** A file that the job reads, so that it needs the storage too. */
  async function attached(): Promise<object> {
    const file = { file_name: 'a.md', content_type: 'text/markdown', declared_file_size: 2 };
    const { body: target } = await call('POST', '/uploads/create-target', file);
    const form = new FormData();
    for (const { name, value } of target.fields) form.append(name, value);
    form.append('file', new Blob(['# ']));
    assert.equal((await fetch(target.url, { method: 'POST', body: form })).status, 204);
    return { id: 'a', url: target.download_url, file_name: 'a.md', type: 'text/markdown' };
  }

  async function generate(number: number): Promise<string> {
    const isInteractive = number % 2 === 1;
    const script = {
      sections: sectionsOf(number),
      stepMs,
      journal,
      ...(isInteractive && { questions: [question] }),
    };
    const { status, body } = await call('POST', '/presentations/generate', {
      prompt: scripted(script),
      non_interactive: !isInteractive,
      attachments: [await attached()],
    });
    assert.equal(status, 202, JSON.stringify(body));
    return body.generation_id;
  }

  async function ended(id: string) {
    for (;;) {
      const { body } = await call('GET', `/presentations/generate/${id}/status`);
      if (body.status === 'completed' || body.status === 'failed') return body;
      if (body.status === 'awaiting_input')
        await call('POST', `/presentations/generate/${id}/message`, { content: 'Everybody.' });
      await delay(50);
    }
  }

  it(`completes every job, whatever dies or goes away meanwhile (seed ${seed})`, async () => {
    const random = randomNumbers(seed);
    const troubles: readonly (() => Promise<void>)[] = [
      async () => {
        for (let kill = 0; kill < kills; kill++) {
          await delay(random() * 500);
          await noStepIsKilledTwice();
          const at = Math.floor(random() * workers.length);
          await workers[at]!.kill();
          workers[at] = await start('worker');
        }
      },
      () => servers.postgres.restart(),
      async () => {
        servers.storage.isRefusing = true;
        await delay(refusingMs);
        servers.storage.isRefusing = false;
      },
      async () => {
        for (const at of apis.keys()) {
          const leaving = apis[at]!;
          apis[at] = await start('api');
          balance();
          await leaving.stop();
        }
      },
    ];
    const ids: string[] = [];
    const results: ReturnType<typeof ended>[] = [];
    for (const trouble of troubles) {
      for (let job = 0; job < jobsForEach; job++) {
        const id = await generate(ids.length);
        ids.push(id);
        results.push(ended(id));
      }
      await trouble();
    }

    for (const { status, error } of await Promise.all(results)) assert.equal(status, 'completed', error);
    const rows = await servers.rows<{ jobId: string }>('select "jobId" from presentations');
    assert.deepEqual(rows.map(({ jobId }) => jobId).sort(), [...ids].sort());
    for (const [number, result] of results.entries()) {
      const slides = (await result).presentation.sections.map(({ slides }: { slides: { id: string }[] }) =>
        slides.map(({ id }) => id),
      );
      const made = sectionsOf(number).map((count, section) =>
        Array.from({ length: count }, (_, slide) => `${ids[number]}-s${section}-${slide}`),
      );
      assert.deepEqual(slides, made);
    }
  });

  /** That would be the step's own fault for all that anyone knows. */
  async function noStepIsKilledTwice(): Promise<void> {
    const marked = `select id from jobs where status = 'generating' and deaths > 0`;
    while ((await servers.rows(marked)).length > 0) await delay(20);
  }
});
