import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

  it('leaves nothing in it', async () => {
    await doctor();
    assert.deepEqual(await readdir(folder), []);
  });

  it('says of a folder what serve would say', async () => {
    await writeFile(join(folder, 'backup-unfinished'), '');
    const { exitCode, out } = await doctor();
    const said = `✖ The folder ${folder} can be written to: no. The folder ${folder} is a backup that broke off: make a new one.\n`;
    assert.deepEqual([exitCode, out], [1, said]);
  });

  it('says so where it is no data folder but has other things in it, and leaves them alone', async () => {
    await writeFile(join(folder, 'index.html'), '', { mode: 0o644 });
    const { exitCode, out } = await doctor();
    assert.equal(exitCode, 1);
    assert.match(out, /is not empty, and no data folder of Deckwright/);
    assert.deepEqual(await readdir(folder), ['index.html']);
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
