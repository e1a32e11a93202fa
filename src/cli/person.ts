import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { inOneLine } from '../api/oneLine.ts';
import type { Surroundings } from './surroundings.ts';

type Terminal = Pick<Surroundings, 'input' | 'err' | 'interruption' | 'interrupt'>;

const openLines = ({ input, err, interruption, interrupt }: Terminal): Interface => {
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      err.write(String(chunk));
      done();
    },
  });
  const lines = createInterface({
    input,
    output,
    terminal: input.isTTY === true && err.isTerminal,
    prompt: '> ',
  });
  lines.on('SIGINT', interrupt);
  interruption.addEventListener('abort', () => lines.close(), { once: true });
  return lines;
};

/** Whoever sits at the terminal, or the file that answers instead. */
export class Person {
  readonly #terminal: Terminal;
  #lines: Interface | undefined;
  #answers: AsyncIterator<string> | undefined;
  /** A file that answers ends before its last line is asked for. */
  #hasEnded = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** An answer that says something. Undefined: none will come, after Ctrl+C or the end of the input. */
  async ask(question: string): Promise<string | undefined> {
    const { err, interruption } = this.#terminal;
    if (interruption.aborted) return undefined;
    err.write(`\n${inOneLine(question)}\n`);
    this.#lines ??= openLines(this.#terminal).once('close', () => {
      this.#hasEnded = true;
    });
    this.#answers ??= this.#lines[Symbol.asyncIterator]();
    for (;;) {
      if (!this.#hasEnded) this.#lines.prompt();
      const { value, done } = await this.#answers.next();
      if (done) return undefined;
      if (value.trim() !== '') return value;
    }
  }

  leave(): void {
    this.#lines?.close();
  }
}
