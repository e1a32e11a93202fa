import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import { commands } from '../../src/cli/commands.ts';
import { parseCommand } from '../../src/cli/parseCommand.ts';
import { readEnvironment } from '../../src/cli/readEnvironment.ts';

const root = resolve(import.meta.dirname, '../..');

interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The stages of a container file, each from its FROM on. */
async function stagesOf(file: string): Promise<Instruction[][]> {
  const lines = (await readFile(file, 'utf8')).replaceAll(/\\\n\s*/g, '').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name, text] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
    if (name === undefined || text === undefined) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

const all = (stage: readonly Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ text }) => text);

describe('The container file', function () {
  this.timeout(240_000);
  let build: Instruction[];
  let made: Instruction[];
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-container-'));
    const stages = await stagesOf(join(root, 'container/Containerfile'));
    assert.equal(stages.length, 2);
    [build, made] = stages as [Instruction[], Instruction[]];
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('runs as nobody in particular, and says whether it is well', () => {
    assert.equal(all(made, 'USER').at(-1), 'node');
    const [health = ''] = all(made, 'HEALTHCHECK');
    const [, program] = JSON.parse(/CMD (\[.*\])$/.exec(health)![1]!) as string[];
    assert.equal(program, '-e');
    const command = [...JSON.parse(all(made, 'ENTRYPOINT')[0]!), ...JSON.parse(all(made, 'CMD')[0]!)];
    const parsed = parseCommand(commands, command.slice(2));
    assert.ok('values' in parsed);
    assert.ok(health.includes(`127.0.0.1:${parsed.values.port}/healthz`));
    assert.deepEqual(all(made, 'EXPOSE'), [parsed.values.port]);
  });

  it('builds of what it is given, and what it keeps of that serves', async () => {
    const context = join(folder, 'build');
    await mkdir(context);
    const ignored = await readFile(join(root, 'container/Containerfile.dockerignore'), 'utf8');
    const given = ignored.split('\n').filter((line) => line.startsWith('!'));
    for (const path of given.map((line) => line.slice(1)))
      await cp(join(root, path), join(context, path), { recursive: true });
    for (const copied of all(build, 'COPY').filter((text) => text !== '. .'))
      for (const name of copied.split(' ').slice(0, -1)) assert.ok(existsSync(join(context, name)), name);
    // Instead of "npm ci".
    await symlink(join(root, 'node_modules'), join(context, 'node_modules'));
    const built = spawnSync(process.execPath, ['esbuild.mjs'], { cwd: context, encoding: 'utf8' });
    assert.equal(built.status, 0, built.stderr);

    const app = join(folder, 'app');
    for (const copied of all(made, 'COPY')) {
      const [from, ...paths] = copied.split(' ');
      assert.equal(from, '--from=build');
      const to = paths.pop()!;
      for (const path of paths) {
        const source = join(context, path.replace(/^\/build\//, ''));
        await cp(source, join(app, to === './' ? basename(path) : to), { recursive: true });
      }
    }
    const [, program] = JSON.parse(all(made, 'ENTRYPOINT')[0]!) as [string, string];
    const served = spawn(
      process.execPath,
      [join(app, program.replace(/^\/app\//, '')), 'serve', '--data', join(folder, 'data')],
      { cwd: app, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    try {
      const [line] = await once(createInterface(served.stdout), 'line');
      const { origin } = new URL(JSON.parse(line).base_url);
      assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    } finally {
      served.kill();
      await once(served, 'exit');
    }
  });
});

interface ComposeService {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
}

describe('The compose file', () => {
  const file = join(root, 'container/compose.yaml');
  let compose: {
    readonly services: Readonly<Record<string, ComposeService>>;
    readonly volumes: object;
    readonly secrets: object;
  };
  const ours = () => Object.values(compose.services).filter(({ build }) => build !== undefined);

  before(async () => {
    compose = parse(await readFile(file, 'utf8'), { merge: true });
  });

  it('names nothing that it does not have', () => {
    for (const [name, { secrets = [], volumes = [], depends_on = {} }] of Object.entries(compose.services)) {
      for (const secret of secrets) assert.ok(secret in compose.secrets, `${name}: ${secret}`);
      for (const volume of volumes.filter((each) => !each.startsWith('/')))
        assert.ok(volume.split(':')[0]! in compose.volumes, `${name}: ${volume}`);
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        assert.ok(other in compose.services, `${name}: ${other}`);
    }
    for (const { build } of ours())
      assert.ok(existsSync(resolve(root, 'container', build!.context, build!.dockerfile)));
  });

  it('gives our processes nothing to write to but their folder', () => {
    assert.equal(ours().length, 2);
    for (const { read_only, tmpfs, volumes } of ours()) {
      assert.deepEqual([read_only, tmpfs], [true, ['/tmp']]);
      assert.match(volumes?.[0] ?? '', /(^|:)\/data$/);
    }
  });

  it('says what the service understands, in variables that it reads', async () => {
    const roles = [];
    for (const { environment = {}, secrets = [] } of ours()) {
      const files = Object.entries(environment).filter(([, value]) => value.startsWith('/run/secrets/'));
      for (const [, path] of files) assert.ok(secrets.includes(basename(path)), path);
      const { DECKWRIGHT_DATABASE_URL_FILE: _, ...told } = environment;
      const plain = Object.fromEntries(
        Object.entries(told).map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]),
      );
      const read = await readEnvironment({ ...plain, DECKWRIGHT_DATABASE_URL: 'postgres://a:b@database/c' });
      assert.ok('servers' in read, JSON.stringify(read));
      assert.ok(read.servers.team && read.servers.publicUrl);
      roles.push(read.servers.role);
      const documented = await readFile(join(root, 'docs/deploy.md'), 'utf8');
      for (const name of Object.keys(environment).filter((each) => each.startsWith('DECKWRIGHT_')))
        assert.ok(documented.includes(name), name);
    }
    assert.deepEqual(roles, ['api', 'worker']);
  });
});
