import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../../src/cli/readEnvironment.ts';

const databaseUrl = 'postgres://deckwright:secret@db.example.com/decks';

describe('secrets in files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('count as if they stood in the environment', async () => {
    const file = join(folder, 'url');
    await writeFile(file, `${databaseUrl}\n`);
    const read = await readEnvironment({ DECKWRIGHT_DATABASE_URL_FILE: file, DECKWRIGHT_S3_BUCKET: 'decks' });
    assert.ok('servers' in read);
    assert.equal(read.environment.DECKWRIGHT_DATABASE_URL, databaseUrl);
    assert.equal(read.servers.team?.databaseUrl, databaseUrl);
  });

  it('are named once, and must be there', async () => {
    const twice = await readEnvironment({
      DECKWRIGHT_DATABASE_URL: databaseUrl,
      DECKWRIGHT_DATABASE_URL_FILE: join(folder, 'url'),
    });
    assert.deepEqual(twice, {
      problem: 'Set either DECKWRIGHT_DATABASE_URL or DECKWRIGHT_DATABASE_URL_FILE, not both.',
    });
    const missing = await readEnvironment({ DECKWRIGHT_LOCAL_KEY_FILE: join(folder, 'none') });
    assert.ok('problem' in missing);
    assert.match(missing.problem, /^DECKWRIGHT_LOCAL_KEY_FILE names a file that cannot be read: ENOENT/);
  });
});
