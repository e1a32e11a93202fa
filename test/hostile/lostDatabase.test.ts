import assert from 'node:assert/strict';
import { copyFile, mkdir, open, readdir, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LogEntry } from '../../src/service/log.ts';
import { startService } from '../../src/service/service.ts';
import { openStore } from '../../src/service/store/store.ts';
import { callApi } from '../support/callApi.ts';
import { newFolder, newKey, TestService } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';

describe('A database that is lost while the service runs', function () {
  this.timeout(60_000);
  let folder: string;
  let database: string;
  let service: TestService;

  beforeEach(async () => {
    folder = await newFolder();
    database = join(folder, 'deckwright.sqlite');
    service = await TestService.start({ dataFolder: folder });
    for (let number = 0; number < 30; number += 1) await service.newKey(`w${number}`);
    assert.equal((await callApi(`${service.origin}/readyz`)).status, 200);
  });
  afterEach(async () => {
    await service.close().catch(() => undefined);
    await rm(folder, { recursive: true });
  });

  const startGeneration = () => service.call('POST', '/presentations/generate', { prompt: 'x' });
  const events = () => service.log.map(({ event }) => event);

  async function refusedWith(sentence: RegExp, event: string): Promise<void> {
    const { status, body } = await startGeneration();
    assert.deepEqual([status, body.error.code], [503, 'SERVICE_UNAVAILABLE'], JSON.stringify(body));
    assert.match(body.error.message, sentence);
    const ready = await callApi(`${service.origin}/readyz`);
    assert.deepEqual([ready.status, ready.body.reason], [503, event]);
    assert.ok(events().includes(event), events().join());
  }

  it('takes nothing that would be gone with a removed file', async () => {
    await rename(database, join(folder, 'elsewhere'));
    await refusedWith(/removed/, 'database missing');
  });

  it('takes nothing that would be gone with a removed journal', async () => {
    await startGeneration();
    await rm(`${database}-wal`);
    await refusedWith(/removed/, 'database missing');
  });

  it('takes nothing that would be gone with an emptied journal, not even once', async () => {
    await startGeneration();
    await truncate(`${database}-wal`, 0);
    await refusedWith(/emptied/, 'database emptied');
    await refusedWith(/emptied/, 'database emptied');
  });

  it('takes nothing that would be gone with a journal that was cut', async () => {
    await startGeneration();
    await truncate(`${database}-wal`, 8_192);
    await refusedWith(/damaged/, 'database damaged');
  });

  it('takes nothing that would be gone with a file that was cut', async () => {
    const other = new DatabaseSync(database);
    other.exec('pragma wal_checkpoint(truncate)');
    other.close();
    await startGeneration();
    await truncate(database, 8_192);
    await refusedWith(/damaged/, 'database damaged');
  });

  it('takes what comes after its journal was brought into its file', async () => {
    await startGeneration();
    const other = new DatabaseSync(database);
    other.exec('pragma wal_checkpoint(truncate)');
    other.close();
    assert.equal((await startGeneration()).status, 202);
    assert.equal((await callApi(`${service.origin}/readyz`)).status, 200);
  });

  it('is taken from no service that still has what its file has not', async () => {
    await rm(`${database}-wal`);
    await truncate(database, 8_192);
    await assert.rejects(openStore(folder), /a service runs on it: stop that first/);
    assert.ok((await readdir(folder)).includes('deckwright.sqlite'));
  });

  it('does not take an emptied file for an empty one', async () => {
    await truncate(database, 0);
    await refusedWith(/emptied/, 'database emptied');
  });

  it('says that it is damaged', async () => {
    const other = new DatabaseSync(database);
    other.exec('pragma wal_checkpoint(truncate)');
    const file = await open(database, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size - 4_096, 0x5a), 0, size - 4_096, 4_096);
    await file.close();
    other.close();
    await refusedWith(/damaged/, 'database damaged');
  });

  /** Overwrites a page that nobody has asked for since. */
  async function spoil(pageOf: (rows: DatabaseSync) => unknown): Promise<void> {
    const rows = new DatabaseSync(database);
    // Nor does the service have it in memory.
    rows.exec('update serviceClock set awakeMs = awakeMs; pragma wal_checkpoint(truncate)');
    const bytes = Number(rows.prepare('pragma page_size').get()?.page_size);
    const page = Number(pageOf(rows));
    rows.close();
    assert.ok(page > 1, String(page));
    const file = await open(database, 'r+');
    await file.write(Buffer.alloc(bytes, 0x5a), 0, bytes, (page - 1) * bytes);
    await file.close();
  }
  const ready = async () => (await callApi(`${service.origin}/readyz`)).body;

  it('is not ready where a table or an index is damaged that nobody has asked for', async () => {
    const rootOf = 'select rootpage from sqlite_master where name = ?';
    await spoil((rows) => rows.prepare(rootOf).get('presentations')?.rootpage);
    assert.equal((await ready()).reason, 'database damaged');
  });

  it('takes nothing once it is known to be damaged, wherever that is', async () => {
    await spoil(
      (rows) =>
        rows.prepare('select rootpage from sqlite_master where name = ?').get('presentations')?.rootpage,
    );
    await ready();
    await refusedWith(/damaged/, 'database damaged');
  });

  it('is not ready any more once somebody has met damage', async () => {
    const { presentation } = await service.finished(await service.generate({ sections: [200] }));
    await spoil((rows) => {
      const overflow = "select pageno from dbstat where name = 'presentations' and pagetype = 'overflow'";
      return rows.prepare(overflow).get()?.pageno;
    });
    assert.equal((await ready()).status, 'ready', 'Nobody reads every deck to say so.');
    const { status } = await service.call('GET', `/presentations/${presentation.id}`);
    assert.equal(status, 503);
    assert.equal((await ready()).reason, 'database damaged');
  });

  it('is kept aside by whoever starts on it next, once somebody has met damage, however the service ended', async () => {
    await spoil(
      (rows) =>
        rows.prepare('select rootpage from sqlite_master where name = ?').get('presentations')?.rootpage,
    );
    assert.equal((await ready()).reason, 'database damaged');
    await service.close();
    await assert.rejects(newKey(folder, 'acme'), /damaged, so a new one was begun/);
  });

  it('is said to whoever starts on it, kept aside, and begun anew', async () => {
    const copy = join(folder, 'copy');
    await mkdir(copy);
    for (const name of ['deckwright.sqlite', 'deckwright.sqlite-wal', 'deckwright.json']) {
      await copyFile(join(folder, name), join(copy, name));
    }
    const file = await open(join(copy, 'deckwright.sqlite'), 'r+');
    await file.write(Buffer.alloc(16_384, 0x5a), 0, 16_384, 8_192);
    await file.close();
    await assert.rejects(newKey(copy, 'acme'), /damaged, so a new one was begun .* is kept in .*damaged-/);
    const again = await TestService.start({ dataFolder: copy });
    const { status } = await again.call('GET', '/templates');
    await again.close();
    assert.equal(status, 200);
  });

  it('takes no upload along, however far ahead the clock is then', async () => {
    await upload(service, { name: 'notes.md', bytes: Buffer.from('# Tea') });
    const uploads = join(folder, 'objects', 'uploads');
    const before = await readdir(uploads);
    assert.ok(before.length > 0);
    await service.close();
    await rm(database);
    await assert.rejects(newKey(folder, 'acme'), /is missing, so a new one was begun/);
    const ahead = 12 * 86_400_000;
    service = await TestService.start({ dataFolder: folder, now: () => Date.now() + ahead });
    await service.swept();
    assert.deepEqual(await readdir(uploads), before);
  });

  it('is told apart in the log of the service that starts on it', async () => {
    await service.close();
    for (const [break_, event] of [
      [() => truncate(database, 0), 'database emptied'],
      [() => rm(database), 'database missing'],
      [() => truncate(database, 10_000), 'database damaged'],
    ] as const) {
      await break_();
      const log: LogEntry[] = [];
      const started = await startService({
        ...{ host: '127.0.0.1', port: 0, dataFolder: folder, requestsPerMinute: undefined },
        ...{ jobMinutes: 10, answerDays: 7, log: (entry: LogEntry) => void log.push(entry) },
      });
      await started.close();
      assert.ok(
        log.some((entry) => entry.event === event),
        JSON.stringify(log),
      );
    }
  });
});
