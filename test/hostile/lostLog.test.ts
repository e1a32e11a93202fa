import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { builtCommand } from '../support/builtCommand.ts';
import { newFolder } from '../support/runningService.ts';

const fullDevice = '/dev/full';

describe('A service whose log cannot be written', function () {
  this.timeout(60_000);
  let folder = '';
  let service: ChildProcess | undefined;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(async () => {
    if (service?.exitCode === null) {
      const ended = once(service, 'exit');
      service.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (log: 'pipe' | number): Promise<string> => {
    const parameters = [builtCommand, 'serve', '--data', folder];
    service = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', log] });
    const [line] = await once(createInterface(service.stdout!), 'line');
    return JSON.parse(line).base_url;
  };

  /** Each leaves a line in the log. */
  const answers = async (baseUrl: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked += 1) statuses.push((await fetch(`${baseUrl}/templates`)).status);
    return statuses;
  };

  it('goes on where the disk of the log is full', async function () {
    if (!existsSync(fullDevice)) return this.skip();
    const log = openSync(fullDevice, 'w');
    const baseUrl = await start(log);
    closeSync(log);
    assert.deepEqual(await answers(baseUrl), [401, 401, 401, 401, 401]);
  });

  it('ends with a sentence where it cannot be said where it listens', async function () {
    if (!existsSync(fullDevice)) return this.skip();
    const full = openSync(fullDevice, 'w');
    const parameters = [builtCommand, 'serve', '--data', folder];
    service = spawn(process.execPath, parameters, { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    const said = text(service.stderr!);
    assert.deepEqual(await once(service, 'exit'), [1, null]);
    assert.match(await said, /^deckwright: The output could not be written: ENOSPC\b.*\.$/m);
  });

  it('goes on where nobody reads the log any more', async () => {
    const baseUrl = await start('pipe');
    (service!.stderr as Readable).destroy();
    assert.deepEqual(await answers(baseUrl), [401, 401, 401, 401, 401]);
  });
});
