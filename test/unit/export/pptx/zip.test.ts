import assert from 'node:assert/strict';
import { createHook } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { deflateInThread, type ZippedFile, zipPieces } from '../../../../src/export/pptx/zip.ts';
import { joined } from '../../../support/exporting.ts';

describe('zipPieces', () => {
  const zipped = (files: readonly ZippedFile[]) => joined(zipPieces(files, deflateInThread));
  const long = 'the same again, '.repeat(1_000);
  const picture = Uint8Array.from({ length: 300 }, (_, at) => at % 256);

  it('is read by another program as what was put in', () => {
    const files = unzipSync(
      zipped([
        { path: 'a.xml', content: long },
        { path: 'Größe/你好.xml', content: 'ä' },
        { path: 'media/picture.png', stored: { bytes: picture } },
        { path: 'empty', content: '' },
      ]),
    );
    assert.deepEqual(Object.keys(files), ['a.xml', 'Größe/你好.xml', 'media/picture.png', 'empty']);
    assert.equal(strFromU8(files['a.xml']!), long);
    assert.equal(strFromU8(files['Größe/你好.xml']!), 'ä');
    assert.deepEqual(files['media/picture.png'], picture);
    assert.equal(files.empty!.length, 0);
  });

  it('is small, and the same each time', () => {
    const once = zipped([{ path: 'a.xml', content: long }]);
    assert.ok(once.byteLength < long.length / 20);
    assert.deepEqual(once, zipped([{ path: 'a.xml', content: long }]));
  });

  it('holds what is stored nowhere as a whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deckwright-zip-'));
    const path = join(folder, 'noise.png');
    const noise = randomBytes(1_000_000);
    await writeFile(path, noise);
    const files: ZippedFile[] = [
      { path: 'a.xml', content: long },
      { path: 'noise.png', stored: { path } },
      { path: 'again.png', stored: { path } },
    ];
    assert.ok(
      Math.max(...Array.from(zipPieces(files, deflateInThread), ({ byteLength }) => byteLength)) <
        noise.length / 3,
    );
    const read = unzipSync(zipped(files));
    assert.deepEqual(Object.keys(read), ['a.xml', 'noise.png', 'again.png']);
    assert.ok(noise.equals(read['noise.png']!) && noise.equals(read['again.png']!));
    await rm(folder, { recursive: true });
  });

  it('may be empty', () => {
    assert.deepEqual(unzipSync(zipped([])), {});
  });

  it('opens no native compression, which takes the process along when its thread is ended just then', () => {
    const opened: string[] = [];
    const hook = createHook({ init: (_, kind) => opened.push(kind) }).enable();
    zipped([{ path: 'a.xml', content: long }]);
    hook.disable();
    assert.deepEqual(opened, []);
  });
});
