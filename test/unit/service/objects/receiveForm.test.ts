import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '../../../../src/service/http/failure.ts';
import type { FolderUploads } from '../../../../src/service/objects/folderUploads.ts';
import { receiveForm } from '../../../../src/service/objects/receiveForm.ts';

const incomingForm = async (): Promise<IncomingMessage> => {
  const form = new FormData();
  form.append('key', 'a');
  form.append('file', new Blob(['x'.repeat(200_000)]));
  const response = new Response(form);
  const { headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const chunks = Array.from({ length: Math.ceil(bytes.length / 1_000) }, (_, at) =>
    bytes.subarray(at * 1_000, (at + 1) * 1_000),
  );
  return Object.assign(Readable.from(chunks, { objectMode: false }), {
    headers: { ...Object.fromEntries(headers), 'content-length': String(bytes.length) },
  }) as unknown as IncomingMessage;
};

/** Where the file breaks off its form before anybody hears why. */
const uploadsThatFail = (reason: Error): FolderUploads => {
  const uploads = {
    admit: () => ({ key: 'a', largest: 1_000_000 }),
    receive: async (_policy: unknown, _file: Readable, breakOff: () => void) => {
      breakOff();
      for (let turn = 0; turn < 50; turn++) await nextTurn();
      throw reason;
    },
  };
  return uploads as unknown as FolderUploads;
};

describe('receiveForm', () => {
  it('says that the disk is full where it is, also when that breaks off the form', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    await assert.rejects(
      async () => receiveForm(await incomingForm(), uploadsThatFail(full)),
      (error) => error === full,
    );
  });

  it('refuses a form that breaks off by itself', async () => {
    const answer = await receiveForm(await incomingForm(), uploadsThatFail(new Error('aborted')));
    assert.ok(answer instanceof Failure);
    assert.match(answer.message, /broke/);
  });
});
