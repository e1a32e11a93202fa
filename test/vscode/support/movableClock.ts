import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CodeServerOptions } from './codeServer.ts';
import { root } from './places.ts';

const moved = join(root, 'test', 'vscode', 'support', 'movedClock.ts');

/** The clock that an extension host measures by, from outside: what takes minutes need not take them here. */
export class MovableClock {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<MovableClock> {
    return new MovableClock(await mkdtemp(join(tmpdir(), 'deckwright-clock-')));
  }

  get #file(): string {
    return join(this.#folder, 'ahead');
  }

  /** For starting VS Code: its extension hosts take over the parameters of its Node. */
  get options(): Pick<CodeServerOptions, 'nodeParameters' | 'environment'> {
    return { nodeParameters: ['--import', moved], environment: { DECKWRIGHT_TEST_CLOCK: this.#file } };
  }

  async moveMinutes(minutes: number): Promise<void> {
    await writeFile(this.#file, String(minutes * 60_000));
  }

  async end(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
