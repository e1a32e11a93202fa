import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, callApi } from './callApi.ts';
import { KillableService } from './killableService.ts';
import { Outages } from './outages.ts';
import { newFolder } from './runningService.ts';
import { scripted } from './scriptedWriter.ts';
import { TeamServers } from './teamServers.ts';

/** What is done to two processes that answer and three that work. */
export interface Fire {
  readonly jobs: number;
  readonly kills: number;
  readonly refusingMs: number;
  readonly pollMs: number;
  readonly random: () => number;
}

export interface Survived {
  readonly statuses: readonly { readonly status: string; readonly error?: string }[];
  readonly outages: Outages;
  /** Beyond those that each job needs. */
  readonly stepsAgain: number;
  readonly seconds: number;
}

const concurrentJobs = 2;
const stepMs = 25;
const tokens = 3;
const question = 'Who listens?';
const isInteractive = (number: number) => number % 2 === 1;
const sectionsOf = (number: number) => [1, 2, 3, 1, 2, 3].slice(0, 1 + (number % 6));
const stepsOf = (number: number) => (isInteractive(number) ? 2 : 1) + sectionsOf(number).length;
/** How long one call may be tried in vain. */
const recoveryMs = 60_000;

/** Has them make the jobs while all of it happens, and checks each deck to the last slide and token. */
export class TeamUnderFire {
  readonly #fire: Fire;
  readonly #folder: string;
  readonly #servers: TeamServers;
  readonly #key: string;
  readonly #outages = new Outages();
  #apis: KillableService[] = [];
  #workers: KillableService[] = [];
  #started = 0;

  private constructor(fire: Fire, folder: string, servers: TeamServers, key: string) {
    this.#fire = fire;
    this.#folder = folder;
    this.#servers = servers;
    this.#key = key;
  }

  static async start(fire: Fire): Promise<TeamUnderFire> {
    const folder = await newFolder();
    await writeFile(join(folder, 'journal'), '');
    const servers = await TeamServers.start();
    const keyring = await servers.openKeyring();
    const made = await keyring.create({ workspace: 'acme' });
    await keyring.close();
    assert.ok('key' in made);
    const team = new TeamUnderFire(fire, folder, servers, made.key);
    team.#apis = await Promise.all([team.#start('api'), team.#start('api')]);
    team.#workers = await Promise.all([1, 2, 3].map(() => team.#start('worker')));
    team.#balance();
    return team;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#apis, ...this.#workers].map((service) => service.kill()));
    await this.#servers.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async run(): Promise<Survived> {
    const begun = performance.now();
    const troubles = [this.#killWorkers, this.#restartDatabase, this.#refuseStorage, this.#rollApis];
    const ids: string[] = [];
    const ends: Promise<Answer['body']>[] = [];
    for (const trouble of troubles) {
      const happening = trouble.call(this);
      for (let job = 0; job < this.#fire.jobs / troubles.length; job++) {
        const id = await this.#generate(ids.length);
        ids.push(id);
        ends.push(this.#ended(id));
      }
      await happening;
    }
    const statuses = await Promise.all(ends);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    await this.#assertOneDeckEach(ids);
    for (const [number, { status, presentation, tokens_used }] of statuses.entries()) {
      if (status !== 'completed') continue;
      const slides = presentation.sections.map((section: { slides: { id: string }[] }) =>
        section.slides.map(({ id }) => id),
      );
      const made = sectionsOf(number).map((count, section) =>
        Array.from({ length: count }, (_, slide) => `${ids[number]}-s${section}-${slide}`),
      );
      assert.deepEqual(slides, made);
      assert.equal(tokens_used, stepsOf(number) * tokens);
    }
    const steps = (await readFile(join(this.#folder, 'journal'), 'utf8')).trim().split('\n').length;
    const needed = ids.reduce((sum, _, number) => sum + stepsOf(number), 0);
    return { statuses, outages: this.#outages, stepsAgain: steps - needed, seconds };
  }

  async #killWorkers(): Promise<void> {
    const { kills, random } = this.#fire;
    for (let kill = 0; kill < kills; kill++) {
      await delay(random() * 500);
      await this.#noStepIsKilledTwice();
      const at = Math.floor(random() * this.#workers.length);
      await this.#workers[at]!.kill();
      this.#workers[at] = await this.#start('worker');
    }
  }

  #restartDatabase(): Promise<void> {
    return this.#outages.during(() => this.#servers.postgres.restart());
  }

  #refuseStorage(): Promise<void> {
    const { storage } = this.#servers;
    return this.#outages.during(async () => {
      storage.isRefusing = true;
      await delay(this.#fire.refusingMs);
      storage.isRefusing = false;
    });
  }

  async #rollApis(): Promise<void> {
    for (const at of this.#apis.keys()) {
      const leaving = this.#apis[at]!;
      this.#apis[at] = await this.#start('api');
      this.#balance();
      await leaving.stop();
    }
  }

  /** That would be the step's own fault for all that anyone knows. */
  async #noStepIsKilledTwice(): Promise<void> {
    const marked = `select id from jobs where status = 'generating' and deaths > 0`;
    while ((await this.#servers.rows(marked)).length > 0) await delay(20);
  }

  #start(role: 'api' | 'worker'): Promise<KillableService> {
    this.#started += 1;
    const environment = { ...this.#servers.environment, DECKWRIGHT_ROLE: role };
    const dataFolder = join(this.#folder, `process-${this.#started}`);
    return KillableService.start({ dataFolder, key: this.#key, concurrentJobs, environment });
  }

  #balance(): void {
    this.#servers.balancer.serve(this.#apis.map(({ baseUrl }) => baseUrl));
  }

  /** As a client does it: again after what may pass. */
  async #call(method: string, path: string, body?: unknown) {
    const deadline = Date.now() + recoveryMs;
    for (;;) {
      const begun = performance.now();
      const answer = await callApi(`${this.#servers.balancer.origin}/api/v1${path}`, {
        method,
        body,
        headers: { 'x-api-key': this.#key },
      }).catch((error: Error) => error);
      const status = answer instanceof Error ? undefined : answer.status;
      this.#outages.count(`${method} ${path}`, begun, status);
      if (!(answer instanceof Error) && answer.status < 500) return answer;
      if (Date.now() > deadline) assert.fail(`${method} ${path}: ${JSON.stringify(answer)}`);
      await delay(100);
    }
  }

  /** A file that the job reads, so that it needs the storage too. */
  async #attached(): Promise<object> {
    const file = { file_name: 'a.md', content_type: 'text/markdown', declared_file_size: 2 };
    const { body: target } = await this.#call('POST', '/uploads/create-target', file);
    for (;;) {
      const form = new FormData();
      for (const { name, value } of target.fields) form.append(name, value);
      form.append('file', new Blob(['# ']));
      const { status } = await fetch(target.url, { method: 'POST', body: form });
      if (status === 204) break;
      assert.equal(status, 503);
      await delay(100);
    }
    return { id: 'a', url: target.download_url, file_name: 'a.md', type: 'text/markdown' };
  }

  async #generate(number: number): Promise<string> {
    const script = {
      ...{ sections: sectionsOf(number), stepMs, tokens, journal: join(this.#folder, 'journal') },
      ...(isInteractive(number) && { questions: [question] }),
    };
    const { status, body } = await this.#call('POST', '/presentations/generate', {
      prompt: scripted(script),
      non_interactive: !isInteractive(number),
      attachments: [await this.#attached()],
    });
    assert.equal(status, 202, JSON.stringify(body));
    return body.generation_id;
  }

  async #ended(id: string): Promise<Answer['body']> {
    for (;;) {
      const { body } = await this.#call('GET', `/presentations/generate/${id}/status`);
      if (body.status === 'completed' || body.status === 'failed') return body;
      if (body.status === 'awaiting_input')
        await this.#call('POST', `/presentations/generate/${id}/message`, { content: 'Everybody.' });
      await delay(this.#fire.pollMs);
    }
  }

  async #assertOneDeckEach(ids: readonly string[]): Promise<void> {
    const rows = await this.#servers.rows<{ jobId: string }>('select "jobId" from presentations');
    // A call whose answer was lost with a process may have made a job that nobody knows of.
    const known = rows.map(({ jobId }) => jobId).filter((id) => ids.includes(id));
    assert.deepEqual(known.sort(), [...ids].sort());
  }
}
