import assert from 'node:assert/strict';
import { StartGeneration } from '../../../../src/api/generation.ts';
import { limits } from '../../../../src/api/limits.ts';
import type { Deck } from '../../../../src/layouts/deck.ts';
import { Failure } from '../../../../src/service/http/failure.ts';
import { Advance } from '../../../../src/service/jobs/advance.ts';
import type { EngineTaskKind, EngineTasks } from '../../../../src/service/jobs/engineTask.ts';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import { sentences, tooManySlides } from '../../../../src/service/jobs/failedJob.ts';
import { pictureKey, picturesKey, readingKey } from '../../../../src/service/jobs/jobFiles.ts';
import { JobQueue } from '../../../../src/service/jobs/jobQueue.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import type { Place } from '../../../../src/service/jobs/place.ts';
import type { Ran } from '../../../../src/service/jobs/taskOutcome.ts';
import type { Doing } from '../../../../src/service/jobs/threadTask.ts';
import type { UseLimits } from '../../../../src/service/models/modelUses.ts';
import type { ClosedReply, ParseReply } from '../../../../src/service/parsing/parsing.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

type Awaitable<Value> = Value | Promise<Value>;
type Answers = {
  [Kind in 'plan' | 'write']: (ask: EngineTasks[Kind]['ask']) => Awaitable<Ran<EngineTasks[Kind]['answer']>>;
};

const done = <Answer>(answer: Answer): Ran<Answer> => ({ outcome: 'done', answer });
const deck: Omit<Deck, 'sections'> = {
  title: 'Review',
  language: 'us',
  narrative: 'Auto',
  theme: 'calm',
  assets: [
    { id: 'p', fileName: 'p.png', type: 'image/png' },
    { id: 'r', fileName: 'r.png', remote: 'https://x/r.png' },
  ],
  notices: ['From the plan'],
};
const storyline: EngineTasks['plan']['answer'] = {
  outcome: 'storyline',
  deck: JSON.stringify(deck),
  sections: ['s0', 's1'].map((id) => ({ id, title: id, slideBudget: 1, plan: id })),
  pictures: ['pictures/job/p'],
  tokensUsed: 5,
  modelFailures: [],
};
const ordinary: Answers = {
  plan: () => done(storyline),
  write: ({ plans }) =>
    done({
      sections: plans.map((plan) => ({
        slides: `[{"id":"${plan}-0","title":[{"text":"Costs"}]}]`,
        slideCount: 1,
        notices: '["From a section"]',
      })),
      tokensUsed: 2,
      modelFailures: [],
    }),
};

describeOnEveryDatabase('Advance', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let queue: JobQueue;
  let time: number;
  let worked: number;
  let threadStarts: number;
  let steps: { kind: EngineTaskKind; limitMs: number }[];
  let removed: string[];
  let taken: { key: string; path: string }[];
  let logged: unknown[];
  let asked: unknown[];
  let reserved: { workspace: string; bytes: number }[];
  let room: Failure | undefined;
  /** What steps may use of a language model. */
  let uses: UseLimits[];
  let readReply: ParseReply | ClosedReply;

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    queue = new JobQueue(opened.store);
    time = Date.UTC(2026, 10, 21);
    worked = 0;
    threadStarts = 0;
    steps = [];
    removed = [];
    taken = [];
    logged = [];
    asked = [];
    reserved = [];
    room = undefined;
    uses = [];
    readReply = { outcome: 'read' };
  });
  afterEach(() => opened.close());

  /** Every step takes a second. */
  const advance = (answers: Partial<Answers> = {}, sectionsAtOnce = 1) =>
    new Advance({
      jobs,
      threads: {
        async run(
          kind: EngineTaskKind,
          ask: unknown,
          limitMs: number,
          _who: undefined,
          _gone: AbortSignal,
          { begins }: Doing,
        ) {
          steps.push({ kind, limitMs });
          worked += threadStarts;
          begins?.();
          worked += 1_000;
          return { ...ordinary, ...answers }[kind as 'plan'](ask as never);
        },
      } as unknown as EngineThreads,
      models: {
        during(limits, work) {
          uses.push(limits);
          return work(undefined);
        },
      },
      files: {
        take: async (key, path) => void taken.push({ key, path }),
        bring: async () => ({ path: (key) => `/data/${key}`, discard: async () => undefined }),
        size: async () => 1,
      },
      scratch: {
        filePath: (key) => `/data/${key}`,
        size: async () => 1_000,
        removeFolder: async (key) => void removed.push(key),
      },
      quota: {
        within: async (workspace, bytes, keep) => {
          reserved.push({ workspace, bytes });
          return room ?? keep();
        },
      },
      parsers: {
        warm: () => undefined,
        async parse(folder, who) {
          worked += 2_000;
          asked.push({ folder, who });
          return readReply;
        },
      },
      now: () => time,
      time: { now: () => worked, after: () => () => undefined },
      log: (entry) => logged.push(entry),
      limitMs: 10_000,
      modelTokens: 100,
      sectionsAtOnce,
      smallReadingMs: 0,
      contestedTries: 5,
    });
  const place: Place = {
    stepWaits: () => {},
    stepBegins: () => {},
    isToStop: () => false,
    isToGiveWay: async () => false,
    beside: (work) => work,
    isTaken: () => false,
  };

  async function claimed(nonInteractive = true): Promise<JobRow> {
    const now = new Date(time).toISOString();
    const request = {
      ...StartGeneration.parse({ prompt: 'Text', non_interactive: nonInteractive }),
      attachments: [],
    };
    await jobs.create({ id: 'gen_1', workspaceId: 'acme', request: JSON.stringify(request), now }, undefined);
    return claimAgain();
  }
  /** By the next process; the one before ended after it had been at the step for a while. */
  async function claimAgain(): Promise<JobRow> {
    for (const owner of ['one', 'one']) await queue.renewLeases(owner, ['gen_1']);
    return (await queue.claimNext({ owner: 'one', gone: [], dead: ['one'], running: [] }))!;
  }
  const row = async () => (await jobs.find('gen_1'))!;
  const presentations = () => opened.store.selectFrom('presentations').selectAll().execute();

  it('plans, writes each section and makes the presentation', async () => {
    await advance().advance(await claimed(), place);
    const [presentation, ...others] = await presentations();
    assert.equal(others.length, 0);
    assert.deepEqual(JSON.parse(presentation!.deck), {
      ...deck,
      sections: [
        { id: 's0', title: 's0', slides: [{ id: 's0-0', title: [{ text: 'Costs' }] }] },
        { id: 's1', title: 's1', slides: [{ id: 's1-0', title: [{ text: 'Costs' }, { text: ' · s1' }] }] },
      ],
      notices: ['From the plan', 'From a section'],
    });
    assert.deepEqual([presentation!.title, presentation!.jobId], ['Review', 'gen_1']);
    const { status, tokensUsed, workedMs, leaseOwner } = await row();
    assert.deepEqual([status, tokensUsed, workedMs, leaseOwner], ['completed', 9, 3_000, null]);
  });

  it('has the files take the pictures that a thread left', async () => {
    await advance().advance(await claimed(), place);
    assert.deepEqual(taken, [{ key: 'pictures/job/p', path: '/data/pictures/job/p' }]);
  });

  it('sets room apart for what it planned, which counts until the presentation has it', async () => {
    const counted: unknown[] = [];
    const noting = (write: typeof ordinary.write): typeof ordinary.write => {
      return async (ask) => {
        counted.push((await row()).keptBytes);
        return write(ask);
      };
    };
    await advance({ write: noting(ordinary.write) }).advance(await claimed(), place);
    const [first, ...others] = reserved;
    assert.deepEqual([first?.workspace, others.length], ['acme', 0]);
    assert.ok(first!.bytes > 1_000 + JSON.stringify(deck).length, 'Of the picture, and of texts.');
    assert.deepEqual(counted, [first!.bytes, first!.bytes]);
    assert.deepEqual([(await row()).status, (await row()).keptBytes], ['completed', 0]);
  });

  it('fails with the reason where there is no room for what it planned, and keeps nothing of it', async () => {
    room = new Failure('PRICING_DOCUMENT_LIMIT_REACHED', 'There is no room.');
    await advance().advance(await claimed(), place);
    const { status, error, keptBytes } = await row();
    assert.deepEqual([status, error, keptBytes], ['failed', 'There is no room.', 0]);
    assert.deepEqual(taken, []);
    assert.ok(removed.includes(picturesKey('gen_1')), removed.join());
    assert.deepEqual(await presentations(), []);
  });

  it('knows the pictures that have bytes', async () => {
    await advance().advance(await claimed(), place);
    const pictures = await opened.store.selectFrom('pictures').selectAll().execute();
    assert.deepEqual(
      pictures.map(({ assetId, type, key }) => [assetId, type, key]),
      [['p', 'image/png', pictureKey('gen_1', 'p')]],
    );
  });

  it('goes on after the last saved step, doing none again', async () => {
    let written = 0;
    await advance().advance(await claimed(), { ...place, isToStop: () => steps.length === 2 });
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['plan', 'write'],
    );
    assert.equal((await row()).status, 'generating');
    await advance({
      write: (ask) => {
        written += 1;
        return ordinary.write(ask);
      },
    }).advance(await claimAgain(), place);
    assert.equal(written, 1);
    assert.equal((await row()).status, 'completed');
  });

  it('tells of each step that it waits, until its thread begins', async () => {
    const told: string[] = [];
    const stepWaits = () => void told.push('waits');
    const stepBegins = () => void told.push(`begins to ${steps.at(-1)!.kind}`);
    await advance().advance(await claimed(), { ...place, stepWaits, stepBegins });
    assert.deepEqual(told.slice(0, 4), ['waits', 'begins to plan', 'waits', 'begins to write']);
  });

  it('plans again what an older program planned, and casts nothing of it', async () => {
    let stale = 1;
    await advance({
      write: (ask) => (stale-- > 0 ? done({ isStale: true, modelFailures: [] }) : ordinary.write(ask)),
    }).advance(await claimed(), place);
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['plan', 'write', 'plan', 'write', 'write'],
    );
    assert.equal((await presentations()).length, 1);
  });

  it("drops what it made of a job that is meanwhile another's", async () => {
    const job = await claimed();
    await advance({
      plan: async () => {
        await opened.store
          .updateTable('jobs')
          .set({ leaseOwner: 'two', version: job.version + 1 })
          .execute();
        return done(storyline);
      },
    }).advance(job, place);
    const { leaseOwner, deck: saved } = await row();
    assert.deepEqual([leaseOwner, saved, steps.length], ['two', null, 1]);
  });

  it('pauses at a question and leaves the job to whoever comes', async () => {
    const question = '{"about":"audience","text":"Who listens?"}';
    await advance({
      plan: () => done({ outcome: 'question', question, tokensUsed: 1, modelFailures: [] }),
    }).advance(await claimed(false), place);
    const { status, question: asked, leaseOwner } = await row();
    assert.deepEqual([status, asked, leaseOwner], ['awaiting_input', question, null]);
  });

  it('never pauses a non-interactive job', async () => {
    await advance({
      plan: () => done({ outcome: 'question', question: '{}', tokensUsed: 1, modelFailures: [] }),
    }).advance(await claimed(true), place);
    const { status, error } = await row();
    assert.deepEqual([status, error], ['failed', sentences.unasked]);
  });

  it('passes on why nothing can be made of the sources', async () => {
    await advance({
      plan: () =>
        done({ outcome: 'unusable', reason: 'report.pdf is encrypted.', tokensUsed: 9, modelFailures: [] }),
    }).advance(await claimed(), place);
    const { error, tokensUsed } = await row();
    assert.deepEqual([error, tokensUsed], ['report.pdf is encrypted.', 9]);
  });

  it('fails with a sentence what is more than a presentation may hold', async () => {
    const notes = 'a'.repeat(limits.deckJsonBytes / 2);
    const large = { slides: JSON.stringify([{ id: 's', notes }]), slideCount: 1, notices: '[]' };
    const write: Answers['write'] = ({ plans }) =>
      done({ sections: plans.map(() => large), tokensUsed: 0, modelFailures: [] });
    await advance({ write }).advance(await claimed(), place);
    const { status, error } = await row();
    assert.deepEqual([status, error], ['failed', sentences.tooLarge]);
    assert.deepEqual(await opened.store.selectFrom('presentations').selectAll().execute(), []);
  });

  it('fails with a sentence what has more slides than a presentation may have', async () => {
    const slides = JSON.stringify([{ id: 's' }]);
    const write: Answers['write'] = ({ plans }) =>
      done({
        sections: plans.map(() => ({ slides, slideCount: limits.deckSlides, notices: '[]' })),
        tokensUsed: 0,
        modelFailures: [],
      });
    await advance({ write }).advance(await claimed(), place);
    const { status, error } = await row();
    assert.deepEqual([status, error], ['failed', tooManySlides(2 * limits.deckSlides)]);
  });

  it('gives each step its share of the tokens and the time for a language model', async () => {
    const { id: jobId, ...job } = await claimed();
    await advance().advance({ ...job, id: jobId }, place);
    assert.deepEqual(uses, [
      { tokens: 100, milliseconds: 2_000, jobId },
      { tokens: 95, milliseconds: 3_600, jobId },
      { tokens: 93, milliseconds: 6_400, jobId },
    ]);
    assert.deepEqual(new Set(removed), new Set([`reading/${jobId}`]));
  });

  it('logs why a language model did not reply', async () => {
    await advance({
      write: () =>
        done({
          sections: [{ slides: '[]', slideCount: 0, notices: '[]' }],
          tokensUsed: 0,
          modelFailures: ['overQuota', 'slow'],
        }),
    }).advance(await claimed(), place);
    const entries = logged.filter((entry) => (entry as { event: string }).event === 'language model failed');
    assert.equal(entries.length, 2);
    assert.equal((entries[0] as { reason: string }).reason, 'overQuota, slow');
  });

  it('writes sections beside each other, and saves each as soon as it is written', async () => {
    const job = await claimed();
    await advance({}, 2).advance(job, place);
    assert.deepEqual(
      uses.slice(1).map(({ tokens }) => tokens),
      [47, 47],
    );
    const { status, tokensUsed } = await row();
    assert.deepEqual([status, tokensUsed], ['completed', 9]);
  });

  it('keeps what was written beside a section that took its process down', async () => {
    const job = await claimed();
    await advance(
      {
        write: ({ plans, model }) =>
          plans[0] === 's1' ? { outcome: 'closed' } : ordinary.write({ plans, model }),
      },
      2,
    ).advance(job, place);
    const rows = await jobs.sections.written(job.id);
    assert.deepEqual(
      rows.map(({ slides }) => slides !== null),
      [true, false],
    );
  });

  it('gives each step the time that the saved ones left, and fails when it is used up', async () => {
    await advance({ write: () => ({ outcome: 'overran' }) }).advance(await claimed(), place);
    assert.deepEqual(steps, [
      { kind: 'plan', limitMs: 10_000 },
      { kind: 'write', limitMs: 9_000 },
    ]);
    const { status, error } = await row();
    assert.deepEqual([status, error], ['failed', 'Generation timed out']);
  });

  it('does a step again that outgrew its thread, and fails with a sentence at the second time', async () => {
    let times = 0;
    const write: Answers['write'] = (ask) => {
      times += 1;
      return times === 2 ? ordinary.write(ask) : { outcome: 'outgrew' };
    };
    await advance({ write }).advance(await claimed(), place);
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['plan', 'write', 'write', 'write', 'write'],
    );
    assert.deepEqual([(await row()).status, (await row()).error], ['failed', sentences.outgrown]);
  });

  describe('does a step again that gave way', () => {
    const givingWay =
      (times: number): Answers['write'] =>
      (ask) =>
        times-- > 0 ? { outcome: 'gaveWay' } : ordinary.write(ask);

    it('until it is done, counts what it took, and takes it for no failure', async () => {
      await advance({ write: givingWay(3) }).advance(await claimed(), place);
      const { status, workedMs, deaths } = await row();
      assert.deepEqual([status, workedMs, deaths], ['completed', 6_000, 0]);
    });

    it('and fails with a sentence where it gave way too often', async () => {
      await advance({ write: givingWay(5) }).advance(await claimed(), place);
      const { status, error, workedMs } = await row();
      assert.deepEqual([status, error, workedMs], ['failed', sentences.contested, 5_000]);
    });

    it('after others, and knows how often it gave way', async () => {
      await advance({ write: givingWay(1) }).advance(await claimed(), {
        ...place,
        isToStop: ({ gaveWay }) => gaveWay === 1,
      });
      const { status, gaveWay, attempts } = await row();
      assert.deepEqual([status, gaveWay, attempts, steps.length], ['generating', 1, 0, 2]);
    });

    it('and counts anew for the next', async () => {
      const counted: number[] = [];
      await advance({ write: givingWay(1) }).advance(await claimed(), {
        ...place,
        isToStop: ({ gaveWay }) => counted.push(gaveWay) === 0,
      });
      assert.deepEqual(counted, [0, 1, 0, 0]);
    });

    it('and still knows that its process ended within it before', async () => {
      await claimed();
      await advance({ plan: () => ({ outcome: 'gaveWay' }) }).advance(await claimAgain(), {
        ...place,
        isToStop: () => true,
      });
      assert.equal((await row()).deaths, 1);
    });

    it('without reading its sources anew', async () => {
      let times = 1;
      const plan = () => (times-- > 0 ? ({ outcome: 'gaveWay' } as const) : done(storyline));
      await advance({ plan }).advance(await claimed(), place);
      const [before, ...after] = removed.filter((key) => key === readingKey('gen_1'));
      assert.deepEqual([before, after.length], [readingKey('gen_1'), 1]);
    });
  });

  it('holds it against no step that others had its place when it came back', async () => {
    let times = 6;
    const plan = () => done(times-- > 0 ? { outcome: 'unread' as const, folder: 'f' } : storyline);
    await advance({ plan }).advance(await claimed(), { ...place, isTaken: () => true });
    const { status, attempts, gaveWay } = await row();
    assert.deepEqual([status, attempts, gaveWay], ['completed', 0, 0]);
  });

  it('fails with a sentence and logs the reason when the engine breaks', async () => {
    await advance({ plan: () => ({ outcome: 'failed', reason: 'RangeError: …' }) }).advance(
      await claimed(),
      place,
    );
    assert.equal((await row()).error, sentences.broken);
    assert.deepEqual(logged, [
      { level: 'error', event: 'job failed', job: 'gen_1', reason: 'RangeError: …' },
    ]);
  });

  it('leaves a step that was given up for the next process', async () => {
    await advance({ plan: () => ({ outcome: 'closed' }) }).advance(await claimed(), place);
    assert.deepEqual([(await row()).status, steps.length], ['generating', 1]);
  });

  describe('whose sources have to be read first', () => {
    let beside: number;
    const leaving: Place = {
      ...place,
      async beside(work) {
        beside += 1;
        return work;
      },
    };
    /** In two asks, one after the other. */
    const plan = () => {
      const next = ['one', 'two'][asked.length];
      return done(next === undefined ? storyline : { outcome: 'unread' as const, folder: next });
    };
    beforeEach(() => {
      beside = 0;
    });

    it('plans when they are, leaves its place to others meanwhile, and counts what it took', async () => {
      await advance({ plan }).advance(await claimed(), leaving);
      assert.deepEqual(asked, [
        { folder: 'one', who: 'acme' },
        { folder: 'two', who: 'acme' },
      ]);
      assert.equal(beside, 2);
      const { status, workedMs } = await row();
      assert.deepEqual([status, workedMs], ['completed', 9_000]);
    });

    it('leaves less time for what comes after', async () => {
      await advance({ plan }).advance(await claimed(), leaving);
      assert.deepEqual(
        steps.map(({ limitMs }) => limitMs),
        [10_000, 7_000, 4_000, 3_000, 2_000],
      );
    });

    it('reads anew what was left of another time', async () => {
      await advance({ plan }).advance(await claimed(), leaving);
      assert.equal(removed[0], 'reading/gen_1');
    });

    it('fails where nothing could be read, and says why in the log', async () => {
      readReply = { outcome: 'threw', reason: 'no process' };
      await advance({ plan }).advance(await claimed(), leaving);
      assert.equal((await row()).error, sentences.broken);
      assert.match(JSON.stringify(logged), /no process/);
    });

    it('is left as it is when the service closes', async () => {
      readReply = { outcome: 'closed' };
      await advance({ plan }).advance(await claimed(), leaving);
      assert.equal((await row()).status, 'generating');
    });
  });

  describe('charges the workspace', () => {
    const usedMs = async () =>
      (await opened.store.selectFrom('workspaceTurns').select('usedMs').executeTakeFirstOrThrow()).usedMs;
    const cancel = async () => jobs.fail(await row(), 'Cancelled', { now: new Date(time).toISOString() });

    it('for a plan whose job was cancelled meanwhile', async () => {
      const plan = async () => {
        await cancel();
        return done(storyline);
      };
      await advance({ plan } as object).advance(await claimed(), place);
      assert.deepEqual([(await row()).error, await usedMs()], ['Cancelled', 1_000]);
    });

    it('for a section whose job was cancelled meanwhile, once', async () => {
      const write = async (ask: never) => {
        await cancel();
        return ordinary.write(ask);
      };
      await advance({ write } as object, 2).advance(await claimed(), place);
      assert.deepEqual([(await row()).error, await usedMs()], ['Cancelled', 3_000]);
    });

    it('not for the time in which a step waits for its thread', async () => {
      threadStarts = 2_000;
      await advance().advance(await claimed(), { ...place, isToStop: () => steps.length === 1 });
      assert.deepEqual([(await row()).workedMs, await usedMs()], [1_000, 1_000]);
    });

    it('for a step that took too long, once', async () => {
      await advance({ write: () => ({ outcome: 'overran' }) }, 2).advance(await claimed(), place);
      assert.deepEqual([(await row()).status, await usedMs()], ['failed', 3_000]);
    });
  });

  it('tries a step once more whose process ended with it, and no more', async () => {
    await claimed();
    await claimAgain();
    await advance().advance(await claimAgain(), place);
    const { status, error } = await row();
    assert.deepEqual([status, error, steps.length], ['failed', sentences.deadly, 0]);
  });

  it('counts the ends of a process anew once a step is saved', async () => {
    await claimed();
    await advance().advance(await claimAgain(), { ...place, isToStop: () => steps.length === 1 });
    await claimAgain();
    await advance().advance(await row(), place);
    assert.equal((await row()).status, 'completed');
  });

  it('takes more sections in a step the more are written, and each once', async () => {
    const sections = Array.from({ length: 400 }, (_, at) => ({
      id: `s${at}`,
      title: `s${at}`,
      slideBudget: 1,
      plan: `s${at}`,
    }));
    const written: (readonly string[])[] = [];
    await advance({
      plan: () => done({ ...storyline, sections, tokensUsed: 0 }),
      write: async ({ plans, model }) => {
        written.push(plans);
        worked -= 1_000;
        const ran = await ordinary.write({ plans, model });
        return ran.outcome === 'done' ? done({ ...ran.answer, tokensUsed: 0 }) : ran;
      },
    }).advance(await claimed(), place);
    assert.deepEqual(
      written.flat(),
      sections.map(({ plan }) => plan),
    );
    assert.equal(written[0]!.length, 1);
    assert.ok(written.length < 60, `${written.length} steps`);
  });

  it('fails a job whose step never ends well, however often it is begun', async () => {
    let job = await claimed();
    for (let attempt = 0; attempt < 50; attempt++) {
      await queue.releaseLeases('one');
      job = await claimAgain();
    }
    await advance().advance(job, place);
    assert.deepEqual([(await row()).status, steps.length], ['failed', 0]);
  });
});
