import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtCommand } from './builtCommand.ts';

const caches = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
mkdirSync(caches, { recursive: true });

/** The built command as a person runs it: a process of its own. */
export class CommandProcess {
  out = '';
  err = '';
  readonly #process: ChildProcess;
  readonly #exit: Promise<number | null>;
  #onOutput: () => void = () => undefined;

  constructor(argv: readonly string[], environment: Record<string, string> = {}) {
    this.#process = spawn(process.execPath, [builtCommand, ...argv], {
      env: { PATH: process.env.PATH, HOME: '/nonexistent', XDG_CACHE_HOME: caches, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stdout?.setEncoding('utf8').on('data', (text) => {
      this.out += text;
      this.#onOutput();
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text) => {
      this.err += text;
      this.#onOutput();
    });
    this.#exit = once(this.#process, 'close').then(([code]) => code);
  }

  /** Waits until both streams together hold what is sought. */
  async has(sought: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = sought.exec(this.out + this.err);
      if (found) return found;
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#onOutput = resolve;
        }),
        this.#exit.then((code) => {
          if (!sought.test(this.out + this.err))
            throw new Error(`ended with ${code}: ${this.out}${this.err}`);
        }),
      ]);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#process.kill(name);
  }

  async ended(): Promise<{ exitCode: number | null; out: string; err: string }> {
    const exitCode = await this.#exit;
    return { exitCode, out: this.out, err: this.err };
  }
}

/** Runs it to its end. */
export const runProcess = (argv: readonly string[], environment?: Record<string, string>) =>
  new CommandProcess(argv, environment).ended();
