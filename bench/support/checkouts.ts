import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A built checkout of the product. */
export interface Checkout {
  readonly name: string;
  readonly command: string;
}

/** This one and, to compare, the one that DECKWRIGHT_BENCH_AGAINST names: both built. */
export const checkouts = (): Checkout[] =>
  [process.env.DECKWRIGHT_BENCH_AGAINST, join(import.meta.dirname, '..', '..')]
    .filter((folder) => folder !== undefined)
    .map((folder) => ({
      name: basename(resolve(folder)),
      command: join(resolve(folder), 'dist', 'deckwright.js'),
    }));

export interface BenchService {
  readonly baseUrl: string;
  readonly pid: number;
  newKey(workspace: string): Promise<string>;
  stop(): Promise<void>;
}

/** A service as it is started for a team, its requests not counted. */
export async function startService({ command }: Checkout): Promise<BenchService> {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));
  const parameters = [command, 'serve', '--data', folder, '--rate-limit', 'off'];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  return {
    baseUrl: JSON.parse(String(line)).base_url,
    pid: child.pid!,
    newKey: async (workspace) => {
      const { stdout } = await run(process.execPath, [
        command,
        ...['keys', 'create', '--workspace', workspace, '--data', folder],
      ]);
      return stdout.trim();
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
