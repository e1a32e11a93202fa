import assert from 'node:assert/strict';
import { zipSync } from 'fflate';
import type { Answer } from '../support/callApi.ts';
import { pdfFile, pdfLines } from '../support/pdfFile.ts';
import { watchFamilyMemory } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { type Attachment, Caller } from './support/caller.ts';
import { doublyDeflated, swellingPdf } from './support/hostilePdf.ts';

const megabyte = 1024 * 1024;
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const pdf = 'application/pdf';

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
  let caller: Caller;
  let mostMemory: () => Promise<number>;

  before(async function () {
    if (process.platform === 'win32') this.skip();
    service = await ServiceProcess.start(['--rate-limit', 'off', '--memory', '512', '--jobs', '2']);
    caller = new Caller(service.baseUrl, await service.newKey('acme'));
    mostMemory = watchFamilyMemory(service.pid);
  });
  after(async () => {
    await mostMemory?.();
    await service?.stop();
  });

  const made = async (prompt: string, ...attachments: Attachment[]): Promise<Answer['body']> =>
    caller.ended(await caller.begin(prompt, ...attachments));

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
    assert.equal((await caller.call('GET', '/templates')).status, 200);
    const most = await mostMemory();
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB`);
  });
});
