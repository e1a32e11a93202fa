import { writeSync } from 'node:fs';
import { homedir } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { ModelChannel } from '../service/models/editorModels.ts';
import { withoutControls } from './withoutControls.ts';

export interface Output {
  write(text: string): void;
  readonly isTerminal: boolean;
  readonly columns: number;
}

/** What a command sees of the machine and the terminal. */
export interface Surroundings {
  readonly out: Output;
  /** For what is not the result: progress, notes, errors. */
  readonly err: Output;
  readonly input: NodeJS.ReadStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingFolder: string;
  readonly homeFolder: string;
  readonly platform: NodeJS.Platform;
  /** Ctrl+C, or a request to end. */
  readonly interruption: AbortSignal;
  /** Ctrl+C where the terminal hands it to us as a key. */
  interrupt(): void;
  openBrowser(url: string): Promise<void>;
  /** To the editor that started this process and lends it its language models. */
  readonly modelChannel?: ModelChannel;
  /** Loads what jobs need since this process was started. */
  readonly jobThread?: Worker;
}

/** A log's reader may go and its disk may be full: a service does not end with them, and tells on when it can. */
const lasting = (stream: NodeJS.WriteStream & { readonly fd: number }): ((text: string) => void) => {
  let isBroken = false;
  stream.on('error', () => {
    isBroken = true;
  });
  return (text) => {
    if (!isBroken) return void stream.write(text);
    try {
      writeSync(stream.fd, text);
    } catch {
      // There is nowhere left to say so.
    }
  };
};

const output = (
  stream: NodeJS.WriteStream,
  write: (text: string) => void = (text) => void stream.write(text),
): Output => ({
  write,
  isTerminal: stream.isTTY === true,
  get columns() {
    // Some terminals say 0.
    return stream.columns || 80;
  },
});

const editorChannel = (): ModelChannel | undefined => {
  if (process.env.DECKWRIGHT_EDITOR_MODEL !== '1' || !process.send) return undefined;
  return {
    send: (ask) => void process.send?.(ask, undefined, {}, () => undefined),
    onMessage: (listener) => {
      process.on('message', listener);
      process.channel?.unref();
    },
  };
};

/** Those of this process. A second Ctrl+C ends it on the spot. */
export const processSurroundings = (jobThread?: Worker): Surroundings => {
  const interruption = new AbortController();
  const interrupt = () => {
    if (interruption.signal.aborted) process.exit(130);
    interruption.abort();
  };
  const tell = lasting(process.stderr);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads the output may have seen enough.
    if (error.code === 'EPIPE') process.exit(0);
    tell(`deckwright: The output could not be written: ${error.message}.\n`);
    process.exit(1);
  });
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  // The editor that started this process is gone.
  process.once('disconnect', () => interruption.abort());
  const modelChannel = editorChannel();
  return {
    ...(modelChannel && { modelChannel }),
    ...(jobThread && { jobThread }),
    out: output(process.stdout, (text) => void process.stdout.write(withoutControls(text))),
    err: output(process.stderr, tell),
    input: process.stdin,
    environment: process.env,
    workingFolder: process.cwd(),
    homeFolder: homedir(),
    platform: process.platform,
    interruption: interruption.signal,
    interrupt,
    openBrowser: async (url) => {
      const { default: open } = await import('open');
      await open(url);
    },
  };
};
