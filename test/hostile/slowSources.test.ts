import assert from 'node:assert/strict';
import { pdfFile, pdfLines } from '../support/pdfFile.ts';
import { watchFamilyMemory } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { Caller } from './support/caller.ts';
import { slowPdf } from './support/hostilePdf.ts';

const megabyte = 1024 * 1024;
const patienceMs = 5_000;
const pdf = (name: string, bytes: Uint8Array) => ({ name, type: 'application/pdf', bytes });
const tides = pdf('tides.pdf', pdfFile([{ texts: pdfLines(['The tide rises twice a day.']) }]));

describe('sources that take long to read', function () {
  this.timeout(120_000);
  let service: ServiceProcess;
  let mostMemory: () => Promise<number>;

  before(async function () {
    if (process.platform === 'win32') this.skip();
    service = await ServiceProcess.start(['--rate-limit', 'off', '--memory', '512', '--jobs', '2']);
    mostMemory = watchFamilyMemory(service.pid);
  });
  after(async () => {
    await mostMemory?.();
    await service?.stop();
  });
  const newCaller = async (workspace: string) => new Caller(service.baseUrl, await service.newKey(workspace));

  it('keep nobody else waiting, neither for a few words nor for a file, within the memory', async () => {
    const [greedy, filing, writing] = [
      await newCaller('greedy'),
      await newCaller('filing'),
      await newCaller('writing'),
    ];
    // What a service takes for its first deck is nobody's fault.
    assert.equal((await writing.ended(await writing.begin('# Tides'))).status, 'completed');
    const slow = slowPdf();
    assert.ok(slow.byteLength < 8_000);
    const held = await greedy.begin('Make a deck of the files', pdf('one.pdf', slow), pdf('two.pdf', slow));
    const file = await filing.begin('Make a deck of the file', tides);
    const asked = performance.now();
    const words = await writing.ended(
      await writing.begin(`# Tides\n\n## Rise\n\n${'The tide rises twice a day.\n\n'.repeat(110)}`),
    );
    const wordsMs = performance.now() - asked;
    const { status } = await filing.ended(file);
    const fileMs = performance.now() - asked;
    assert.deepEqual([words.status, status], ['completed', 'completed']);
    assert.ok(wordsMs < patienceMs, `${Math.round(wordsMs)} ms`);
    assert.ok(fileMs < 3 * patienceMs, `${Math.round(fileMs)} ms`);
    assert.equal((await greedy.status(held)).status, 'generating');
    const most = await mostMemory();
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB`);
  });

  it('are read no further for generations that were cancelled', async () => {
    const fickle = await newCaller('fickle');
    for (let began = 0; began < 5; began += 1) {
      const id = await fickle.begin('Make a deck of the file', pdf('slow.pdf', slowPdf()));
      assert.equal((await fickle.cancel(id)).status, 'failed');
    }
    const asked = performance.now();
    const { status } = await fickle.ended(await fickle.begin('Make a deck of the file', tides));
    assert.equal(status, 'completed');
    const waitedMs = performance.now() - asked;
    assert.ok(waitedMs < 3 * patienceMs, `${Math.round(waitedMs)} ms`);
  });
});
