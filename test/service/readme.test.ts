import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { newFolder } from '../support/runningService.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = 'npm ci && ';
const notCopied = new Set(['node_modules', '.git', 'dist', 'coverage', '.deckwright', '.vscode-test']);

const commandsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands.trim());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('The README', function () {
  this.timeout(180_000);
  let commands: readonly string[];
  let clone: string;
  const running = new Set<ChildProcess>();

  before(async () => {
    commands = commandsIn(await readFile(join(root, 'README.md'), 'utf8'));
    clone = await newFolder();
    await cp(root, clone, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
    await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  });
  after(async () => {
    for (const { pid } of running) process.kill(-pid!, 'SIGKILL');
    await rm(clone, { recursive: true, force: true });
  });

  /** Runs in a group of its own, so that nothing of it is left behind. */
  function shell(script: string): ChildProcess {
    const child = spawn('bash', ['-c', script], {
      cwd: clone,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {
        ...process.env,
        NODE_V8_COVERAGE: undefined,
        npm_config_cache: join(clone, '.npm'),
        // Not that of whoever runs the tests.
        DECKWRIGHT_DATA: join(clone, '.data'),
      },
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  }

  it('has two commands that install, and continuous integration runs what they run', async () => {
    const all = commands.filter((command) => command.startsWith(installed));
    assert.deepEqual(all, [`${installed}npm start -- examples/quarterly-review.md`, `${installed}npm test`]);
    const integration = await readFile(join(root, '.ci/run'), 'utf8');
    for (const run of [/^npm ci$/m, /^npm test( |$)/m, /^npm run test:vscode( |$)/m])
      assert.match(integration, run);
  });

  it('starts with a deck that can be seen until Ctrl+C', async () => {
    const [start = ''] = commands;
    const child = shell(start.slice(installed.length));
    const closed = once(child, 'close');
    let output = '';
    child.stderr?.resume();
    for await (const chunk of child.stdout!) {
      output += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+\/p\/\S+/.exec(output)?.[0];
      if (url === undefined) continue;
      const page = await fetch(url);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<title>.+<\/title>/);
      process.kill(-child.pid!, 'SIGINT');
      break;
    }
    assert.match(output, /\/p\//, 'no address was printed');
    await closed;
  });

  it('walks from a key to a deck as it says', async () => {
    const walk = commands.filter((command) => !command.startsWith(installed));
    assert.equal(walk.at(-1), 'kill %1');
    // As on a terminal: jobs have numbers, and a failed command is noticed. Its port may be taken here.
    const script = ['set -emu -o pipefail', ...walk].join('\n');
    const child = shell(script.replaceAll('8787', String(await freePort())));
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout!),
      text(child.stderr!),
      once(child, 'close'),
    ]);
    assert.match(output, /^204$/m, output + errors);
    assert.match(output, /^completed$/m, output + errors);
    assert.match(output, /<title>.+<\/title>/, output + errors);
    assert.equal(code, 0, output + errors);
  });
});
