import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Keyring, openKeyring } from '../../../src/service/keys/keyring.ts';
import type { Role } from '../../../src/service/serviceConfig.ts';
import type { LinkKind } from '../../../src/service/viewing/viewLinks.ts';
import { Balancer } from '../../support/balancer.ts';
import { type Answer, callApi } from '../../support/callApi.ts';
import { KillableService } from '../../support/killableService.ts';
import { newFolder } from '../../support/runningService.ts';
import { TeamServers } from '../../support/teamServers.ts';
import type { openStallingStorage } from './stallingStorage.ts';

/** What the processes of a service stand on. */
interface Ground {
  readonly balancer: Balancer;
  readonly environment: Readonly<Record<string, string>>;
  /** One process for each. */
  readonly roles: readonly Role[];
  /** Whether they keep everything in one folder. */
  readonly isShared: boolean;
  /** Where clients send files to, and the variable that names another address for it. */
  readonly uploads: { readonly address: string; readonly variable: string };
  openKeyring(folder: string): Promise<Keyring>;
  stop(): Promise<void>;
}

const machine = async (): Promise<Ground> => {
  const balancer = await Balancer.start();
  return {
    balancer,
    environment: { DECKWRIGHT_PUBLIC_URL: balancer.origin },
    roles: ['all'],
    isShared: true,
    uploads: { address: balancer.origin, variable: 'DECKWRIGHT_PUBLIC_URL' },
    openKeyring: (folder) => openKeyring(folder),
    stop: () => balancer.stop(),
  };
};

const cluster = async (): Promise<Ground> => {
  const servers = await TeamServers.start();
  const { balancer, environment, storage } = servers;
  return {
    balancer,
    environment,
    roles: ['api', 'api', 'worker'],
    isShared: false,
    uploads: { address: storage.endpoint, variable: 'DECKWRIGHT_S3_PUBLIC_ENDPOINT' },
    openKeyring: () => servers.openKeyring(),
    stop: () => servers.stop(),
  };
};

const grounds = { machine, cluster };

/** The variable that says which of them the journeys' hosted services stand on. */
export const groundVariable = 'DECKWRIGHT_JOURNEYS_ON';

const chosenGround = (): Promise<Ground> => {
  const name = process.env[groundVariable] ?? 'machine';
  if (name in grounds) return grounds[name as keyof typeof grounds]();
  throw new Error(`${groundVariable} must be one of ${Object.keys(grounds).join(', ')}.`);
};

export interface HostedOptions {
  /** What stands before the place that takes uploads. */
  readonly storage?: Awaited<ReturnType<typeof openStallingStorage>>;
  readonly links?: LinkKind;
}

/** A service elsewhere with the scripted writer, on one machine or on several, and a key for its workspace "acme". */
export class HostedService {
  readonly baseUrl: string;
  readonly key: string;
  readonly #ground: Ground;
  readonly #folder: string;
  readonly #environment: Readonly<Record<string, string>>;
  #processes: readonly KillableService[] = [];
  #isThere = true;

  private constructor(ground: Ground, folder: string, key: string, { storage, links }: HostedOptions) {
    const { balancer, environment, uploads } = ground;
    this.baseUrl = `${balancer.origin}/api/v1`;
    this.key = key;
    this.#ground = ground;
    this.#folder = folder;
    this.#environment = {
      ...environment,
      ...(storage && { [uploads.variable]: storage.origin }),
      ...(links && { DECKWRIGHT_LINKS: links }),
    };
    storage?.standBefore(uploads.address);
  }

  static async start(options: HostedOptions = {}): Promise<HostedService> {
    const [ground, folder] = [await chosenGround(), await newFolder()];
    const keyring = await ground.openKeyring(folder);
    const made = await keyring.create({ workspace: 'acme' });
    await keyring.close();
    if ('problem' in made) throw new Error(made.problem);
    const service = new HostedService(ground, folder, made.key, options);
    await service.revive();
    return service;
  }

  /** All its processes, on the spot; what they stand on stays. */
  async kill(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.kill()));
  }

  /** As many processes as there were, at the same address. */
  async revive(): Promise<void> {
    const { balancer, roles } = this.#ground;
    this.#processes = await Promise.all(roles.map((role, at) => this.#startProcess(role, at)));
    balancer.serve(this.#processes.filter((_, at) => roles[at] !== 'worker').map(({ baseUrl }) => baseUrl));
  }

  async close(): Promise<void> {
    if (!this.#isThere) return;
    this.#isThere = false;
    await Promise.all(this.#processes.map((process) => process.stop()));
    await this.#ground.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async status(id: string): Promise<Answer['body']> {
    return (await this.#call('GET', `/api/v1/presentations/generate/${id}/status`)).body;
  }

  reply(id: string, content: string): Promise<Answer> {
    return this.#call('POST', `/api/v1/presentations/generate/${id}/message`, { content });
  }

  /** A deck that somebody else of the workspace made. */
  create(template: string): Promise<Answer> {
    return this.#call('POST', '/api/v1/presentations', { template_id: template });
  }

  /** What only our own service can be asked. */
  beyond(method: string, path: string): Promise<Answer> {
    return this.#call(method, `/deckwright/v1${path}`);
  }

  #call(method: string, path: string, body?: unknown): Promise<Answer> {
    return callApi(this.#ground.balancer.origin + path, {
      method,
      body,
      headers: { 'x-api-key': this.key },
    });
  }

  #startProcess(role: Role, at: number): Promise<KillableService> {
    return KillableService.start({
      dataFolder: this.#ground.isShared ? this.#folder : join(this.#folder, `process-${at + 1}`),
      key: this.key,
      concurrentJobs: 2,
      environment: { ...this.#environment, DECKWRIGHT_ROLE: role },
    });
  }
}
