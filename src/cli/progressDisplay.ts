import { inOneLine } from '../api/oneLine.ts';
import type { Output } from './surroundings.ts';

const barWidth = 24;

/** One line that changes on a terminal, one line for each change elsewhere. */
export class ProgressDisplay {
  readonly #output: Output;
  #shown = '';

  constructor(output: Output) {
    this.#output = output;
  }

  /** `share` from 0 to 1, where it is known. */
  show(said: string, share?: number): void {
    const step = inOneLine(said);
    if (step === this.#shown && share === undefined) return;
    const isNew = step !== this.#shown;
    this.#shown = step;
    if (!this.#output.isTerminal) {
      if (isNew) this.#output.write(`${step}\n`);
      return;
    }
    const filled = Math.round((share ?? 0) * barWidth);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
    const line = `${share === undefined ? '' : `${bar}  `}${step}`;
    this.#output.write(`\r\x1b[2K${line.slice(0, this.#output.columns - 1)}`);
  }

  /** Takes the line away, so that something else can be written. */
  clear(): void {
    if (this.#output.isTerminal && this.#shown !== '') this.#output.write('\r\x1b[2K');
    this.#shown = '';
  }
}
