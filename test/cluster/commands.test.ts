import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { newFolder } from '../support/runningService.ts';
import { TeamServers } from '../support/teamServers.ts';
import { runCommand } from '../support/terminal.ts';

describe('The commands for a team', function () {
  this.timeout(120_000);
  let servers: TeamServers;
  let folder: string;
  const found = { ...process.env };

  before(async () => {
    servers = await TeamServers.start();
    folder = await newFolder();
    // The storage's credentials are found where its own programs find them.
    Object.assign(process.env, servers.environment);
  });
  after(async () => {
    for (const name of Object.keys(servers.environment)) {
      if (found[name] === undefined) delete process.env[name];
      else process.env[name] = found[name];
    }
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (argv: readonly string[], changes: Record<string, string> = {}) =>
    runCommand(argv, { environment: { ...servers.environment, DECKWRIGHT_DATA: folder, ...changes } });

  it('find nothing wrong where nothing is, and leave nothing behind', async () => {
    const { exitCode, out } = await run(['doctor']);
    assert.equal(exitCode, 0, out);
    assert.equal(out.match(/^✔ /gm)?.length, 4);
    const tables = await servers.rows("select 1 from pg_tables where schemaname = 'public'");
    assert.deepEqual(tables, []);
  });

  it('say each thing that is wrong', async () => {
    const { exitCode, out, err } = await run(['doctor'], {
      DECKWRIGHT_DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/none',
      DECKWRIGHT_S3_BUCKET: 'nowhere',
      DECKWRIGHT_PUBLIC_URL: '',
    });
    assert.equal(exitCode, 1);
    assert.match(out, /✖ The database .*: no\. .*ECONNREFUSED/);
    assert.match(out, /✖ The bucket nowhere .*: no\. There is no bucket nowhere\./);
    assert.match(out, /✖ Every process .*: no\. DECKWRIGHT_PUBLIC_URL is not set\./);
    assert.match(err, /3 of 4 things are not as they should be/);
    assert.ok(!out.includes('secret'));
  });

  it('find nothing wrong with a worker that no client reaches', async () => {
    const { exitCode, out } = await run(['doctor'], {
      DECKWRIGHT_ROLE: 'worker',
      DECKWRIGHT_PUBLIC_URL: '',
    });
    assert.equal(exitCode, 0, out);
    assert.doesNotMatch(out, /tells clients/);
  });

  it('make and end keys in the database', async () => {
    const made = await run(['keys', 'create', '--workspace', 'acme']);
    assert.match(made.out, /^dw_/, made.err);
    const [row] = await servers.rows<{ id: string }>('select id from "apiKeys"');
    assert.match((await run(['keys', 'revoke', row!.id])).out, /revoked/);
  });

  it('replace the secret that links are signed with, and tell who did it', async () => {
    const secrets = async () => (await servers.rows('select id from "signingSecret"')).length;
    const before = await secrets();
    const { exitCode, out, err } = await run(['secret', 'rotate']);
    assert.equal(exitCode, 0, err);
    assert.match(out, /in a few minutes/);
    assert.equal(await secrets(), before + 1);
    assert.match((await run(['audit'])).out, /command +signing secret replaced +secret_1/);
  });

  it('do not take a folder for the database', async () => {
    const { exitCode, err } = await run(['backup', folder]);
    assert.equal(exitCode, 2);
    assert.match(err, /DECKWRIGHT_DATABASE_URL/);
  });

  it('start nothing that could not work', async () => {
    const nowhere = await run(['serve'], { DECKWRIGHT_S3_BUCKET: 'nowhere' });
    assert.equal(nowhere.exitCode, 2);
    assert.match(nowhere.err, /The bucket nowhere cannot be used: There is no bucket nowhere\./);
    const unnamed = await run(['serve'], { DECKWRIGHT_PUBLIC_URL: '' });
    assert.match(unnamed.err, /set DECKWRIGHT_PUBLIC_URL/);
  });
});
