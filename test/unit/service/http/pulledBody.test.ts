import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bytesBody, fileBody } from '../../../../src/service/http/pulledBody.ts';
import { newFolder } from '../../../support/runningService.ts';

const sizes = [0, 1, 65_536, 65_537, 200_000];
const bytesOf = (size: number) => new Uint8Array(size).map((_, index) => index % 251);

describe('A body that is pulled', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives bytes whole, and no copies of them', async () => {
    for (const size of sizes)
      assert.deepEqual(await buffer(bytesBody(bytesOf(size))), Buffer.from(bytesOf(size)));
    const bytes = bytesOf(200_000);
    const { value } = await bytesBody(bytes).getReader().read();
    assert.equal(value?.buffer, bytes.buffer);
  });

  it('gives files whole', async () => {
    for (const size of sizes) {
      const path = join(folder, String(size));
      await writeFile(path, bytesOf(size));
      assert.deepEqual(await buffer(fileBody(path)), Buffer.from(bytesOf(size)));
    }
  });

  it('opens no file that nobody reads, and says so where there is none', async () => {
    const body = fileBody(join(folder, 'absent'));
    await new Promise((resolve) => setImmediate(resolve));
    await assert.rejects(body.getReader().read(), /ENOENT/);
  });

  it('can be left before its end', async () => {
    const path = join(folder, 'file');
    await writeFile(path, bytesOf(200_000));
    const reader = fileBody(path).getReader();
    await reader.read();
    await reader.cancel();
  });
});
