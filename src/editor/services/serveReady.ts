import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Result, succeeded, unusable } from '../../client/failure.ts';
import { builtInWords } from '../words/builtInWords.ts';
import type { Say } from '../words/say.ts';
import { readServiceLine, type ServiceLine } from './serviceLine.ts';

const startMilliseconds = 30_000;

export interface Ready {
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

export interface ServeUse {
  readonly say: Say;
  readonly log: (line: ServiceLine) => void;
  /** It ended, by a code or a signal, now or later. */
  readonly closed: (how: string, wasReady: boolean) => void;
}

/** Waits until a service process that was just started takes calls; else why it does not, in its own last words. */
export const serveReady = (child: ChildProcess, { say, log, closed }: ServeUse): Promise<Result<Ready>> =>
  new Promise((resolve) => {
    const lastWords: string[] = [];
    let isReady = false;
    const fail = (reason: string) => resolve(unusable(say(builtInWords.whyBuiltInDidNotStart, reason)));
    const tooLate = setTimeout(() => {
      fail(`${startMilliseconds / 1000} s`);
      child.kill();
    }, startMilliseconds);
    createInterface({ input: child.stderr! }).on('line', (line) => {
      lastWords.splice(0, lastWords.length, ...lastWords.slice(-4), line);
      // What it says as it is ended may come after the log is gone.
      if (!child.killed) log(readServiceLine(line));
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const ready = readReady(line);
      if (!ready) return;
      isReady = true;
      resolve(succeeded(ready));
    });
    child.stdout!.once('data', () => clearTimeout(tooLate));
    child.once('error', (error) => fail(error.message));
    child.once('close', (code, signal) => {
      clearTimeout(tooLate);
      const how = String(signal ?? code);
      closed(how, isReady);
      fail(lastWords.at(-1) ?? how);
    });
  });
