import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi } from '../../test/support/callApi.ts';
import { KillableService } from '../../test/support/killableService.ts';
import { newFolder } from '../../test/support/runningService.ts';
import { type Script, scripted } from '../../test/support/scriptedWriter.ts';
import { TeamServers } from '../../test/support/teamServers.ts';

const concurrentJobs = 4;
const lookAgainMs = 50;

/** Processes that answer and processes that work, with as much to do as is wanted. */
export class LoadedTeam {
  readonly servers: TeamServers;
  readonly apis: KillableService[] = [];
  readonly workers: KillableService[] = [];
  readonly key: string;
  readonly #folder: string;
  #started = 0;

  private constructor(servers: TeamServers, key: string, folder: string) {
    this.servers = servers;
    this.key = key;
    this.#folder = folder;
  }

  static async start(apis: number, workers: number): Promise<LoadedTeam> {
    const servers = await TeamServers.start([
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.track=top',
    ]);
    const keyring = await servers.openKeyring();
    const made = await keyring.create({ workspace: 'acme' });
    await keyring.close();
    if ('problem' in made) throw new Error(made.problem);
    const team = new LoadedTeam(servers, made.key, await newFolder());
    await servers.rows('create extension pg_stat_statements');
    for (let api = 0; api < apis; api++) team.apis.push(await team.#start('api'));
    await team.work(workers);
    servers.balancer.serve(team.apis.map(({ baseUrl }) => baseUrl));
    return team;
  }

  /** From now on by so many, or as many as there are. */
  async work(workers: number): Promise<void> {
    const missing = Array.from({ length: Math.max(0, workers - this.workers.length) });
    this.workers.push(...(await Promise.all(missing.map(() => this.#start('worker')))));
  }

  async create(jobs: number, script: Script): Promise<void> {
    const atOnce = 8;
    let left = jobs;
    const createSome = async () => {
      while (left > 0) {
        left -= 1;
        const { status } = await this.call('POST', '/presentations/generate', {
          prompt: scripted(script),
          non_interactive: true,
        });
        if (status !== 202) throw new Error(`A generation was answered ${status}.`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, createSome));
  }

  /** All of them at once, as rows: how quickly they are asked for is no part of it. */
  async enqueue(jobs: number, script: Script): Promise<void> {
    const request = JSON.stringify({ prompt: scripted(script), non_interactive: true, attachments: [] });
    await this.servers.rows(`insert into jobs
      (id, "workspaceId", status, request, "queuedAt", "createdAt", "updatedAt")
      select 'gen_' || md5(random()::text || number), 'acme', 'generating', '${request}', at, at, at
      from (select number, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from generate_series(1, ${jobs}) as number) as made`);
  }

  /** When none is left. */
  async allEnded(): Promise<void> {
    const unfinished = "select 1 from jobs where status = 'generating' limit 1";
    while ((await this.servers.rows(unfinished)).length > 0) await delay(lookAgainMs);
  }

  call(method: string, path: string, body?: unknown) {
    const url = `${this.servers.balancer.origin}/api/v1${path}`;
    return callApi(url, { method, body, headers: { 'x-api-key': this.key } });
  }

  async stop(): Promise<void> {
    await Promise.all([...this.apis, ...this.workers].map((service) => service.stop()));
    await this.servers.stop();
  }

  #start(role: 'api' | 'worker'): Promise<KillableService> {
    const environment = { ...this.servers.environment, DECKWRIGHT_ROLE: role };
    this.#started += 1;
    const dataFolder = join(this.#folder, `${role}-${this.#started}`);
    return KillableService.start({ dataFolder, key: this.key, concurrentJobs, environment });
  }
}
