import assert from 'node:assert/strict';
import { zipSync } from 'fflate';
import { type Answer, callApi } from '../support/callApi.ts';
import { pdfFile, pdfLines } from '../support/pdfFile.ts';
import { familyMemoryOf } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { formOf, post } from '../support/uploading.ts';
import { doublyDeflated, swellingPdf } from './support/hostilePdf.ts';

const megabyte = 1024 * 1024;
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const pdf = 'application/pdf';

interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const goodPdf: Attachment = {
  name: 'good.pdf',
  type: pdf,
  bytes: pdfFile([{ texts: pdfLines(['The tide rises twice a day.', 'Nobody knows the third.']) }]),
};

const zipBomb = (): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`ppt/slides/slide${at}.xml`, new Uint8Array(40 * megabyte)]),
    ),
  );

/** A PNG that says it is as large as can be said. */
const hugePicture = (): Uint8Array => {
  const bytes = Buffer.alloc(64);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(0x7fffffff, 16);
  bytes.writeUInt32BE(0x7fffffff, 20);
  return bytes;
};

const hostile: readonly (Attachment & { readonly sentence: RegExp })[] = [
  {
    name: 'twice.pdf',
    type: pdf,
    bytes: doublyDeflated(),
    sentence:
      /^twice\.pdf (?:unpacks to more than can be read|takes more memory to read than there is for it)\.$/,
  },
  {
    name: 'swelling.pdf',
    type: pdf,
    bytes: swellingPdf(),
    sentence: /^swelling\.pdf takes (?:more memory to read than there is for it|too long to read)\.$/,
  },
  {
    name: 'bomb.pptx',
    type: pptx,
    bytes: zipBomb(),
    sentence:
      /^bomb\.pptx (?:unpacks to more than can be read|takes more memory to read than there is for it)\.$/,
  },
];

describe('one hostile file', function () {
  this.timeout(180_000);
  let service: ServiceProcess;
  let key: string;
  let most = 0;
  let isWatching = true;
  let watch: Promise<void>;

  before(async function () {
    if (process.platform === 'win32') this.skip();
    service = await ServiceProcess.start(['--rate-limit', 'off', '--memory', '512', '--jobs', '2']);
    key = await service.newKey('acme');
    watch = (async () => {
      while (isWatching) most = Math.max(most, await familyMemoryOf(service.pid));
    })();
  });
  after(async () => {
    isWatching = false;
    await watch;
    await service?.stop();
  });

  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    callApi(service.baseUrl + path, { method, body, headers: { 'x-api-key': key } });

  async function uploaded({ name, type, bytes }: Attachment) {
    const { body } = await call('POST', '/uploads/create-target', {
      file_name: name,
      content_type: type,
      declared_file_size: bytes.byteLength,
    });
    assert.equal((await post(body, formOf(body.fields, new Uint8Array(bytes)))).status, 204);
    return { id: name, file_name: name, type, url: body.download_url };
  }

  async function made(prompt: string, ...attachments: Attachment[]): Promise<Answer['body']> {
    const { body } = await call('POST', '/presentations/generate', {
      prompt,
      non_interactive: true,
      attachments: await Promise.all(attachments.map(uploaded)),
    });
    for (;;) {
      const { body: status } = await call('GET', `/presentations/generate/${body.generation_id}/status`);
      if (status.status !== 'generating') return status;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  for (const file of hostile) {
    it(`fails a job that has nothing else, with a sentence: ${file.name}`, async () => {
      const { status, error } = await made('Make a deck of the file', file);
      assert.equal(status, 'failed');
      assert.match(error, file.sentence);
    });

    it(`is left out of a deck that has more, and said in it: ${file.name}`, async () => {
      const { status, presentation, error } = await made('Make a deck of the files', file, goodPdf);
      assert.equal(status, 'completed', error);
      assert.ok(
        presentation.notices.some((notice: string) => file.sentence.test(notice)),
        presentation.notices.join('\n'),
      );
      assert.match(JSON.stringify(presentation.sections), /tide rises twice/);
    });
  }

  it('is shown or left out where it is a picture of untold size', async () => {
    const { status } = await made('Make a deck of the files', goodPdf, {
      name: 'huge.png',
      type: 'image/png',
      bytes: hugePicture(),
    });
    assert.equal(status, 'completed');
  });

  it('never had the service end, or all its processes take more than they have', async () => {
    assert.equal((await call('GET', '/templates')).status, 200);
    isWatching = false;
    await watch;
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB`);
  });
});
