import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const program = fileURLToPath(new URL('./postgresProcess.ts', import.meta.url));
/** Root's server runs as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A real PostgreSQL server, gone with this process. */
export class PostgresServer {
  readonly #url: string;
  readonly #child: ChildProcess;
  readonly #lines: Interface;
  #made = 0;

  private constructor(url: string, child: ChildProcess, lines: Interface) {
    this.#url = url;
    this.#child = child;
    this.#lines = lines;
  }

  /** `settings`: of the server, beside those that every test has. */
  static async start(settings: readonly string[] = []): Promise<PostgresServer> {
    const child = spawn(process.execPath, [program, ...settings], {
      stdio: ['pipe', 'pipe', 'inherit'],
      cwd: tmpdir(),
      env: { ...process.env, HOME: tmpdir() },
      ...nobody,
    });
    const lines = createInterface({ input: child.stdout! });
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`PostgreSQL ended with ${code}`))),
    ]);
    return new PostgresServer(JSON.parse(line).url, child, lines);
  }

  /** A database of its own, a copy of another where one is named; resolves to its URL. */
  async newDatabase(template = 'template1'): Promise<string> {
    this.#made += 1;
    const name = `test_${this.#made}`;
    await this.run('postgres', `create database ${name} template ${template}`);
    return `${this.#url}/${name}`;
  }

  /** Whether or not somebody is still connected to it. */
  async drop(url: string): Promise<void> {
    await this.run('postgres', `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  }

  async run<Row>(database: string, query: string): Promise<Row[]> {
    const client = new pg.Client(`${this.#url}/${database}`);
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  }

  /** Every connection breaks, and none can be made until it is back. */
  async restart(): Promise<void> {
    const back = once(this.#lines, 'line');
    this.#child.stdin!.write('restart\n');
    await back;
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.stdin!.end();
    await exit;
  }
}
