import assert from 'node:assert/strict';
import { exportedFiles } from '../../../../src/api/exportedFiles.ts';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import { unlimited } from '../../../../src/service/store/reserve.ts';
import { type Asker, DeckFiles } from '../../../../src/service/viewing/deckFiles.ts';
import { DeckTurns } from '../../../../src/service/viewing/deckTurns.ts';
import { NotDrawn } from '../../../../src/service/viewing/drawn.ts';

describe('DeckFiles', () => {
  const note = { fonts: [], remarks: [] };
  let asked: unknown[];
  let ran: unknown;
  let discarded: number;
  const files = (isThere = () => true) =>
    new DeckFiles({
      threads: {
        run: async (...parameters: unknown[]) => {
          asked.push(parameters);
          return ran;
        },
      } as unknown as EngineThreads,
      turns: new DeckTurns({ most: 4, workspaceOf: async () => 'acme' }),
      mostPictureBytes: 5,
      newPath: () => '/data/exports/1',
      reserve: unlimited,
      contents: async () =>
        isThere()
          ? { title: 'Review', deck: '{}', updatedAt: '2026-11-22T10:00:00.000Z', workspaceId: 'acme' }
          : undefined,
      pictures: async () => [{ assetId: 'hall', key: 'hall', bytes: 5 }],
      objects: {
        bring: async () => ({
          path: (key) => `/data/${key}`,
          async discard() {
            discarded += 1;
          },
        }),
      },
    });
  beforeEach(() => {
    asked = [];
    discarded = 0;
    ran = { outcome: 'done', answer: { bytes: 7, note } };
  });

  it('says how many slides there are where none of those is that are asked for', async () => {
    ran = { outcome: 'done', answer: { has: 4 } };
    assert.deepEqual(await files().file('id', { format: 'pptx', slides: { from: 5, to: 6 } }, 'key'), {
      has: 4,
    });
  });

  it('has a thread write the deck under its title, with its pictures and its date, until nobody waits for it', async () => {
    const { signal } = new AbortController();
    const file = await files().file('id', { format: 'pptx', theme: 'plum' }, 'key', signal);
    assert.ok(typeof file === 'object' && 'path' in file);
    const { release, ...told } = file;
    const { type } = exportedFiles.pptx;
    assert.deepEqual(told, { name: 'Review.pptx', type, bytes: 7, note, path: '/data/exports/1' });
    assert.deepEqual(asked, [
      [
        'file',
        {
          deck: '{}',
          title: 'Review',
          choice: { format: 'pptx', theme: 'plum' },
          pictures: [{ id: 'hall', path: '/data/hall' }],
          made: new Date('2026-11-22T10:00:00.000Z'),
          path: '/data/exports/1',
        },
        60_000,
        'acme',
        signal,
      ],
    ]);
    assert.equal(discarded, 1);
  });

  it('has nothing of a presentation that is gone', async () => {
    assert.equal(await files(() => false).file('id', { format: 'pptx' }, 'key'), undefined);
    assert.deepEqual(asked, []);
  });

  it('has no more than eight of a deck at once, waited for or sent', async () => {
    const some = files();
    const ask = () => some.file('id', { format: 'pptx' }, 'key');
    const given = await Promise.all(Array.from({ length: 9 }, ask));
    assert.deepEqual(
      given.map((file) => file === 'busy'),
      [...Array<boolean>(8).fill(false), true],
    );
    assert.notEqual(await some.file('other', { format: 'pptx' }, 'key'), 'busy');
    const [first] = given;
    assert.ok(typeof first === 'object' && 'path' in first);
    await first.release();
    await first.release();
    assert.notEqual(await ask(), 'busy');
    assert.equal(await ask(), 'busy');
  });

  it('is written for viewers as long as those of its workspace that are not taken leave room', async () => {
    const some = files();
    ran = { outcome: 'done', answer: { bytes: 40 * 1024 * 1024, note } };
    const ask = (id: string, asker: Asker) => some.file(id, { format: 'pptx' }, asker);
    const first = await ask('id', 'viewer');
    assert.ok(typeof first === 'object' && 'path' in first);
    assert.equal(await ask('other', 'viewer'), 'busy');
    assert.notEqual(await ask('other', 'key'), 'busy');
    await first.release();
    assert.notEqual(await ask('other', 'viewer'), 'busy');
  });

  it('is written for whoever has a key, however many viewers have theirs', async () => {
    const some = files();
    const ask = () => some.file('id', { format: 'pptx' }, 'viewer');
    await Promise.all(Array.from({ length: 8 }, ask));
    assert.equal(await ask(), 'busy');
    assert.notEqual(await some.file('id', { format: 'pptx' }, 'key'), 'busy');
  });

  it('makes room where none was made', async () => {
    const some = files();
    ran = { outcome: 'outgrew' };
    for (let time = 0; time < 9; time++)
      await assert.rejects(some.file('id', { format: 'pptx' }, 'key'), NotDrawn);
  });

  it('asks to come again in a minute for what gave way to others', async () => {
    const some = files();
    ran = { outcome: 'gaveWay' };
    await assert.rejects(some.file('id', { format: 'pptx' }, 'key'), ({ failure }: NotDrawn) => {
      assert.deepEqual([failure.status, failure.retryAfterSeconds], [503, 60]);
      return true;
    });
  });

  it('refuses at once for a while what took too long, in that format and of that deck alone', async () => {
    const some = files();
    const ask = (id: string, format: 'pptx' | 'md', theme: string) => some.file(id, { format, theme }, 'key');
    ran = { outcome: 'overran' };
    await assert.rejects(ask('id', 'pptx', 'plum'), NotDrawn);
    ran = { outcome: 'done', answer: { bytes: 7, note } };
    await assert.rejects(ask('id', 'pptx', 'slate'), /takes longer to make/);
    assert.equal(asked.length, 1);
    assert.equal(discarded, 2);
    for (const [id, format] of [
      ['id', 'md'],
      ['other', 'pptx'],
    ] as const)
      assert.ok(typeof (await ask(id, format, 'plum')) === 'object');
  });

  it('has nothing of a presentation that was deleted while it was written', async () => {
    ran = { outcome: 'failed', reason: 'ENOENT' };
    let asks = 0;
    const gone = files(() => ++asks === 1);
    assert.equal(await gone.file('id', { format: 'pptx' }, 'key'), undefined);
  });

  it('fails where the thread does', async () => {
    ran = { outcome: 'failed', reason: 'It broke.' };
    await assert.rejects(files().file('id', { format: 'pptx' }, 'key'), /It broke\./);
  });
});
