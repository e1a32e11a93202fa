import { PassThrough } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import type { Output, Surroundings } from '../../src/cli/surroundings.ts';

class Recorder implements Output {
  text = '';
  readonly isTerminal: boolean;
  readonly columns = 80;
  readonly #onWrite: (text: string) => void;

  constructor(isTerminal: boolean, onWrite: (text: string) => void) {
    this.isTerminal = isTerminal;
    this.#onWrite = onWrite;
  }

  write(text: string): void {
    this.text += text;
    this.#onWrite(this.text);
  }
}

export interface TerminalOptions {
  readonly environment?: Record<string, string>;
  readonly workingFolder?: string;
  readonly isTerminal?: boolean;
  readonly input?: string;
  /** Ctrl+C as soon as this is on standard error. */
  readonly interruptAt?: string;
  readonly openBrowser?: (url: string) => Promise<void>;
}

/** A terminal that a command can be run in without a process. */
export const fakeTerminal = ({
  environment = {},
  workingFolder = '/',
  isTerminal = false,
  input = '',
  interruptAt,
  openBrowser = async () => undefined,
}: TerminalOptions = {}) => {
  const interruption = new AbortController();
  const out = new Recorder(isTerminal, () => undefined);
  const err = new Recorder(isTerminal, (text) => {
    if (interruptAt !== undefined && text.includes(interruptAt)) interruption.abort();
  });
  const typed = new PassThrough();
  typed.end(input);
  const surroundings: Surroundings = {
    out,
    err,
    input: typed as unknown as NodeJS.ReadStream,
    environment,
    workingFolder,
    homeFolder: '/home/mara',
    platform: 'linux',
    interruption: interruption.signal,
    interrupt: () => interruption.abort(),
    openBrowser,
  };
  return { surroundings, out, err };
};

/** Runs a command line and gives what it left. */
export const runCommand = async (argv: readonly string[], options?: TerminalOptions) => {
  const { surroundings, out, err } = fakeTerminal(options);
  const exitCode = await run(argv, surroundings);
  return { exitCode, out: out.text, err: err.text };
};
