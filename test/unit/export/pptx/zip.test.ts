import assert from 'node:assert/strict';
import { createHook } from 'node:async_hooks';
import { strFromU8, unzipSync } from 'fflate';
import { zipped } from '../../../../src/export/pptx/zip.ts';

describe('zipped', () => {
  const long = 'the same again, '.repeat(1_000);
  const picture = Uint8Array.from({ length: 300 }, (_, at) => at % 256);

  it('is read by another program as what was put in', () => {
    const files = unzipSync(
      zipped([
        { path: 'a.xml', content: long },
        { path: 'Größe/你好.xml', content: 'ä' },
        { path: 'media/picture.png', content: picture, isPacked: true },
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
