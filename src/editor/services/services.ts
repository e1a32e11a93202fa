import { failed, type Result, succeeded, unusable } from '../../client/failure.ts';
import type { NetworkSettings } from '../../client/network.ts';
import type { ConnectionOptions, ServiceConnection } from '../../client/serviceConnection.ts';
import { addressWords } from '../words/addressWords.ts';
import type { Say } from '../words/say.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Address, BuiltInService } from './builtInService.ts';
import { builtInUrl, nameOfService, problemOfBaseUrl, type ServiceUrl, tidyBaseUrl } from './service.ts';

export interface ServicesOptions {
  /** The setting, as it is written. */
  readonly configured: () => string;
  readonly keys: Pick<ApiKeys, 'get'>;
  readonly builtIn: Pick<BuiltInService, 'connect' | 'startAhead'>;
  readonly network: () => NetworkSettings;
  /** Loads the network code on first use. */
  readonly open: (options: ConnectionOptions) => Promise<Result<ServiceConnection>>;
  /** Whether the person trusts the folder: from another one nothing is sent. */
  readonly isTrusted: () => boolean;
  readonly say: Say;
}

/** Connections to the services that jobs belong to: the chosen one, and those of earlier jobs. */
export class Services {
  readonly #options: ServicesOptions;
  readonly #connections = new Map<string, ServiceConnection>();
  readonly #retired: ServiceConnection[] = [];

  constructor(options: ServicesOptions) {
    this.#options = options;
  }

  /** The chosen service. */
  current(): Result<ServiceUrl> {
    const { configured, say } = this.#options;
    const setting = configured().trim();
    if (setting === '') return { ok: true, value: builtInUrl };
    const problem = problemOfBaseUrl(setting, say);
    if (problem) return unusable(say(addressWords.baseUrlSettingWrong, problem));
    return { ok: true, value: tidyBaseUrl(setting) };
  }

  nameOf(service: ServiceUrl): string {
    return nameOfService(service, this.#options.say);
  }

  /** Starts the service that a deck would be made by, where it is the built-in one and may be asked. */
  startAhead(): void {
    const service = this.current();
    if (service.ok && service.value === builtInUrl && this.#options.isTrusted())
      void this.#options.builtIn.startAhead();
  }

  async connect(service: ServiceUrl): Promise<Result<ServiceConnection>> {
    const address = await this.address(service);
    return address.ok ? this.#open(address.value.baseUrl, address.value.key) : address;
  }

  /** To see a deck that is there already; on this machine that needs nobody's trust. */
  async connectToView(service: ServiceUrl): Promise<Result<ServiceConnection>> {
    const address =
      service === builtInUrl ? await this.#options.builtIn.connect() : await this.address(service);
    return address.ok ? this.#open(address.value.baseUrl, address.value.key) : address;
  }

  /** Where a service is reached, and with which key. */
  async address(service: ServiceUrl): Promise<Result<Address>> {
    const { keys, builtIn, isTrusted, say } = this.#options;
    if (!isTrusted()) return unusable(say(addressWords.untrusted));
    if (service === builtInUrl) return builtIn.connect();
    const key = await keys.get(service);
    if (key !== undefined) return succeeded({ baseUrl: service, key });
    const message = `There is no key for ${service}.`;
    return failed({ kind: 'refused', status: 401, code: 'UNAUTHORIZED', message, details: [] });
  }

  /** A connection that is not kept: for checking a key before it is saved. */
  async tryOut(service: ServiceUrl, key: string): Promise<Result<ServiceConnection>> {
    const { isTrusted, say } = this.#options;
    if (!isTrusted()) return unusable(say(addressWords.untrusted));
    return this.#options.open({ baseUrl: service, key, network: this.#options.network() });
  }

  async #open(baseUrl: string, key: string): Promise<Result<ServiceConnection>> {
    const name = `${baseUrl} ${key}`;
    const known = this.#connections.get(name);
    if (known) return { ok: true, value: known };
    const opened = await this.#options.open({ baseUrl, key, network: this.#options.network() });
    if (opened.ok) this.#connections.set(name, opened.value);
    return opened;
  }

  /** After settings changed: what comes connects afresh, and what is under way ends in its own time. */
  forget(): void {
    this.#retired.push(...this.#connections.values());
    this.#connections.clear();
  }

  dispose(): void {
    this.forget();
    for (const connection of this.#retired.splice(0)) void connection.close();
  }
}
