import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { builtCommand } from './builtCommand.ts';
import { newFolder } from './runningService.ts';

const run = promisify(execFile);

export interface ServiceProcessOptions {
  readonly environment?: Record<string, string>;
  readonly folder?: string;
  /** Hears each line of its log. */
  readonly hearLog?: (line: string) => void;
}

/** The service as a person starts it: a process of its own on a folder of its own. */
export class ServiceProcess {
  readonly baseUrl: string;
  readonly dataFolder: string;
  readonly #process: ChildProcess;

  private constructor(baseUrl: string, dataFolder: string, child: ChildProcess) {
    this.baseUrl = baseUrl;
    this.dataFolder = dataFolder;
    this.#process = child;
  }

  static async start(
    parameters: readonly string[] = [],
    { environment = {}, folder, hearLog }: ServiceProcessOptions = {},
  ): Promise<ServiceProcess> {
    const dataFolder = folder ?? (await newFolder());
    const child = spawn(process.execPath, [builtCommand, 'serve', '--data', dataFolder, ...parameters], {
      stdio: ['ignore', 'pipe', hearLog ? 'pipe' : 'ignore'],
      env: { ...process.env, ...environment },
    });
    if (hearLog) createInterface(child.stderr!).on('line', hearLog);
    const [line] = await Promise.race([
      once(createInterface(child.stdout!), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`serve ended with ${code}`))),
    ]);
    return new ServiceProcess(JSON.parse(line).base_url, dataFolder, child);
  }

  get pid(): number {
    return this.#process.pid!;
  }

  async newKey(workspace: string): Promise<string> {
    const { stdout } = await run(process.execPath, [
      builtCommand,
      ...['keys', 'create', '--workspace', workspace, '--data', this.dataFolder],
    ]);
    return stdout.trim();
  }

  /** On the spot; its folder stays. */
  async kill(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
  }

  async stop(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await exit;
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}
