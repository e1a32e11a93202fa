import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../support/terminal.ts';

describe('deckwright doctor', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-doctor-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const doctor = (environment: Record<string, string> = {}) =>
    runCommand(['doctor', '--data', folder], { environment });

  it('finds nothing wrong with a folder that can be written to', async () => {
    const { exitCode, out } = await doctor();
    assert.deepEqual([exitCode, out], [0, `✔ The folder ${folder} can be written to.\n`]);
  });

  it('refuses what serve would refuse', async () => {
    for (const [name, value] of [
      ['DECKWRIGHT_LINKS', 'closed'],
      ['DECKWRIGHT_METRICS', 'all'],
      ['DECKWRIGHT_KEEP_JOBS', 'ever'],
      ['DECKWRIGHT_ROLE', 'worker'],
      ['DECKWRIGHT_MODEL_URL', 'models'],
    ] as const) {
      const { exitCode, err } = await doctor({ [name]: value });
      assert.equal(exitCode, 2, name);
      assert.match(err, new RegExp(name));
    }
  });
});
