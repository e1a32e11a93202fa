import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Failure, failed, type Result, succeeded } from '../../../../src/client/failure.ts';
import type { ServiceConnection } from '../../../../src/client/serviceConnection.ts';
import type { FinalStatus, JobEvent } from '../../../../src/client/watchJob.ts';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { JobFiles } from '../../../../src/editor/jobs/jobFiles.ts';
import { JobStore } from '../../../../src/editor/jobs/jobStore.ts';
import { JobWatcher, type WatchTold } from '../../../../src/editor/jobs/jobWatcher.ts';
import { Leases } from '../../../../src/editor/jobs/leases.ts';
import { editorJob } from '../../../support/editorJobs.ts';

type Step = JobEvent | Result<FinalStatus>;

const completed = succeeded<FinalStatus>({
  status: 'completed',
  raw: {},
  presentation: {
    id: 'pres_1',
    title: 'Named by the service',
    url: 'http://x/p',
    urlExpiresAt: undefined,
    slideCount: 3,
    notices: [],
    raw: {},
  },
});
const refused = (status: number, code: string): { ok: false; failure: Failure } =>
  failed({ kind: 'refused', status, code, message: 'no', details: [] });
const generating = (done: number): JobEvent => ({
  kind: 'generating',
  status: {
    status: 'generating',
    raw: {},
    phase: 'slides',
    progress: { slidesTotal: 9, slidesCompleted: done, currentStep: '' },
  },
});

const failing = (error: unknown) => assert.fail(String(error));

describe('JobWatcher', () => {
  let folder: string;
  let store: JobStore;
  let told: [string, Job, unknown?][];
  let watcher: JobWatcher;
  let scripts: (Step[] | Failure)[];
  let sleeps: number;
  let isTrusted: boolean;
  let troubles: unknown[];

  const notice =
    (name: string) =>
    (job: Job, detail?: unknown): void => {
      told.push([name, job, detail]);
    };
  const names = () => told.map(([name]) => name);

  /** Each connection plays the next script; its last step is the outcome, or else it waits to be stopped. */
  const connect = async (): Promise<Result<ServiceConnection>> => {
    const script = scripts.shift() ?? [];
    if (!Array.isArray(script)) return failed(script);
    const watch = async function* (
      _id: string,
      signal: AbortSignal,
    ): AsyncGenerator<JobEvent, Result<FinalStatus>> {
      for (const step of script) {
        if ('ok' in step) return step;
        yield step;
      }
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return failed({ kind: 'cancelled', message: '' });
    };
    return succeeded({ watch } as unknown as ServiceConnection);
  };

  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-watch-'));
    const synced = { get: () => undefined, set: async () => {} };
    store = new JobStore(new JobFiles(folder), synced, Date.now, failing);
    await store.open();
    [told, scripts, sleeps, isTrusted, troubles] = [[], [], 0, true, []];
    const all: WatchTold = {
      question: notice('question'),
      completed: notice('completed'),
      failed: notice('failed'),
      takingLong: notice('takingLong'),
      blocked: notice('blocked'),
    };
    watcher = new JobWatcher({
      store,
      leases: new Leases(folder, 'this window', Date.now),
      connect,
      isHere: (job) => job.home !== 'elsewhere',
      mayWatch: () => isTrusted,
      trouble: (error) => void troubles.push(error),
      explain: async () => 'explained',
      told: all,
      sleep: async () => {
        sleeps += 1;
        await new Promise((resolve) => setImmediate(resolve));
      },
    });
  });
  afterEach(async () => {
    watcher.dispose();
    store.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('asks no service in a folder that is not trusted', async () => {
    isTrusted = false;
    scripts = [[completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    assert.equal(watcher.watches('job-1'), false);
    isTrusted = true;
    await watcher.takeUp();
    await until(() => names().includes('completed'));
  });

  it('takes a job up again after something went wrong in its watch', async () => {
    const connectOnce = connect;
    let failures = 1;
    watcher.dispose();
    watcher = new JobWatcher({
      store,
      leases: new Leases(folder, 'this window', Date.now),
      connect: async () => {
        if (failures-- > 0) throw new Error('a mistake');
        return connectOnce();
      },
      isHere: () => true,
      mayWatch: () => true,
      explain: async () => '',
      told: {
        question: notice('question'),
        completed: notice('completed'),
        failed: notice('failed'),
        takingLong: notice('takingLong'),
        blocked: notice('blocked'),
      },
      sleep: async () => {},
      trouble: (error) => void troubles.push(error),
    });
    scripts = [[completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => troubles.length === 1 && !watcher.watches('job-1'));
    await watcher.takeUp();
    await until(() => names().includes('completed'));
  });

  it('follows a job to its deck, and tells once', async () => {
    scripts = [[generating(4), completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('completed'));
    const job = store.get('job-1')!;
    assert.equal(job.title, 'Named by the service');
    assert.deepEqual(job.state.kind === 'completed' && [job.state.presentationId, job.state.slideCount], [
      'pres_1',
      3,
    ]);
    assert.deepEqual(names(), ['completed']);
  });

  it('counts as watching a job until its end is told', async () => {
    scripts = [[generating(4), completed]];
    await store.add(editorJob());
    assert.equal(watcher.watches('job-1'), false);
    const watchedAtItsEnd: boolean[] = [];
    store.onDidChange(() => {
      if (store.get('job-1')?.state.kind === 'completed') watchedAtItsEnd.push(watcher.watches('job-1'));
    });
    await watcher.takeUp();
    await until(() => names().includes('completed') && !watcher.watches('job-1'));
    assert.deepEqual(watchedAtItsEnd, [true]);
  });

  it('shows how far it is', async () => {
    scripts = [[generating(4)]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => {
      const state = store.get('job-1')?.state;
      return state?.kind === 'generating' && state.slidesCompleted === 4;
    });
  });

  it('gives the answer that was given to an earlier version, and asks the person when that will not do', async () => {
    const replies: string[] = [];
    const question: JobEvent = {
      kind: 'question',
      question: 'Who?',
      reply: async (content) => {
        replies.push(content);
        return succeeded(undefined);
      },
    };
    scripts = [[question, generating(1), question]];
    await store.add(editorJob({ answers: [{ question: 'Who?', content: 'The board' }] }));
    await watcher.takeUp();
    await until(() => names().includes('question'));
    assert.deepEqual(replies, ['The board']);
    assert.deepEqual(names(), ['question']);
  });

  it('keeps what was answered, the last answer to a question', async () => {
    const question: JobEvent = {
      kind: 'question',
      question: 'Who?',
      reply: async () => succeeded(undefined),
    };
    scripts = [[question]];
    const job = await store.add(editorJob({ answers: [{ question: 'When?', content: 'Now' }] }));
    await watcher.takeUp();
    await until(() => store.get(job.id)?.state.kind === 'awaiting');
    await watcher.reply(store.get(job.id)!, 'The board');
    assert.deepEqual(
      store.get(job.id)?.answers?.map(({ question: asked, content }) => [asked, content]),
      [
        ['When?', 'Now'],
        ['Who?', 'The board'],
      ],
    );
  });

  it('tells a question once, also when the window was reloaded', async () => {
    const question: JobEvent = {
      kind: 'question',
      question: 'Who?',
      reply: async () => succeeded(undefined),
    };
    scripts = [[question], [question]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('question'));
    watcher.tryAgain();
    await until(() => scripts.length === 0);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(names(), ['question']);
    assert.deepEqual(store.get('job-1')?.state, { kind: 'awaiting', question: 'Who?' });
  });

  it('passes an answer on and shows the job at work again', async () => {
    const answers: string[] = [];
    const reply = async (content: string) => {
      answers.push(content);
      return succeeded(undefined);
    };
    scripts = [[{ kind: 'question', question: 'Who?', reply }]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('question'));
    assert.ok((await watcher.reply(store.get('job-1')!, 'The board')).ok);
    assert.deepEqual(answers, ['The board']);
    assert.equal(store.get('job-1')?.state.kind, 'generating');
  });

  it('lets a question wait that came before the answer to the last one was kept', async () => {
    const next = { kind: 'awaiting', question: 'When?' } as const;
    const reply = async () => {
      await store.setState('job-1', next);
      return succeeded(undefined);
    };
    scripts = [[{ kind: 'question', question: 'Who?', reply }]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('question'));
    await watcher.reply(store.get('job-1')!, 'The board');
    assert.deepEqual(store.get('job-1')?.state, next);
    assert.deepEqual(
      store.get('job-1')?.answers?.map(({ question }) => question),
      ['Who?'],
    );
  });

  it('tells why a job failed', async () => {
    scripts = [[succeeded({ status: 'failed', raw: {}, reason: 'Generation timed out' })]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('failed'));
    assert.deepEqual(store.get('job-1')?.state, { kind: 'failed', reason: 'Generation timed out' });
  });

  it('takes a job that was ended elsewhere for cancelled, and says nothing', async () => {
    scripts = [[succeeded({ status: 'failed', raw: {}, reason: 'Cancelled' })]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => store.get('job-1')?.state.kind === 'cancelled');
    assert.ok(!names().includes('failed'));
  });

  it('gives up on a job that the service does not know', async () => {
    scripts = [[refused(404, 'NOT_FOUND')]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('failed'));
    assert.deepEqual(store.get('job-1')?.state, { kind: 'failed', reason: 'explained' });
  });

  it('asks for a key at once, and goes on when there is one', async () => {
    scripts = [[refused(401, 'API_KEY_REVOKED')], [completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('completed'));
    assert.deepEqual(names(), ['blocked', 'completed']);
  });

  it('lets a network that fails for a moment pass without a word', async () => {
    const offline: Failure = { kind: 'connection', problem: 'offline', sent: false, message: '' };
    scripts = [offline, [completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('completed'));
    assert.deepEqual([names(), sleeps], [['completed'], 1]);
  });

  it('connects afresh where the built-in service has moved', async () => {
    const failure: Failure = { kind: 'connection', problem: 'refused', sent: false, message: '' };
    scripts = [[{ kind: 'unreachable', failure }], [completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => names().includes('completed'));
    assert.equal(sleeps, 0);
  });

  it('stops when told to, and takes it up again', async () => {
    scripts = [[generating(1)], [completed]];
    await store.add(editorJob());
    await watcher.takeUp();
    await until(() => scripts.length === 1);
    await watcher.stop('job-1');
    assert.equal(store.get('job-1')?.state.kind, 'unwatched');
    await watcher.again('job-1');
    await until(() => names().includes('completed'));
  });

  it('leaves alone what another machine’s built-in service has', async () => {
    scripts = [[completed]];
    await store.add(editorJob({ home: 'elsewhere' }));
    await watcher.takeUp();
    assert.equal(scripts.length, 1);
  });
});
