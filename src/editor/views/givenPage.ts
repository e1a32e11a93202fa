import { randomBytes } from 'node:crypto';

/**
 * The page that a tab was given last. Until it says that it is there, what is sent to the tab may reach the page before
 * it, and is lost with that one.
 */
export class GivenPage {
  #id: string | undefined;
  #isThere = false;

  /** Names the page that the tab gets now: unguessable, and by which it says that it is there. */
  give(): string {
    this.#id = randomBytes(16).toString('base64');
    this.#isThere = false;
    return this.#id;
  }

  /** Whether it says so. */
  hear(message: unknown): boolean {
    if (typeof message !== 'object' || message === null || !('here' in message)) return false;
    if (this.#id === undefined || message.here !== this.#id) return false;
    this.#isThere = true;
    return true;
  }

  get listens(): boolean {
    return this.#isThere;
  }
}
