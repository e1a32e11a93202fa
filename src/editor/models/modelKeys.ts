import type { SecretStorage } from 'vscode';

const nameOf = (url: string) => `modelKey:${new URL(url).origin}`;

/** One key for each origin of endpoints, in the machine's secret storage and nowhere else. */
export class ModelKeys {
  readonly #secrets: Pick<SecretStorage, 'get' | 'store' | 'delete'>;

  constructor(secrets: Pick<SecretStorage, 'get' | 'store' | 'delete'>) {
    this.#secrets = secrets;
  }

  async get(url: string): Promise<string | undefined> {
    return this.#secrets.get(nameOf(url));
  }

  /** Empty: the endpoint needs none. */
  async set(url: string, key: string): Promise<void> {
    if (key === '') await this.#secrets.delete(nameOf(url));
    else await this.#secrets.store(nameOf(url), key);
  }
}
