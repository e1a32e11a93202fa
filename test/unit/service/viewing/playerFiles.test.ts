import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlayerFiles } from '../../../../src/service/viewing/playerFiles.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('PlayerFiles', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await newFolder();
    await mkdir(join(folder, 'player', 'fonts'), { recursive: true });
    await writeFile(join(folder, 'player', 'player.js'), 'start()');
    await writeFile(join(folder, 'player', 'fonts', 'sans.woff2'), 'font');
    await writeFile(join(folder, 'player', 'notes.doc'), 'not for viewers');
    await writeFile(join(folder, 'secret.js'), 'outside');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = (name = 'player') => new PlayerFiles(join(folder, name));

  it('reads what the player has, with its type', async () => {
    const script = await open().read('player.js');
    assert.deepEqual([script?.type, String(script?.bytes)], ['text/javascript; charset=utf-8', 'start()']);
    assert.equal((await open().read('fonts/sans.woff2'))?.type, 'font/woff2');
    assert.deepEqual([await open().has('player.js'), await open().has('other.js')], [true, false]);
  });

  it('reads nothing else', async () => {
    for (const name of ['../secret.js', 'fonts/../../secret.js', 'fonts', '', 'notes.doc', '/etc/passwd']) {
      assert.equal(await open().read(name), undefined, name);
    }
  });

  it('has another version whenever the player is another', async () => {
    const version = await open().version();
    assert.match(version, /^[0-9a-f]{16}$/);
    assert.equal(await open().version(), version);
    await writeFile(join(folder, 'player', 'player.js'), 'begin()');
    assert.notEqual(await open().version(), version);
  });

  it('is empty where nothing was built', async () => {
    assert.equal(await open('absent').has('player.js'), false);
    assert.equal(await open('absent').read('player.js'), undefined);
  });
});
