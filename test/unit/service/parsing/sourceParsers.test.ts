import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadSources, Source } from '../../../../src/engine/reading/document/source.ts';
import { readApart, Unread } from '../../../../src/service/parsing/readApart.ts';
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
/** Counts only between `go` and `stop`. */
class StoppedClock {
  #counted = 0;
  #since: number | undefined;

  now(): number {
    return this.#counted + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  go(): void {
    this.#since = performance.now();
  }

  stop(): void {
    this.#counted = this.now();
    this.#since = undefined;
  }
}
const slow = pdf('slow', endlessPdf());
const good = pdf('good', pdfFile([{ texts: pdfLines(['The tide rises twice a day.']) }]));

describe('the processes that read sources', function () {
  this.timeout(60_000);
  let parsers: SourceParsers;
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
      limits: { memory: 1_024 * megabyte, sourceMs: () => 60_000 },
      residentMemory: residentMemoryOn(process.platform),
      idleMs: 60_000,
      contestedTurns: [60_000],
      littleMs: 0,
      ...options,
    });
  }
  const neverGone = new AbortController().signal;
  let asked = 0;
  /** What is to be read, where whoever asks finds it afterwards. */
  async function given(who: string, ...sources: Source[]) {
    asked += 1;
    const readAll = readApart(join(folder, String(asked)));
    const unread = await readAll(sources).catch((error: unknown) => error);
    assert.ok(unread instanceof Unread);
    return async (gone = neverGone): Promise<ReadSources> => {
      const reply = await parsers.parse(unread.folder, who, gone);
      if (reply.outcome === 'read') return readAll(sources);
      throw new Error(JSON.stringify(reply));
    };
  }
  const read = async (...sources: Source[]) => (await given('acme', ...sources))();

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
    const { documents } = await readApart(folder)([markdown('# Notes\n\nSome.')]);
    assert.equal(documents.length, 1);
  });

  it('leave out a source that takes too long, and go on with the others', async () => {
    // Time passes for the endless one alone: how soon the others are read is the machine’s affair.
    const clock = new StoppedClock();
    const pids = new Set<number>();
    const residentMemory = async (pid: number) => {
      pids.add(pid);
      if (pids.size > 1) clock.stop();
      return 0;
    };
    start({
      limits: { memory: 1_024 * megabyte, sourceMs: () => 1_000 },
      ticks: () => clock.now(),
      residentMemory,
    });
    while (pids.size === 0) await read(good);
    clock.go();
    const { documents, problems } = await read(
      good,
      pdf('endless', endlessPdf()),
      markdown('# Notes\n\nSome.'),
    );
    assert.deepEqual(problems, ['endless.pdf takes too long to read.']);
    assert.equal(documents.length, 2);
  });

  it('give a source the time that its size says', async () => {
    const sizes: number[] = [];
    const sourceMs = (bytes: number) => {
      sizes.push(bytes);
      return bytes === slow.bytes.length ? 0 : 60_000;
    };
    start({ limits: { memory: 1_024 * megabyte, sourceMs } });
    const { documents, problems } = await read(good, slow);
    assert.deepEqual([documents.length, problems], [1, ['slow.pdf takes too long to read.']]);
    assert.deepEqual(sizes.slice(0, 2), [good.bytes.length, slow.bytes.length]);
  });

  it('count their start to no source', async () => {
    start({
      entry: new URL('../../../support/lateParser.ts', import.meta.url),
      limits: { memory: 1_024 * megabyte, sourceMs: () => 1_000 },
    });
    assert.deepEqual((await read(pdf('light', Buffer.from('light')))).documents, ['light']);
  });

  it('leave out a source that takes too much memory, and go on with the others', async () => {
    start({ limits: { memory: 176 * megabyte, sourceMs: () => 60_000 } });
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

  it('are started anew once where they are killed before they read anything', async () => {
    let kills = 0;
    const residentMemory = async (pid: number) => {
      if (kills === 0) process.kill(pid, 'SIGKILL');
      kills += 1;
      return 0;
    };
    start({ residentMemory });
    assert.equal((await read(good)).documents.length, 1);
    assert.ok(kills > 0);
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

  it('give up what nobody asks for any more', async () => {
    start();
    const gone = new AbortController();
    const [endless, waits] = [await given('other', slow), await given('acme', good)];
    const readings = [endless(gone.signal), waits()] as const;
    gone.abort();
    await assert.rejects(readings[0], /closed/);
    assert.equal((await readings[1]).documents.length, 1);
  });

  it('are not waited for by who asks no more', async () => {
    start();
    const gone = new AbortController();
    const [endless, leaves] = [await given('other', slow), await given('acme', good)];
    await assert.rejects(leaves(AbortSignal.abort()), /closed/);
    const waits = await given('third', good);
    const readings = [endless(gone.signal), waits(gone.signal)];
    gone.abort();
    await Promise.all(readings.map((reading) => assert.rejects(reading, /closed/)));
    assert.equal((await read(good)).documents.length, 1);
  });

  it('read nothing more when they are closed', async () => {
    start();
    const [endless, waits] = [await given('other', slow), await given('acme', good)];
    const readings = [endless(), waits()];
    parsers.close();
    await Promise.all(readings.map((reading) => assert.rejects(reading, /closed/)));
  });

  describe('that are asked by several', () => {
    let ended: string[];
    beforeEach(() => {
      ended = [];
    });
    const noting = async (name: string, reading: Promise<ReadSources>): Promise<readonly string[]> => {
      const { problems } = await reading;
      ended.push(name);
      return problems;
    };

    it('let those go first who were given less, then begin again and have longer', async () => {
      start({
        contestedTurns: [1_000, 2_000, 4_000],
        limits: { memory: 1_024 * megabyte, sourceMs: () => 5_000 },
      });
      const [endless, first, second] = [
        await given('greedy', slow),
        await given('one', good),
        await given('two', good),
      ];
      const problems = noting('greedy', endless());
      await Promise.all([noting('one', first()), noting('two', second()), problems]);
      assert.deepEqual([ended.slice(0, 2).sort(), ended.slice(2)], [['one', 'two'], ['greedy']]);
      assert.deepEqual(await problems, ['slow.pdf takes too long to read.']);
    });

    it('keep nobody who was given little waiting for a longer turn', async () => {
      start({ contestedTurns: [1_000, 60_000], littleMs: 60_000 });
      const gone = new AbortController();
      const greedy = (await given('greedy', slow))(gone.signal);
      for (const who of ['one', 'two', 'one']) await noting(who, (await given(who, good))());
      gone.abort();
      await assert.rejects(greedy, /closed/);
      assert.deepEqual(ended, ['one', 'two', 'one']);
    });

    it('give a source that gives way again and again no more time than one that does not', async () => {
      start({
        contestedTurns: [2_000, 4_000],
        limits: { memory: 1_024 * megabyte, sourceMs: () => 9_000 },
      });
      const problems = noting('greedy', (await given('greedy', slow))());
      let others = 0;
      while (!ended.includes('greedy')) {
        await noting('one', (await given('one', good))());
        others += 1;
      }
      assert.deepEqual(await problems, ['slow.pdf takes too long to read.']);
      assert.ok(others > 1, String(others));
    });
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
