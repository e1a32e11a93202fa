import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredBrief } from '../../../../src/service/jobs/engineTask.ts';
import { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import type { EngineThreadsOptions } from '../../../../src/service/jobs/engineThreadsOptions.ts';
import { pictureKey } from '../../../../src/service/jobs/jobFiles.ts';
import { startEngineThread } from '../../../../src/service/jobs/startEngineThread.ts';
import { gaveWay } from '../../../../src/service/jobs/whileHeld.ts';
import { noMeters } from '../../../../src/service/metrics/meters.ts';
import { CountedTime } from '../../../../src/service/workingTime.ts';
import { type Script, scripted, scriptedWriterUrl } from '../../../support/scriptedWriter.ts';

const model = undefined;
const longMs = 60_000;
const megabyte = 1024 * 1024;

describe('EngineThreads', () => {
  const workingTime = new CountedTime();
  let threads: EngineThreads;
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  after(() => {
    workingTime.stop();
    return rm(folder, { recursive: true });
  });
  afterEach(() => threads.close());

  function start(options: Partial<EngineThreadsOptions> = {}): EngineThreads {
    threads = new EngineThreads({
      meters: noMeters,
      kind: { isForJobs: false },
      size: 1,
      idleMs: longMs,
      memory: 256 * megabyte,
      time: workingTime,
      data: { writerModule: scriptedWriterUrl, filesFolder: folder },
      ...options,
    });
    return threads;
  }
  const brief = (script: Script, id = 'gen_1'): StoredBrief => ({
    id,
    prompt: scripted(script),
    sources: [],
    interactive: true,
    narrative: 'Auto',
    rewriteStyle: 'Subtle',
    sectionCount: 'auto',
    exchanges: [],
  });
  const plan = (script: Script, limitMs = longMs, id?: string) =>
    threads.run('plan', { brief: brief(script, id), model, readingFolder: folder }, limitMs);

  it('uses a thread that was started for the job that is expected', async () => {
    let started = 0;
    const count = () => {
      started += 1;
    };
    process.on('worker', count);
    const kind = { isForJobs: true };
    start({ size: 2, kind });
    threads.adopt(startEngineThread(kind, 256 * megabyte));
    assert.equal((await plan({ sections: [1] })).outcome, 'done');
    process.off('worker', count);
    assert.equal(started, 1);
  });

  it('starts one thread ahead of its first task, and no further one', async () => {
    let started = 0;
    const count = () => {
      started += 1;
    };
    process.on('worker', count);
    start({ size: 2 });
    threads.warm();
    threads.warm();
    assert.equal((await plan({ sections: [1] })).outcome, 'done');
    threads.warm();
    process.off('worker', count);
    assert.equal(started, 1);
  });

  it('plans and writes, decks and slides as JSON', async () => {
    start();
    const planned = await plan({ sections: [2], tokens: 7, pictures: [{ id: 'p', base64: 'AQID' }] });
    assert.ok(planned.outcome === 'done' && planned.answer.outcome === 'storyline');
    const { deck, sections, tokensUsed } = planned.answer;
    assert.deepEqual(JSON.parse(deck).assets, [{ id: 'p', fileName: 'p.png', type: 'image/png' }]);
    assert.deepEqual(await readFile(join(folder, pictureKey('gen_1', 'p'))), Buffer.from([1, 2, 3]));
    assert.equal(tokensUsed, 7);
    assert.deepEqual(
      sections.map(({ id, title, slideBudget }) => ({ id, title, slideBudget })),
      [{ id: 'gen_1-s0', title: 'Section 1', slideBudget: 2 }],
    );
    const written = await threads.run('write', { plans: [sections[0]!.plan], model }, longMs);
    assert.ok(written.outcome === 'done' && !written.answer.isStale);
    assert.equal(written.answer.sections[0]?.slideCount, 2);
    assert.equal(JSON.parse(written.answer.sections[0]!.slides).length, 2);
  });

  it('reads the sources itself', async () => {
    start();
    const path = join(folder, 'source.md');
    await writeFile(path, '# Text');
    const source = { id: 'a', fileName: 'a.md', type: 'text/markdown', path };
    const question = { about: 'x', text: 'x?' };
    const asked = {
      ...brief({ sections: [] }),
      sources: [source],
      exchanges: [{ question, answer: 'y', sources: [source] }],
    };
    const planned = await threads.run('plan', { brief: asked, model, readingFolder: folder }, longMs);
    assert.ok(planned.outcome === 'done' && planned.answer.outcome === 'storyline');
    const seen = JSON.parse(JSON.parse(planned.answer.deck).notices[0]);
    const read = { id: 'a', fileName: 'a.md', type: 'text/markdown', text: '# Text' };
    assert.deepEqual([seen.sources, seen.exchanges[0].sources], [[read], [read]]);
  });

  it('runs no more tasks at once than it has threads, the rest in order', async () => {
    start({ size: 2 });
    const gates = await mkdtemp(join(folder, 'gates-'));
    const journal = join(gates, 'journal');
    const ids = ['a', 'b', 'c', 'd'];
    const plans = ids.map((id) => plan({ sections: [], gates, journal }, longMs, id));
    const begun = () => (existsSync(journal) ? readFile(journal, 'utf8') : '');
    while ((await begun()).split('\n').length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual((await begun()).trim().split('\n').sort(), ['a plan', 'b plan']);
    await writeFile(join(gates, 'plan'), '');
    for (const ran of await Promise.all(plans)) assert.equal(ran.outcome, 'done');
    assert.deepEqual(
      (await begun())
        .trim()
        .split('\n')
        .map((line) => line[0])
        .slice(2)
        .sort(),
      ['c', 'd'],
    );
  });

  it('ends a thread whose task overruns, and goes on with a new one', async () => {
    start();
    const [overran, next] = await Promise.all([
      plan({ sections: [], hangAt: 'plan' }, 50),
      plan({ sections: [] }),
    ]);
    assert.equal(overran.outcome, 'overran');
    assert.equal(next.outcome, 'done');
  });

  it('ends what nobody waits for any more, at work or not begun, and goes on', async () => {
    start();
    const gone = new AbortController();
    const planUntilGone = (script: Script) =>
      threads.run(
        'plan',
        { brief: brief(script), model, readingFolder: folder },
        longMs,
        undefined,
        gone.signal,
      );
    const abandoned = [planUntilGone({ sections: [], hangAt: 'plan' }), planUntilGone({ sections: [] })];
    const next = plan({ sections: [] });
    gone.abort();
    assert.deepEqual(
      (await Promise.all([...abandoned, next])).map(({ outcome }) => outcome),
      ['abandoned', 'abandoned', 'done'],
    );
    assert.equal((await planUntilGone({ sections: [] })).outcome, 'abandoned');
  });

  it('says that what is told to give way gave way', async () => {
    start();
    const held = new AbortController();
    const script = { sections: [], hangAt: 'plan' };
    const ask = { brief: brief(script), model, readingFolder: folder };
    const ran = threads.run('plan', ask, longMs, undefined, held.signal);
    held.abort(gaveWay);
    assert.deepEqual(await ran, { outcome: 'gaveWay' });
  });

  describe('one that waits for a language model', () => {
    /** As a step of a job whose model is asked and does not reply. */
    class Waiting {
      readonly jobId: string;
      readonly #listeners = new Set<() => void>();
      isWaiting = false;

      constructor(jobId: string) {
        this.jobId = jobId;
      }

      onWaiting(listener: () => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      }

      wait(): void {
        this.isWaiting = true;
        for (const listener of this.#listeners) listener();
      }
    }
    const step = (script: Script, use: Waiting) => {
      const ask = { brief: brief(script), model, readingFolder: folder };
      return threads.run('plan', ask, longMs, undefined, undefined, { use });
    };
    const hangs = { sections: [], hangAt: 'plan' } as const;

    it('leaves its thread to whoever waits for one', async () => {
      start();
      const use = new Waiting('one');
      const [waiting, other] = [step(hangs, use), plan({ sections: [] })];
      use.wait();
      assert.deepEqual([await waiting, (await other).outcome], [{ outcome: 'waits' }, 'done']);
    });

    it('leaves its thread to whoever comes', async () => {
      start();
      const use = new Waiting('one');
      const waiting = step(hangs, use);
      use.wait();
      assert.equal((await plan({ sections: [] })).outcome, 'done');
      assert.deepEqual(await waiting, { outcome: 'waits' });
    });

    it('keeps its thread while nobody needs it', async () => {
      start({ size: 2 });
      const use = new Waiting('one');
      const waiting = step({ sections: [], stepMs: 50 }, use);
      use.wait();
      assert.equal((await plan({ sections: [] })).outcome, 'done');
      assert.equal((await waiting).outcome, 'done');
    });

    it('keeps its thread beside what waits for the same job', async () => {
      start();
      const use = new Waiting('one');
      const waiting = step({ sections: [], stepMs: 50 }, use);
      use.wait();
      assert.equal((await step({ sections: [] }, new Waiting('one'))).outcome, 'done');
      assert.equal((await waiting).outcome, 'done');
    });
  });

  describe('one of a workspace that has its thread for long', () => {
    const planFor = (who: string, script: Script) =>
      threads.run('plan', { brief: brief(script), model, readingFolder: folder }, longMs, who);

    it('is ended where another workspace waits', async () => {
      start({ contestedMs: 50 });
      const [slow, other] = await Promise.all([
        planFor('acme', { sections: [], hangAt: 'plan' }),
        planFor('beta', { sections: [] }),
      ]);
      assert.deepEqual([slow.outcome, other.outcome], ['gaveWay', 'done']);
    });

    it('leaves the last thread to others, who need not wait', async () => {
      start({ size: 2, keepsLastForOthers: true });
      const held = [1, 2].map(() => planFor('acme', { sections: [], hangAt: 'plan' }));
      assert.equal((await planFor('beta', { sections: [] })).outcome, 'done');
      await threads.close();
      assert.deepEqual(
        (await Promise.all(held)).map(({ outcome }) => outcome),
        ['closed', 'closed'],
      );
    });

    it('leaves threads to what is done for nobody in particular, and is not kept by it', async () => {
      start({ size: 4, keepsLastForOthers: true, mostForSomebody: 2 });
      const hanging = { sections: [], hangAt: 'plan' };
      const held = ['acme', 'acme', 'acme'].map((who) => planFor(who, hanging));
      const step = plan(hanging);
      for (const ran of await Promise.all([plan({ sections: [] }), planFor('beta', { sections: [] })]))
        assert.equal(ran.outcome, 'done');
      await threads.close();
      for (const { outcome } of await Promise.all([...held, step])) assert.equal(outcome, 'closed');
    });

    it('leaves the only thread to all steps that come after the one that waited', async () => {
      start({ mostForSomebody: 1 });
      const ended: string[] = [];
      const ends = (name: string) => () => ended.push(name);
      const first = planFor('acme', { sections: [], stepMs: 900 }).then(ends('first'));
      const second = planFor('acme', { sections: [] }).then(ends('second'));
      await plan({ sections: [] }).then(ends('step'));
      await plan({ sections: [] }).then(ends('next step'));
      await Promise.all([first, second]);
      assert.deepEqual(ended, ['first', 'step', 'next step', 'second']);
    });

    it('goes on where only its own wait', async () => {
      start({ contestedMs: 50 });
      const script = { sections: [], stepMs: 700 };
      const [slow, own] = await Promise.all([planFor('acme', script), planFor('acme', { sections: [] })]);
      assert.deepEqual([slow.outcome, own.outcome], ['done', 'done']);
    });
  });

  it('tells of a task that throws, and keeps the thread', async () => {
    start();
    const ran = await plan({ sections: [], throwAt: 'plan' });
    assert.ok(ran.outcome === 'failed');
    assert.match(ran.reason, /^Error: Thrown at plan\n/);
    assert.equal((await plan({ sections: [] })).outcome, 'done');
  });

  it('tells of a task that takes its thread down, and starts another', async () => {
    start();
    const ran = await plan({ sections: [], exitAt: 'plan' });
    assert.deepEqual(ran, { outcome: 'failed', reason: 'The thread ended with code 3.' });
    assert.equal((await plan({ sections: [] })).outcome, 'done');
  });

  it('ends a thread whose task outgrows it, and goes on with a new one', async () => {
    start({ memory: 96 * megabyte });
    const ran = await plan({ sections: [], swellAt: 'plan' });
    assert.deepEqual(ran, { outcome: 'outgrew' });
    assert.equal((await plan({ sections: [] })).outcome, 'done');
  });

  it('tries a task once more, in a new thread, that outgrew what others had left of an old one', async () => {
    start({ memory: 256 * megabyte });
    const script = { sections: [], leaves: 110, stepMs: 400 };
    assert.equal((await plan(script)).outcome, 'done');
    assert.equal((await plan(script)).outcome, 'done');
  });

  it('ends threads that have nothing to do', async () => {
    start({ idleMs: 1 });
    for (let round = 0; round < 3; round++) {
      assert.equal((await plan({ sections: [] })).outcome, 'done');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  });

  it('gives tasks up when it is closed, those that wait and those under way', async () => {
    start();
    const tasks = [plan({ sections: [], hangAt: 'plan' }), plan({ sections: [] })];
    await threads.close();
    assert.deepEqual(await Promise.all(tasks), [{ outcome: 'closed' }, { outcome: 'closed' }]);
    assert.deepEqual(await plan({ sections: [] }), { outcome: 'closed' });
  });
});
