import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GenerationStatus } from '../../src/api/generation.ts';
import { callApi } from '../support/callApi.ts';
import { newFolder, TestService } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

describe('Generation', () => {
  let service: TestService;
  let gates: string;
  let time = Date.now();

  before(async () => {
    service = await TestService.start({ now: () => time, config: { concurrentJobs: 2 } });
  });
  after(() => service.close());
  beforeEach(async () => {
    gates = await newFolder();
    time = Date.now();
  });
  afterEach(async () => {
    await rm(gates, { recursive: true, force: true });
  });

  const open = (step: string) => writeFile(join(gates, step), '');
  const openAll = (steps: readonly string[]) => Promise.all(steps.map(open));

  it('answers at once, with a relative address to poll', async () => {
    const { status, body } = await service.call('POST', '/presentations/generate', {
      prompt: '{"sections":[1]}',
    });
    assert.equal(status, 202);
    assert.deepEqual(body, {
      generation_id: body.generation_id,
      status: 'generating',
      poll_url: `/api/v1/presentations/generate/${body.generation_id}/status`,
    });
    const polled = await callApi(service.origin + body.poll_url, { headers: { 'x-api-key': service.key } });
    assert.equal(polled.body.generation_id, body.generation_id);
  });

  it('tells of storyline, slides and completion in a Standalone job', async () => {
    const id = await service.generate({ sections: [2, 1], budgets: [3, 1], gates, tokens: 4 });
    assert.deepEqual(await service.status(id), {
      generation_id: id,
      status: 'generating',
      phase: 'storyline',
    });
    await open('plan');
    const begun = await service.statusWhere(id, ({ phase }) => phase === 'slides');
    assert.deepEqual(begun, {
      generation_id: id,
      status: 'generating',
      phase: 'slides',
      progress: { slides_total: 4, slides_completed: 0, current_step: 'Creating slide 1 of 4' },
      tokens_used: 4,
    });
    await open('write 0');
    const { progress } = await service.statusWhere(id, (status) => status.progress.slides_completed > 0);
    assert.deepEqual(progress, {
      slides_total: 3,
      slides_completed: 2,
      current_step: 'Creating slide 3 of 3',
    });
    await open('write 1');
    const done = await service.finished(id);
    assert.deepEqual(Object.keys(done).sort(), ['generation_id', 'presentation', 'status', 'tokens_used']);
    assert.equal(done.tokens_used, 12);
    const { body } = await service.call('GET', `/presentations/${done.presentation.id}`);
    assert.deepEqual(done.presentation, body);
    for (const status of [begun, done]) GenerationStatus.parse(status);
  });

  it('never tells of a phase in a template job, and of no tokens where none were used', async () => {
    const id = await service.generate({ sections: [1], gates }, { template_id: 'pitch' });
    assert.deepEqual(await service.status(id), { generation_id: id, status: 'generating' });
    await open('plan');
    const begun = await service.statusWhere(id, ({ progress }) => progress !== undefined);
    assert.deepEqual(Object.keys(begun).sort(), ['generation_id', 'progress', 'status']);
    await open('write 0');
    assert.equal('tokens_used' in (await service.finished(id)), false);
  });

  it('asks, takes an answer, and asks again until it has no question left', async () => {
    const id = await service.generate({ sections: [1], questions: ['Who listens?', 'How long?'] });
    const asked = await service.statusWhere(id, ({ status }) => status === 'awaiting_input');
    assert.deepEqual(asked, { generation_id: id, status: 'awaiting_input', message: 'Who listens?' });
    const accepted = await service.reply(id, ' The board.\n');
    assert.deepEqual([accepted.status, accepted.body], [200, { status: 'generating' }]);
    await service.statusWhere(id, ({ message }) => message === 'How long?');
    await service.reply(id, '10 minutes');
    const { presentation } = await service.finished(id);
    assert.deepEqual(
      JSON.parse(presentation.notices[0]).exchanges.map((exchange: { answer: string }) => exchange.answer),
      [' The board.\n', '10 minutes'],
    );
  });

  it('never asks in a non-interactive job', async () => {
    const id = await service.generate({ sections: [1], questions: ['Who?'] }, { non_interactive: true });
    assert.equal((await service.finished(id)).status, 'completed');
  });

  it('takes one of two answers to a question, and none that nobody asked for', async () => {
    const id = await service.generate({ sections: [1], questions: ['Who?'] });
    await service.statusWhere(id, ({ status }) => status === 'awaiting_input');
    const answers = await Promise.all([service.reply(id, 'a'), service.reply(id, 'b')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    await service.finished(id);
    const late = await service.reply(id, 'c');
    assert.deepEqual([late.status, late.body.error.code], [409, 'NOT_AWAITING_INPUT']);
    assert.equal((await service.reply(id, ' ')).body.error.code, 'BAD_REQUEST');
  });

  it('is not found by an answer either once its presentation is in the bin', async () => {
    const id = await service.generate({ sections: [1] }, { non_interactive: true });
    const { presentation } = await service.finished(id);
    const binned = await fetch(`${service.origin}/deckwright/v1/presentations/${presentation.id}`, {
      method: 'DELETE',
      headers: { 'x-api-key': service.key },
    });
    assert.equal(binned.status, 200);
    const late = await service.reply(id, 'a');
    assert.deepEqual([late.status, late.body.error.code], [404, 'NOT_FOUND']);
  });

  it('gives its files to the writer, those of the request and those of the answers', async () => {
    const bytes = new TextEncoder().encode('# Notes');
    const attachment = async (id: string) => {
      const target = await upload(service, { bytes });
      return { id, url: target.download_url, file_name: 'images/a.md', type: 'text/markdown' };
    };
    const id = await service.generate(
      { sections: [1], questions: ['Who?'] },
      { attachments: [await attachment('one')] },
    );
    await service.statusWhere(id, ({ status }) => status === 'awaiting_input');
    assert.equal((await service.reply(id, 'x', { attachments: [await attachment('two')] })).status, 200);
    const { presentation } = await service.finished(id);
    const { sources, exchanges } = JSON.parse(presentation.notices[0]);
    const read = { fileName: 'images/a.md', type: 'text/markdown', text: '# Notes' };
    assert.deepEqual([sources, exchanges[0].sources], [[{ id: 'one', ...read }], [{ id: 'two', ...read }]]);
  });

  it('accepts no attachment that it did not sign for this workspace, and fetches none', async () => {
    const other = await service.newKey('other');
    const { body: foreign } = await service.call(
      'POST',
      '/uploads/create-target',
      { file_name: 'a.md', content_type: 'text/markdown', declared_file_size: 1 },
      { 'x-api-key': other },
    );
    for (const url of [
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      `${service.origin}/healthz`,
      foreign.download_url,
      'nonsense',
    ]) {
      const attachments = [{ id: 'a', url, file_name: 'a.md', type: 'text/markdown' }];
      const { status, body } = await service.call('POST', '/presentations/generate', {
        prompt: '{}',
        attachments,
      });
      assert.deepEqual(
        [status, body.error.code, body.error.details[0].path],
        [400, 'BAD_REQUEST', 'attachments[0].url'],
        url,
      );
    }
  });

  it('is for its workspace alone', async () => {
    const id = await service.generate({ sections: [1] });
    const { presentation } = await service.finished(id);
    const headers = { 'x-api-key': await service.newKey('other') };
    for (const [method, path, body] of [
      ['GET', `/presentations/generate/${id}/status`, undefined],
      ['POST', `/presentations/generate/${id}/message`, { content: 'x' }],
      ['GET', `/presentations/${presentation.id}`, undefined],
      ['PATCH', `/presentations/${presentation.id}`, { title: 'Mine' }],
    ] as const) {
      const answer = await service.call(method, path, body, headers);
      assert.deepEqual([answer.status, answer.body.error.code], [403, 'INSUFFICIENT_PRIVILEGES'], path);
    }
  });

  it('works on so many jobs at once, the rest waiting in order', async () => {
    const ids: string[] = [];
    for (let job = 0; job < 4; job++) {
      time += 1;
      ids.push(await service.generate({ sections: [1], gates: job < 2 ? gates : undefined }));
    }
    assert.deepEqual(await Promise.all(ids.map(async (id) => (await service.status(id)).status)), [
      'generating',
      'generating',
      'generating',
      'generating',
    ]);
    await openAll(['plan', 'write 0']);
    for (const id of ids) assert.equal((await service.finished(id)).status, 'completed');
  });

  describe('fails with a sentence', () => {
    const failure = async (script: Parameters<TestService['generate']>[0]) => {
      const { status, error } = await service.finished(await service.generate(script));
      assert.equal(status, 'failed');
      return error;
    };

    it('when nothing can be made of the sources', async () => {
      assert.equal(await failure({ sections: [], unusable: 'a.pdf is encrypted.' }), 'a.pdf is encrypted.');
    });

    it('when the engine throws or takes its thread down, at any step, and works on with the next job', async () => {
      const broken = /^The presentation could not be made/;
      assert.match(await failure({ sections: [1], throwAt: 'plan' }), broken);
      assert.match(await failure({ sections: [1, 1], exitAt: 'write 1' }), broken);
      const next = await service.generate({ sections: [1] });
      assert.equal((await service.finished(next)).status, 'completed');
    });

    it('when it takes too long', async () => {
      const impatient = await TestService.start({ config: { jobMinutes: 0.2 / 60 } });
      try {
        const id = await impatient.generate({ sections: [1], hangAt: 'plan' });
        assert.deepEqual(await impatient.finished(id), {
          generation_id: id,
          status: 'failed',
          error: 'Generation timed out',
        });
      } finally {
        await impatient.close();
      }
    });

    it('when it is cancelled: its step ends where it is, and the next job begins', async () => {
      const busy = await TestService.start({ config: { concurrentJobs: 1 } });
      const journal = join(busy.dataFolder, 'journal');
      try {
        for (const step of ['plan', 'write 0']) {
          const id = await busy.generate({ sections: [1], hangAt: step, journal });
          while (!(await readFile(journal, 'utf8').catch(() => '')).includes(`${id} ${step}`));
          const path = `${busy.origin}/deckwright/v1/generations/${id}`;
          await callApi(path, { method: 'DELETE', headers: { 'x-api-key': busy.key } });
          assert.equal((await busy.finished(id)).error, 'Cancelled');
        }
        assert.equal((await busy.finished(await busy.generate({ sections: [1] }))).status, 'completed');
      } finally {
        await busy.close();
      }
    });

    it('when its question is not answered for 7 days', async () => {
      const id = await service.generate({ sections: [1], questions: ['Who?'] });
      await service.statusWhere(id, ({ status }) => status === 'awaiting_input');
      service.stayAwake(7 * dayMs - minuteMs);
      assert.equal((await service.status(id)).status, 'awaiting_input');
      service.stayAwake(minuteMs);
      assert.match((await service.status(id)).error, /not answered within 7 days/);
      assert.equal((await service.reply(id, 'late')).status, 409);
    });
  });

  it('answers other calls while a job is under way', async () => {
    const id = await service.generate({ sections: [1], gates });
    for (let call = 0; call < 20; call++) assert.equal((await service.call('GET', '/templates')).status, 200);
    assert.equal((await service.status(id)).status, 'generating');
    await openAll(['plan', 'write 0']);
    assert.equal((await service.finished(id)).status, 'completed');
  });
});
