import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type Death,
  type HandedBack,
  memoryLine,
  type ParseAsk,
  type ParseReply,
  tellingDescriptor,
} from './parsing.ts';
import type { ResidentMemory } from './residentMemory.ts';

export interface ParserLimits {
  /** Bytes of all its memory. */
  readonly memory: number;
  /** How long it may read a source of so many bytes. */
  readonly sourceMs: (bytes: number) => number;
}

export interface ParserProcessOptions {
  readonly entry: URL;
  readonly limits: ParserLimits;
  readonly residentMemory: ResidentMemory;
  /** In milliseconds; undefined: the machine's own. */
  readonly ticks?: (() => number) | undefined;
}

/** It may have done nothing wrong, and be asked again. */
type Ending = Death | 'gaveWay';

export type Parsed =
  | ParseReply
  /**
   * `at`: the source it read when it ended, if it had begun with one. `wasFirst`: it had read no other yet.
   * `readMs`: how long it had read that source; `mayReadMs`: how long it may.
   */
  | {
      readonly outcome: 'died';
      readonly at: number | undefined;
      readonly wasFirst: boolean;
      readonly readMs: number;
      readonly mayReadMs: number;
      readonly why: Ending;
    };

/** Told how long the process has read now; its start is nobody's reading. */
export type IsToGiveWay = (milliseconds: number) => boolean;

const lookMs = 100;
/** For it to begin with a source: on a busy machine much longer than small ones take to read. */
const longestStartMs = 60_000;
/** Of its memory: what it read last would be counted to the next source. */
const mostHeld = 0.8;
/** A machine that slept did not read meanwhile. */
const longestLookMs = 1_000;
const megabyte = 1024 * 1024;

/** None of the service's secrets, and nothing that changes how Node runs. */
const inherited =
  /^(?:PATH|HOME|TMP|TEMP|TMPDIR|SYSTEMROOT|WINDIR|LANG|LC_\w+|TZ|ELECTRON_RUN_AS_NODE|NODE_COMPILE_CACHE)$/i;

/** One process that reads sources, held to its limits from outside as well. */
export class ParserProcess {
  readonly #options: ParserProcessOptions;
  readonly #now: () => number;
  readonly #child: ChildProcess;
  #settle: ((parsed: Parsed) => void) | undefined;
  #at: number | undefined;
  #firstAt: number | undefined;
  #why: Ending = 'crash';
  #hasEnded = false;

  constructor(options: ParserProcessOptions) {
    this.#options = options;
    this.#now = options.ticks ?? (() => performance.now());
    const { memory } = options.limits;
    const environment = Object.entries(process.env).filter(([name]) => inherited.test(name));
    const heap = `--max-old-space-size=${Math.max(64, Math.floor(memory / megabyte))}`;
    const child = spawn(process.execPath, [heap, fileURLToPath(options.entry), String(memory)], {
      env: Object.fromEntries(environment),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
      windowsHide: true,
    });
    this.#child = child;
    const told = child.stdio[tellingDescriptor] as Readable | null;
    told?.on('error', () => undefined);
    if (told) createInterface({ input: told }).on('line', (line) => this.#told(line));
    child.on('message', (back: HandedBack) => this.#answered(back));
    child.on('error', () => this.#ended());
    // When all that it told has arrived, too.
    child.on('close', () => this.#ended());
    child.unref();
    child.channel?.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** How long it has been at the sources that it was asked to read last; its start is nobody's reading. */
  get readMs(): number {
    if (this.#readingFrom === undefined) return 0;
    return Math.min(this.#now() - this.#readingFrom, this.#allMs + longestLookMs);
  }

  parse(ask: ParseAsk, isToGiveWay: IsToGiveWay): Promise<Parsed> {
    this.#at = undefined;
    this.#readingFrom = undefined;
    this.#startMs = 0;
    this.#sourceMs = 0;
    this.#mayReadMs = Number.POSITIVE_INFINITY;
    this.#allMs = 0;
    if (this.#hasEnded) return Promise.resolve(this.#death());
    const stopWatching = this.#watch(isToGiveWay);
    return new Promise<Parsed>((resolve) => {
      this.#settle = resolve;
      this.#child.send(ask, (error) => {
        if (error) this.end();
      });
    }).finally(stopWatching);
  }

  end(): void {
    this.#hasEnded = true;
    this.#child.kill('SIGKILL');
  }

  #told(line: string): void {
    if (line === memoryLine) {
      this.#why = 'memory';
      return;
    }
    const [at, bytes] = line.split(' ').map(Number) as [number, number];
    this.#at = at;
    this.#mayReadMs = this.#options.limits.sourceMs(bytes);
    this.#firstAt ??= this.#at;
    this.#readingFrom ??= this.#now();
    this.#sourceMs = 0;
  }

  #readingFrom: number | undefined;
  #startMs = 0;
  /** Of the source that it is at. */
  #sourceMs = 0;
  #mayReadMs = Number.POSITIVE_INFINITY;
  /** Of all sources that it was asked to read. */
  #allMs = 0;

  #watch(isToGiveWay: IsToGiveWay): () => void {
    const { limits, residentMemory } = this.#options;
    const { pid } = this.#child;
    let last = this.#now();
    let isLooking = false;
    const over = (why: Ending): void => {
      this.#why = why;
      this.end();
    };
    const timer = setInterval(async () => {
      const now = this.#now();
      const worked = Math.min(longestLookMs, now - last);
      last = now;
      if (this.#at === undefined) this.#startMs += worked;
      else {
        this.#sourceMs += worked;
        this.#allMs += worked;
      }
      if (this.#sourceMs > this.#mayReadMs || this.#startMs > longestStartMs) return over('time');
      if (isToGiveWay(this.#allMs)) return over('gaveWay');
      if (pid === undefined || isLooking) return;
      isLooking = true;
      if (((await residentMemory(pid)) ?? 0) > limits.memory) over('memory');
      isLooking = false;
    }, lookMs);
    return () => clearInterval(timer);
  }

  #answered({ reply, held }: HandedBack): void {
    if (held > this.#options.limits.memory * mostHeld) this.end();
    this.#settle?.(reply);
    this.#settle = undefined;
  }

  #ended(): void {
    this.#hasEnded = true;
    this.#settle?.(this.#death());
    this.#settle = undefined;
  }

  #death(): Parsed {
    const at = this.#at;
    return {
      outcome: 'died',
      at,
      wasFirst: at === this.#firstAt,
      readMs: this.#sourceMs,
      mayReadMs: this.#mayReadMs,
      why: this.#why,
    };
  }
}
