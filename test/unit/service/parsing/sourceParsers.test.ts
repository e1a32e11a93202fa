import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { Source } from '../../../../src/engine/reading/source.ts';
import { AskedParser } from '../../../../src/service/parsing/askedParser.ts';
import { residentMemoryOn } from '../../../../src/service/parsing/residentMemory.ts';
import { SourceParsers, type SourceParsersOptions } from '../../../../src/service/parsing/sourceParsers.ts';
import { sourceParserEntry } from '../../../../src/service/places.ts';
import { endlessPdf, swellingPdf } from '../../../hostile/support/hostilePdf.ts';
import { pdfFile, pdfLines } from '../../../support/pdfFile.ts';

const megabyte = 1024 * 1024;
const markdown = (text: string): Source => ({
  id: 'notes',
  fileName: 'notes.md',
  type: 'text/markdown',
  bytes: Buffer.from(text),
});
const pdf = (id: string, bytes: Uint8Array): Source => ({
  id,
  fileName: `${id}.pdf`,
  type: 'application/pdf',
  bytes,
});
const good = pdf('good', pdfFile([{ texts: pdfLines(['The tide rises twice a day.']) }]));

describe('the processes that read sources', function () {
  this.timeout(60_000);
  let parsers: SourceParsers;
  let asked: AskedParser;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  afterEach(async () => {
    parsers.close();
    await rm(folder, { recursive: true, force: true });
  });

  function start(options: Partial<SourceParsersOptions> = {}): void {
    parsers = new SourceParsers({
      entry: sourceParserEntry(),
      size: 1,
      limits: { memory: 1_024 * megabyte, sourceMs: 60_000 },
      residentMemory: residentMemoryOn(process.platform),
      idleMs: 60_000,
      ...options,
    });
    const { port1, port2 } = new MessageChannel();
    parsers.connect(port1);
    asked = new AskedParser(port2);
  }
  const read = (...sources: Source[]) => asked.read(sources, folder);

  it('read what is packed, in the order of the sources', async () => {
    start();
    const { documents, problems } = await read(markdown('# Notes\n\nSome.'), good);
    assert.deepEqual(
      documents.map(({ kind }) => kind),
      ['markdown', 'pdf'],
    );
    assert.deepEqual(problems, []);
  });

  it('are not asked for a few plain words', async () => {
    start({ entry: new URL('file:///nothing/is/here.js') });
    assert.equal((await read(markdown('# Notes\n\nSome.'))).documents.length, 1);
  });

  it('leave out a source that takes too long, and go on with the others', async () => {
    start({ limits: { memory: 1_024 * megabyte, sourceMs: 3_000 } });
    const { documents, problems } = await read(
      good,
      pdf('endless', endlessPdf()),
      markdown('# Notes\n\nSome.'),
    );
    assert.deepEqual(problems, ['endless.pdf takes too long to read.']);
    assert.equal(documents.length, 2);
  });

  it('leave out a source that takes too much memory, and go on with the others', async () => {
    start({ limits: { memory: 256 * megabyte, sourceMs: 60_000 } });
    const { documents, problems } = await read(
      good,
      pdf('swelling', swellingPdf()),
      markdown('# Notes\n\nSome.'),
    );
    assert.deepEqual(problems, ['swelling.pdf takes more memory to read than there is for it.']);
    assert.equal(documents.length, 2);
  });

  it('are held to their memory from outside as well, from their start on', async () => {
    start({ residentMemory: async () => 2_048 * megabyte });
    const said = await read(pdf('endless', endlessPdf())).then(({ problems }) => problems.join(), String);
    assert.match(said, /memory/);
  });

  it('end when they are idle, and start again when they are needed', async () => {
    start({ idleMs: 1 });
    assert.equal((await read(good)).documents.length, 1);
    assert.equal((await read(good)).documents.length, 1);
  });

  it('are started anew where they ended while they were idle, before anybody knows', async () => {
    const seen = new Set<number>();
    const residentMemory = async (pid: number) => {
      seen.add(pid);
      return 0;
    };
    start({ residentMemory });
    while (seen.size === 0) await read(good);
    for (const pid of seen) process.kill(pid, 'SIGKILL');
    assert.equal((await read(good)).documents.length, 1);
  });

  describe('that let go of nothing', () => {
    const light = pdf('light', Buffer.from('light'));
    const heavy = (id: string) => pdf(id, Buffer.from('heavy'));
    beforeEach(() => start({ entry: new URL('../../../support/wastefulParser.ts', import.meta.url) }));

    it('leave out no source for what was read before it', async () => {
      assert.deepEqual((await read(light, heavy('heavy'))).documents, ['light', 'heavy']);
    });

    it('leave out what cannot be read beside the others, and come to an end', async () => {
      assert.deepEqual((await read(heavy('one'), heavy('other'), light)).documents, ['one', 'light']);
    });
  });

  it('say that they could not begin', async () => {
    start({ entry: new URL('file:///nothing/is/here.js') });
    await assert.rejects(read(good), /ended before it read any/);
  });

  it('give up what they read for a thread that is gone', async () => {
    start();
    const { port1, port2 } = new MessageChannel();
    parsers.connect(port1);
    const gone = new AskedParser(port2);
    const other = await mkdtemp(join(tmpdir(), 'deckwright-'));
    void gone.read([pdf('endless', endlessPdf())], other);
    const waits = read(good);
    const closed = once(port1, 'close');
    port2.close();
    await closed;
    assert.equal((await waits).documents.length, 1);
    await rm(other, { recursive: true, force: true });
  });
});

describe('the memory of another process', () => {
  it('is told on this system', async () => {
    const told = await residentMemoryOn(process.platform)(process.pid);
    if (process.platform === 'win32') assert.equal(told, undefined);
    else assert.ok(told !== undefined && told > 10 * megabyte);
  });

  it('is asked of ps where there is no /proc', async function () {
    if (process.platform === 'win32') this.skip();
    const told = await residentMemoryOn('darwin')(process.pid);
    assert.ok(told !== undefined && told > 10 * megabyte);
  });

  it('is not told of a process that is gone', async () => {
    assert.equal(await residentMemoryOn('linux')(2 ** 30), undefined);
  });
});
