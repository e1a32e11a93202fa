import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mock } from 'node:test';
import { BuiltInService } from '../../../../src/editor/services/builtInService.ts';
import { english } from '../../../support/english.ts';

/** It says that it listens where it is told to, or at a port of its own. */
const ready = `console.log(JSON.stringify({ ready: true, base_url: 'http://127.0.0.1:' + (+process.env.PORT || 1024 + process.pid % 60000) + '/api/v1' }));`;
const runs = `${ready} setInterval(() => {}, 1000);`;
const crashes = `console.error('The data folder cannot be written.'); process.exit(2);`;

describe('BuiltInService', () => {
  let clock: number;
  let children: ChildProcess[];
  let ports: number[];
  let lines: string[];
  let place: number;
  let warnings: string[];
  let service: BuiltInService | undefined;

  const serviceOf = (script: string): BuiltInService => {
    service = new BuiltInService({
      start: async (key, port) => {
        ports.push(port);
        const child = spawn(process.execPath, ['-e', script], {
          env: { KEY: key, PORT: String(port) },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        children.push(child);
        return child;
      },
      place: {
        get: () => place,
        set: (port) => {
          place = port;
        },
      },
      now: () => clock,
      say: english,
      log: ({ text }) => lines.push(text),
      warn: (sentence) => warnings.push(sentence),
    });
    return service;
  };

  beforeEach(() => {
    [clock, children, ports, lines, warnings, place] = [0, [], [], [], [], 0];
  });
  afterEach(() => {
    service?.dispose();
    for (const child of children) child.kill('SIGKILL');
  });

  it('starts on first use, once for all who ask', async () => {
    const built = serviceOf(runs);
    assert.equal(children.length, 0);
    const [one, two] = await Promise.all([built.connect(), built.connect()]);
    assert.equal(children.length, 1);
    assert.deepEqual(one, two);
    assert.ok(one.ok && one.value.baseUrl.endsWith(`:${1024 + (children[0]!.pid! % 60000)}/api/v1`));
    assert.ok(one.ok && one.value.key.length >= 43);
  });

  it('passes on what the service says of its data folder', async () => {
    const says = ready.replace('ready: true', "ready: true, notice: 'Decks are gone.'");
    await serviceOf(`${says} setInterval(() => {}, 1000);`).connect();
    assert.deepEqual(warnings, ['Decks are gone.']);
  });

  it('comes back after a crash, where it was and with the same key', async () => {
    const built = serviceOf(runs);
    const first = await built.connect();
    const started = new Promise<void>((resolve) => built.onDidStart(resolve));
    children[0]!.kill('SIGKILL');
    await started;
    assert.deepEqual(await built.connect(), first);
    assert.equal(children.length, 2);
  });

  it('comes back elsewhere where its port is taken meanwhile', async () => {
    const built = serviceOf(`if (process.env.PORT !== '0') process.exit(2); ${runs}`);
    await built.connect();
    const started = new Promise<void>((resolve) => built.onDidStart(resolve));
    children[0]!.kill('SIGKILL');
    await started;
    assert.equal(ports.length, 3);
    assert.ok(ports[1]! > 0);
    assert.equal(ports[2], 0);
  });

  it('is where it was after the window was reloaded', async () => {
    await serviceOf(runs).connect();
    const before = place;
    service?.dispose();
    const reloaded = await serviceOf(runs).connect();
    assert.ok(reloaded.ok && new URL(reloaded.value.baseUrl).port === String(before));
  });

  it('is elsewhere for who asked first, where its place is taken after a reload', async () => {
    place = 4_711;
    const built = serviceOf(`if (process.env.PORT !== '0') process.exit(2); ${runs}`);
    const [one, two] = await Promise.all([built.connect(), built.connect()]);
    assert.ok(one.ok && two.ok);
    assert.deepEqual(ports, [4_711, 0]);
    assert.notEqual(place, 4_711);
  });

  it('gives up after three restarts in a minute, says so, and tries again later', async () => {
    const built = serviceOf(crashes);
    const first = await built.connect();
    assert.ok(!first.ok && first.failure.message.includes('The data folder cannot be written.'));
    while (children.length < 4) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(children.map(async (child) => child.exitCode === null && once(child, 'close')));
    await new Promise((resolve) => setImmediate(resolve));
    const last = await built.connect();
    assert.ok(!last.ok && /stopped 4 times within a minute/.test(last.failure.message), JSON.stringify(last));
    assert.equal(children.length, 4);
    clock += 60_001;
    await built.connect();
    assert.ok(children.length > 4);
    assert.ok(lines.some((line) => line.includes('The built-in service stopped')));
  });

  describe('started ahead of its use', () => {
    const longerThanAnybodyIsWaitedFor = 3_600_000;
    beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
    afterEach(() => mock.timers.reset());

    it('is there for whoever asks, and stays', async () => {
      const built = serviceOf(runs);
      await built.startAhead();
      assert.ok((await built.connect()).ok);
      mock.timers.tick(longerThanAnybodyIsWaitedFor);
      assert.equal(children.length, 1);
      assert.equal(children[0]!.killed, false);
    });

    it('ends again where nobody asks, is no crash, and starts anew for who asks later', async () => {
      const built = serviceOf(runs);
      await built.startAhead();
      const closed = once(children[0]!, 'close');
      mock.timers.tick(longerThanAnybodyIsWaitedFor);
      await closed;
      assert.equal(built.processId, undefined);
      assert.deepEqual(lines, []);
      assert.ok((await built.connect()).ok);
      assert.equal(children.length, 2);
    });
  });

  it('says nothing more once the window has ended', async () => {
    const says = `console.error('I go on.');`;
    const built = serviceOf(
      `${ready} process.on('SIGTERM', () => { ${says} process.exit(0); }); setInterval(() => {}, 1000);`,
    );
    await built.connect();
    const closed = once(children[0]!, 'close');
    built.dispose();
    await closed;
    assert.deepEqual(lines, []);
  });

  it('ends with the window and stays away', async () => {
    const built = serviceOf(runs);
    await built.connect();
    const closed = once(children[0]!, 'close');
    built.dispose();
    await closed;
    assert.equal(children.length, 1);
  });
});
