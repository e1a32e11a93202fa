import type { Memento } from 'vscode';
import type { ServiceUrl } from '../services/service.ts';

const storageKey = 'allowedHosts';

/** Whose pages the person has let a service show, on this machine. */
export class AllowedHosts {
  readonly #memento: Pick<Memento, 'get' | 'update'>;
  readonly #ask: (title: string, host: string, service: ServiceUrl) => Promise<boolean>;

  constructor(
    memento: Pick<Memento, 'get' | 'update'>,
    ask: (title: string, host: string, service: ServiceUrl) => Promise<boolean>,
  ) {
    this.#memento = memento;
    this.#ask = ask;
  }

  /** Asks once for each host of a service. */
  async allows(title: string, host: string, service: ServiceUrl): Promise<boolean> {
    const name = `${service} ${host}`;
    const known = this.#memento.get<readonly string[]>(storageKey, []);
    if (known.includes(name)) return true;
    if (!(await this.#ask(title, host, service))) return false;
    await this.#memento.update(storageKey, [...this.#memento.get<readonly string[]>(storageKey, []), name]);
    return true;
  }
}
