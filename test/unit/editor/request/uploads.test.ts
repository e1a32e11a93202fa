import assert from 'node:assert/strict';
import type { Attachment } from '../../../../src/api/attachment.ts';
import { succeeded, unusable } from '../../../../src/client/failure.ts';
import type { ServiceConnection } from '../../../../src/client/serviceConnection.ts';
import type { UploadFile } from '../../../../src/client/uploadFile.ts';
import { sendFiles } from '../../../../src/editor/request/sendFiles.ts';
import { UploadCache } from '../../../../src/editor/request/uploadCache.ts';
import { MemoryMemento } from '../../../support/memento.ts';

const day = 86_400_000;
const file = (fileName: string, text: string): UploadFile => ({ fileName, content: new Blob([text]) });

describe('Uploads', () => {
  let clock: number;
  let cache: UploadCache;
  let sent: string[][];

  const connectionTo = (baseUrl: string) =>
    ({
      baseUrl,
      upload: async (files: readonly UploadFile[]) => {
        sent.push(files.map(({ fileName }) => fileName));
        return succeeded(
          files.map(
            ({ fileName }, index): Attachment => ({
              id: `file-${index + 1}`,
              url: `${baseUrl}/${fileName}`,
              file_name: fileName,
              type: 'image/png',
            }),
          ),
        );
      },
    }) as unknown as ServiceConnection;

  const send = async (files: UploadFile[], baseUrl = 'https://one/api/v1') => {
    const result = await sendFiles(connectionTo(baseUrl), files, cache, {});
    assert.ok(result.ok);
    return result.value;
  };

  beforeEach(() => {
    clock = 1_000;
    sent = [];
    cache = new UploadCache(new MemoryMemento(), () => clock);
  });

  it('sends an unchanged file once in seven days', async () => {
    const first = await send([file('a.png', 'A')]);
    clock += 6 * day;
    assert.deepEqual(await send([file('a.png', 'A')]), first);
    assert.deepEqual(sent, [['a.png'], []]);
    clock += day;
    await send([file('a.png', 'A')]);
    assert.deepEqual(sent.at(-1), ['a.png']);
  });

  it('sends a changed file again', async () => {
    await send([file('a.png', 'A')]);
    await send([file('a.png', 'B')]);
    assert.deepEqual(sent, [['a.png'], ['a.png']]);
  });

  it('knows services apart', async () => {
    await send([file('a.png', 'A')]);
    await send([file('a.png', 'A')], 'https://two/api/v1');
    assert.deepEqual(sent, [['a.png'], ['a.png']]);
  });

  it('keeps two pictures of one name in different folders apart, and all in order', async () => {
    await send([file('one/a.png', 'A')]);
    const attachments = await send([file('two/a.png', 'B'), file('one/a.png', 'A'), file('c.png', 'C')]);
    assert.deepEqual(
      attachments.map(({ id, file_name }) => [id, file_name]),
      [
        ['file-1', 'two/a.png'],
        ['file-2', 'one/a.png'],
        ['file-3', 'c.png'],
      ],
    );
    assert.deepEqual(sent.at(-1), ['two/a.png', 'c.png']);
  });

  it('keeps nothing of an upload that failed', async () => {
    const failing = { baseUrl: 'x', upload: async () => unusable('no') } as unknown as ServiceConnection;
    assert.equal((await sendFiles(failing, [file('a.png', 'A')], cache, {})).ok, false);
    await send([file('a.png', 'A')], 'x');
    assert.deepEqual(sent, [['a.png']]);
  });

  it('forgets everything when a service does', async () => {
    await send([file('a.png', 'A')]);
    await cache.clear();
    await send([file('a.png', 'A')]);
    assert.deepEqual(sent, [['a.png'], ['a.png']]);
  });
});
