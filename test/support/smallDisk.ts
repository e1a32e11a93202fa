import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtCommand } from './builtCommand.ts';
import { type Answer, callApi } from './callApi.ts';
import { newFolder } from './runningService.ts';

const key = 'dw_small-disk';

/** Whether this machine lets a process have a file system of its own. */
export const canHaveSmallDisk = (): boolean =>
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

const script = `
  disk=$1; node=$2; command=$3; shift 3
  mount -t tmpfs -o size=4m tmpfs "$disk"
  "$node" "$command" keys create --workspace tea --data "$disk/data" 2>/dev/null >/dev/null
  cat /dev/zero 2>/dev/null >"$disk/filler"
  "$node" "$command" "$@"`;

/** What a command says on standard error, and how it ends, while a disk is full that has a data folder. */
export const runBesideFullDisk = (disk: string, args: readonly string[]) => {
  const { status, stderr, stdout } = spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', script, 'sh', disk, process.execPath, builtCommand, ...args],
    { encoding: 'utf8' },
  );
  return { exitCode: status, err: stderr, out: stdout };
};

/** The service on a file system of so many megabytes, which nobody else sees. */
export class SmallDiskService {
  readonly origin: string;
  readonly log: readonly { event: string }[];
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(origin: string, child: ChildProcess, folder: string, log: { event: string }[]) {
    this.origin = origin;
    this.#child = child;
    this.#folder = folder;
    this.log = log;
  }

  static start(megabytes: number): Promise<SmallDiskService> {
    return SmallDiskService.#after('', megabytes);
  }

  /** In a folder that was there before, with no room beside it; `prepare` is done in it by the shell before. */
  static startOnFull(megabytes: number, prepare = 'true'): Promise<SmallDiskService> {
    return SmallDiskService.#after(
      `"$3" "$4" keys create --workspace tea --data "$2" >/dev/null; (cd "$2" && ${prepare}); cat /dev/zero 2>/dev/null >"$2/filler";`,
      megabytes,
    );
  }

  static async #after(before: string, megabytes: number): Promise<SmallDiskService> {
    const folder = await newFolder();
    const script = `mount -t tmpfs -o size="$1"m tmpfs "$2" && { ${before} shift; shift; exec "$@"; }`;
    const serve = [process.execPath, builtCommand, 'serve', '--data', folder, '--rate-limit', 'off'];
    const child = spawn('unshare', ['-rm', 'sh', '-c', script, 'sh', String(megabytes), folder, ...serve], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DECKWRIGHT_LOCAL_KEY: key },
    });
    const log: { event: string }[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.startsWith('{')) log.push(JSON.parse(line));
    });
    const [line] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`serve ended with ${code}`))),
    ]);
    return new SmallDiskService(new URL(JSON.parse(line).base_url).origin, child, folder, log);
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return callApi(this.origin + path, { method, body, headers: { 'x-api-key': key } });
  }

  async statusWhere(id: string, wanted: (body: Answer['body']) => boolean): Promise<Answer['body']> {
    for (;;) {
      const { body } = await this.call('GET', `/api/v1/presentations/generate/${id}/status`);
      if (wanted(body)) return body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async fill(): Promise<void> {
    const file = await open(this.#filler(), 'w');
    try {
      for (const size of [65_536, 4_096]) {
        while (
          await file.write(Buffer.alloc(size)).then(
            () => true,
            () => false,
          )
        );
      }
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.#filler());
  }

  /** A command beside the service, on its folder. */
  command(...args: readonly string[]) {
    const within = ['-t', String(this.#child.pid), '-U', '-m', '--preserve-credentials'];
    const { status, stderr, stdout } = spawnSync(
      'nsenter',
      [...within, process.execPath, builtCommand, ...args, '--data', this.#folder],
      { encoding: 'utf8' },
    );
    return { exitCode: status, err: stderr, out: stdout };
  }

  /** As the process sees it: its file system is its own. */
  path(name: string): string {
    return join(`/proc/${this.#child.pid}/root`, this.#folder, name);
  }

  #filler(): string {
    return this.path('filler');
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
    await rm(this.#folder, { recursive: true });
  }
}
