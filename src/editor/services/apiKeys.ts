import type { SecretStorage } from 'vscode';
import { originOf, type ServiceUrl } from './service.ts';

const nameOf = (service: ServiceUrl) => `key:${originOf(service)}`;

/** One key for each service origin, in the machine's secret storage and nowhere else. */
export class ApiKeys {
  readonly #secrets: Pick<SecretStorage, 'get' | 'store' | 'delete' | 'onDidChange'>;

  constructor(secrets: Pick<SecretStorage, 'get' | 'store' | 'delete' | 'onDidChange'>) {
    this.#secrets = secrets;
  }

  async get(service: ServiceUrl): Promise<string | undefined> {
    return this.#secrets.get(nameOf(service));
  }

  async set(service: ServiceUrl, key: string): Promise<void> {
    await this.#secrets.store(nameOf(service), key);
  }

  async remove(service: ServiceUrl): Promise<void> {
    await this.#secrets.delete(nameOf(service));
  }

  /** Another window's changes too. */
  onDidChange(listener: () => void): { dispose(): void } {
    return this.#secrets.onDidChange(({ key }) => {
      if (key.startsWith('key:')) listener();
    });
  }
}
