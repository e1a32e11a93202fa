import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { type Result, succeeded, unusable } from '../../client/failure.ts';
import { builtInWords } from '../words/builtInWords.ts';
import type { Say } from '../words/say.ts';

const startsPerMinute = 3;
const minute = 60_000;
const startMilliseconds = 30_000;

export interface Address {
  readonly baseUrl: string;
  readonly key: string;
}

export interface BuiltInServiceOptions {
  /** Starts `deckwright serve` with the key in its environment; port 0 is any free one. */
  readonly start: (key: string, port: number) => ChildProcess;
  /** Where it was before the window was reloaded: links to its decks lead there. */
  readonly place: { readonly get: () => number; readonly set: (port: number) => void };
  readonly now: () => number;
  readonly say: Say;
  readonly log: (line: string) => void;
  readonly warn: (sentence: string) => void;
}

interface Ready {
  readonly baseUrl: string;
  /** What the person should know of it, such as decks that are gone. */
  readonly notice?: string;
}

const readReady = (line: string): Ready | undefined => {
  try {
    const { ready, base_url, notice } = JSON.parse(line) as Record<string, unknown>;
    if (ready !== true || typeof base_url !== 'string') return undefined;
    return { baseUrl: base_url, ...(typeof notice === 'string' && { notice }) };
  } catch {
    return undefined;
  }
};

/**
 * The presentation service as a child process: started on first use, restarted after a crash,
 * gone with the window.
 */
export class BuiltInService {
  readonly #options: BuiltInServiceOptions;
  readonly #startListeners = new Set<() => void>();
  readonly #key = randomBytes(32).toString('base64url');
  #child: ChildProcess | undefined;
  /** After a crash it comes back where it was: others may have its address. */
  #port: number;
  #address: Promise<Result<Address>> | undefined;
  #crashes: number[] = [];
  #disposed = false;

  constructor(options: BuiltInServiceOptions) {
    this.#options = options;
    this.#port = options.place.get();
  }

  /** Where it is reached, starting it if it does not run. */
  async connect(): Promise<Result<Address>> {
    const { now, say } = this.#options;
    this.#crashes = this.#crashes.filter((time) => now() - time < minute);
    if (!this.#address && this.#crashes.length > startsPerMinute) {
      return unusable(say(builtInWords.whyBuiltInKeepsStopping, this.#crashes.length));
    }
    this.#address ??= this.#startWhereItWas().catch((error: Error) =>
      unusable(say(builtInWords.whyBuiltInDidNotStart, error.message)),
    );
    const address = await this.#address;
    if (!address.ok) this.#address = undefined;
    return address;
  }

  /** Somewhere else where another program has its place by now. */
  async #startWhereItWas(): Promise<Result<Address>> {
    const remembered = this.#port;
    const started = await this.#start();
    return started.ok || remembered === 0 || this.#disposed ? started : this.#start();
  }

  async #start(): Promise<Result<Address>> {
    const { start, say, log } = this.#options;
    const key = this.#key;
    const port = this.#port;
    this.#port = 0;
    const child = start(key, port);
    this.#child = child;
    const lastWords: string[] = [];
    let isPlaceTaken = port !== 0;
    createInterface({ input: child.stderr! }).on('line', (line) => {
      lastWords.splice(0, lastWords.length, ...lastWords.slice(-4), line);
      log(line);
    });
    const started = await new Promise<Result<Address>>((resolve) => {
      const fail = (reason: string) => resolve(unusable(say(builtInWords.whyBuiltInDidNotStart, reason)));
      const tooLate = setTimeout(() => {
        fail(`${startMilliseconds / 1000} s`);
        child.kill();
      }, startMilliseconds);
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const ready = readReady(line);
        if (!ready) return;
        isPlaceTaken = false;
        if (ready.notice) this.#options.warn(ready.notice);
        resolve(succeeded({ baseUrl: ready.baseUrl, key }));
      });
      child.once('error', (error) => fail(error.message));
      child.once('close', (code, signal) => {
        clearTimeout(tooLate);
        if (isPlaceTaken && this.#child === child) this.#child = undefined;
        else this.#onClose(child, String(signal ?? code));
        fail(lastWords.at(-1) ?? String(signal ?? code));
      });
      child.stdout!.once('data', () => clearTimeout(tooLate));
    });
    if (started.ok) {
      this.#port = Number(new URL(started.value.baseUrl).port);
      this.#options.place.set(this.#port);
      for (const listener of this.#startListeners) listener();
    }
    return started;
  }

  #onClose(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    const { now, log } = this.#options;
    this.#child = undefined;
    this.#address = undefined;
    if (this.#disposed) return;
    this.#crashes = [...this.#crashes, now()].filter((time) => now() - time < minute);
    log(`The built-in service stopped (${how}).`);
    if (this.#crashes.length <= startsPerMinute) void this.connect();
  }

  /** Told after every start, since what was open is to be opened again. */
  onDidStart(listener: () => void): { dispose(): void } {
    this.#startListeners.add(listener);
    return { dispose: () => this.#startListeners.delete(listener) };
  }

  get processId(): number | undefined {
    return this.#child?.pid;
  }

  dispose(): void {
    this.#disposed = true;
    this.#startListeners.clear();
    this.#child?.kill();
  }
}
