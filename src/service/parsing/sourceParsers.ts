import { type ContestedTurns, turnMs } from '../jobs/contestedTurns.ts';
import { FairLine } from '../jobs/fairLine.ts';
import { type Parsed, ParserProcess, type ParserProcessOptions } from './parserProcess.ts';
import type { ClosedReply, Death, ParseReply } from './parsing.ts';

export interface SourceParsersOptions extends ParserProcessOptions {
  /** How many read at once. */
  readonly size: number;
  readonly idleMs: number;
  readonly contestedTurns: ContestedTurns;
  /** Whoever was given less than this waits for a first turn at most. */
  readonly littleMs: number;
}

interface Taken {
  readonly parser: ParserProcess;
  /** One that was idle may have ended meanwhile, without a word yet. */
  readonly wasIdle: boolean;
}

interface Turn {
  readonly who: string | undefined;
  begin(taken: Taken): void;
  giveUp(): void;
}

const closedReply: ClosedReply = { outcome: 'closed' };

/** At most `size` processes that read sources, started when they are needed and ended when they are idle. */
export class SourceParsers {
  readonly #options: SourceParsersOptions;
  readonly #busy = new Set<ParserProcess>();
  readonly #idle = new Map<ParserProcess, NodeJS.Timeout>();
  readonly #waiting = new FairLine<Turn>();
  #isClosed = false;

  constructor(options: SourceParsersOptions) {
    this.#options = options;
  }

  /** Starts a process before there is anything to read. */
  warm(): void {
    if (this.#idle.size === 0 && this.#busy.size < this.#options.size)
      this.#rest(new ParserProcess(this.#options));
  }

  /**
   * Reads the folder's sources; those that end their parser are left out, each with its sentence.
   * `who`: for whom it is done.
   */
  async parse(folder: string, who: string | undefined, gone: AbortSignal): Promise<ParseReply | ClosedReply> {
    const refused: Record<number, Death> = {};
    const triedFirst = new Set<number>();
    let wasLost = false;
    let first: number | undefined;
    let gaveWay = 0;
    /** Of each source: it has no more time in several tries than in one. */
    const spentMs = new Map<number, number>();
    for (;;) {
      const taken = await this.#take(who, gone);
      if (taken === undefined) return closedReply;
      const { parser, wasIdle } = taken;
      const end = () => parser.end();
      gone.addEventListener('abort', end, { once: true });
      const isToGiveWay = (milliseconds: number): boolean => this.#isToGiveWay(who, milliseconds, gaveWay);
      const parsed = gone.aborted ? closedReply : await parser.parse({ folder, refused, first }, isToGiveWay);
      gone.removeEventListener('abort', end);
      this.#waiting.give(who, parser.readMs);
      this.#giveBack(parser);
      if (parsed.outcome !== 'died') return parsed;
      if (this.#isClosed || gone.aborted) return closedReply;
      const { at, wasFirst, readMs, mayReadMs, why } = parsed;
      if (why === 'gaveWay') {
        gaveWay += 1;
        if (at === undefined) continue;
        const spent = (spentMs.get(at) ?? 0) + readMs;
        spentMs.set(at, spent);
        if (spent >= mayReadMs) refused[at] = 'time';
        continue;
      }
      if (at === undefined && wasIdle) continue;
      // Killed from outside before it read any: once may happen.
      if (at === undefined && !wasLost) {
        wasLost = true;
        continue;
      }
      if (at === undefined || refused[at] !== undefined) return lost(parsed);
      // What was read before it may have taken the memory.
      if (why === 'memory' && (wasIdle || !wasFirst) && !triedFirst.has(at)) {
        triedFirst.add(at);
        first = at;
      } else refused[at] = why;
    }
  }

  #isToGiveWay(who: Turn['who'], milliseconds: number, gaveWay: number): boolean {
    const { contestedTurns, littleMs } = this.#options;
    if (milliseconds <= turnMs(contestedTurns, 0)) return false;
    const isOver = milliseconds > turnMs(contestedTurns, gaveWay);
    return this.#waiting.holdsOneBefore(who, milliseconds, isOver ? undefined : littleMs);
  }

  close(): void {
    this.#isClosed = true;
    for (const turn of this.#waiting.empty()) turn.giveUp();
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const parser of [...this.#busy, ...this.#idle.keys()]) parser.end();
    this.#idle.clear();
  }

  /** Undefined: there will be none. */
  #take(who: Turn['who'], gone: AbortSignal): Promise<Taken | undefined> {
    return new Promise((resolve) => {
      if (this.#isClosed || gone.aborted) return resolve(undefined);
      const settle = (taken?: Taken): void => {
        gone.removeEventListener('abort', leave);
        resolve(taken);
      };
      const turn: Turn = { who, begin: settle, giveUp: settle };
      const leave = (): void => {
        this.#waiting.leave(turn);
        settle();
      };
      gone.addEventListener('abort', leave);
      this.#waiting.push(turn);
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (this.#busy.size < this.#options.size) {
      const turn = this.#waiting.next();
      if (turn === undefined) return;
      const idle = this.#takeIdle();
      const parser = idle ?? new ParserProcess(this.#options);
      this.#busy.add(parser);
      turn.begin({ parser, wasIdle: idle !== undefined });
    }
  }

  #takeIdle(): ParserProcess | undefined {
    for (const [parser, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(parser);
      if (!parser.hasEnded) return parser;
    }
    return undefined;
  }

  #giveBack(parser: ParserProcess): void {
    this.#busy.delete(parser);
    if (!parser.hasEnded && !this.#isClosed) this.#rest(parser);
    this.#dispatch();
  }

  #rest(parser: ParserProcess): void {
    const timer = setTimeout(() => {
      this.#idle.delete(parser);
      parser.end();
    }, this.#options.idleMs);
    this.#idle.set(parser, timer.unref());
  }
}

const lost = ({ why }: Extract<Parsed, { outcome: 'died' }>): ParseReply => ({
  outcome: 'threw',
  reason: `What reads the sources ended before it read any (${why}).`,
});
