import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Answer, callApi } from './callApi.ts';
import type { HeldMemory } from './heldMemory.ts';
import { type Script, scripted } from './scriptedWriter.ts';

const program = fileURLToPath(new URL('./serveProcess.ts', import.meta.url));

/** A service that can be killed. */
export class KillableService {
  readonly baseUrl: string;
  readonly #child: ChildProcess;
  readonly #lines: Interface;
  readonly key: string;

  private constructor(baseUrl: string, child: ChildProcess, lines: Interface, key: string) {
    this.baseUrl = baseUrl;
    this.#child = child;
    this.#lines = lines;
    this.key = key;
  }

  static async start(options: {
    dataFolder: string;
    key: string;
    concurrentJobs: number;
    jobMinutes?: number;
    environment?: Readonly<Record<string, string>>;
  }): Promise<KillableService> {
    const { dataFolder, concurrentJobs, jobMinutes = 10, environment = {} } = options;
    const parameters = [dataFolder, String(concurrentJobs), String(jobMinutes)];
    const child = spawn(process.execPath, [program, ...parameters], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    });
    const lines = createInterface({ input: child.stdout! });
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The service ended with code ${code} before it was ready.`);
      }),
    ]);
    const { base_url } = JSON.parse(String(line)) as { base_url: string };
    return new KillableService(base_url, child, lines, options.key);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return callApi(this.baseUrl + path, { method, body, headers: { 'x-api-key': this.key } });
  }

  async generate(script: Script, options: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await this.call('POST', '/presentations/generate', {
      prompt: scripted(script),
      non_interactive: true,
      ...options,
    });
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.generation_id;
  }

  async statusWhere(id: string, wanted: (status: Answer['body']) => boolean): Promise<Answer['body']> {
    for (;;) {
      const { body } = await this.call('GET', `/presentations/generate/${id}/status`);
      if (wanted(body)) return body;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  finished(id: string): Promise<Answer['body']> {
    return this.statusWhere(id, ({ status }) => status === 'completed' || status === 'failed');
  }

  /** As a computer that sleeps and wakes up; the service does not hear of it. */
  async sleep(milliseconds: number): Promise<void> {
    this.#child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.#child.kill('SIGCONT');
  }

  /** Everything that it needs no more is cleared away first. */
  async heldMemory(): Promise<HeldMemory> {
    const told = once(this.#lines, 'line');
    this.#child.kill('SIGUSR2');
    const [line] = await told;
    return JSON.parse(String(line));
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
