import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cancelled, type Result, succeeded, unusable } from '../../client/failure.ts';
import { builtInWords } from '../words/builtInWords.ts';
import type { Say } from '../words/say.ts';
import type { ServiceLine } from './serviceLine.ts';

const startsPerMinute = 3;
const minute = 60_000;
/** How long it waits for somebody it was started ahead for. */
const unusedMs = 10 * minute;

export interface Address {
  readonly baseUrl: string;
  readonly key: string;
}

export interface BuiltInServiceOptions {
  /** Starts `deckwright serve` with the key in its environment; port 0 is any free one. */
  readonly start: (key: string, port: number) => Promise<ChildProcess>;
  /** Where it was before the window was reloaded: links to its decks lead there. */
  readonly place: { readonly get: () => number; readonly set: (port: number) => void };
  readonly now: () => number;
  readonly say: Say;
  readonly log: (line: ServiceLine) => void;
  readonly warn: (sentence: string) => void;
}

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
  #unused: NodeJS.Timeout | undefined;

  constructor(options: BuiltInServiceOptions) {
    this.#options = options;
    this.#port = options.place.get();
  }

  /** Starts it for somebody who may soon need it; it ends again where nobody did. */
  async startAhead(): Promise<void> {
    if (this.#address || this.#disposed) return;
    const starting = this.connect();
    this.#unused = setTimeout(() => this.#end(), unusedMs);
    this.#unused.unref();
    await starting;
  }

  /** Where it is reached, starting it if it does not run. */
  async connect(): Promise<Result<Address>> {
    clearTimeout(this.#unused);
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
    const { start, say, log, warn, place } = this.#options;
    const { serveReady } = await import('./serveReady.ts');
    const port = this.#port;
    this.#port = 0;
    if (this.#disposed) return cancelled;
    const child = await start(this.#key, port);
    if (this.#disposed) {
      child.kill();
      return cancelled;
    }
    this.#child = child;
    const ready = await serveReady(child, {
      say,
      log,
      closed: (how, wasReady) => {
        // It had no chance where another program has its place.
        if (!wasReady && port !== 0 && this.#child === child) this.#child = undefined;
        else this.#onClose(child, how);
      },
    });
    if (!ready.ok) return ready;
    const { baseUrl, notice } = ready.value;
    if (notice) warn(notice);
    this.#port = Number(new URL(baseUrl).port);
    place.set(this.#port);
    for (const listener of this.#startListeners) listener();
    return succeeded({ baseUrl, key: this.#key });
  }

  #onClose(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    const { now, log } = this.#options;
    this.#child = undefined;
    this.#address = undefined;
    if (this.#disposed) return;
    this.#crashes = [...this.#crashes, now()].filter((time) => now() - time < minute);
    log({ level: 'info', text: `The built-in service stopped (${how}).` });
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

  #end(): void {
    const child = this.#child;
    this.#child = undefined;
    this.#address = undefined;
    child?.kill();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#unused);
    this.#startListeners.clear();
    this.#end();
  }
}
