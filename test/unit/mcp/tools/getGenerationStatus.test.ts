import assert from 'node:assert/strict';
import { Holds } from '../../../../src/mcp/holds.ts';
import { Assistant, answerOf, withScriptedService } from '../../../support/assistant.ts';
import {
  connectionError,
  refusal,
  replyTo,
  ScriptedService,
  status,
} from '../../../support/scriptedService.ts';
import { VirtualTiming } from '../../../support/virtualTiming.ts';

const said = (body: unknown) => replyTo('getGenerationStatus', body);
const job = { generation_id: 'gen_1' };
const many = (count: number, body: unknown) => Array.from({ length: count }, () => said(body));

describe('getGenerationStatus', () => {
  it('is held until the job is done', async () => {
    const service = new ScriptedService(
      said(status.storyline),
      said(status.slides(3)),
      said(status.slides(3)),
      said(status.completed),
    );
    const assistant = await withScriptedService(service);
    const { data, text } = await assistant.call('get_generation_status', job);
    assert.deepEqual(data, {
      generation_id: 'gen_1',
      status: 'completed',
      presentation: {
        id: 'pres_1',
        title: 'Q3 review',
        url: 'https://decks.example.com/p/token',
        slide_count: 2,
        sections: [{ id: 's1', title: 'Revenue' }],
      },
    });
    assert.equal(text, '');
    assert(service.isOver);
  });

  it('answers after 50 seconds that it is still generating', async () => {
    const timing = new VirtualTiming();
    const assistant = await withScriptedService(new ScriptedService(...many(40, status.slides(4))), {
      timing,
    });
    const { data, text } = await assistant.call('get_generation_status', job);
    assert.deepEqual(data, status.slides(4));
    assert.match(text, /call get_generation_status again/);
    assert.equal(Math.round(timing.now() / 1_000), 50);
  });

  it('answers at once where the caller does not wait', async () => {
    const service = new ScriptedService(said(status.storyline));
    const assistant = await withScriptedService(service);
    const { data } = await assistant.call('get_generation_status', { ...job, wait_seconds: 0 });
    assert.deepEqual(data, status.storyline);
  });

  it('answers at once where too many calls are held already', async () => {
    const service = new ScriptedService(said(status.storyline));
    const assistant = await withScriptedService(service, { holds: new Holds(0) });
    assert.deepEqual((await assistant.call('get_generation_status', job)).data, status.storyline);
    assert(service.isOver);
  });

  it('is let go when the server closes', async () => {
    const holds = new Holds(2);
    const timing = new VirtualTiming();
    const service = new ScriptedService(said(status.storyline), said(status.slides(1)));
    const assistant = await withScriptedService(service, { holds, timing });
    const result = await assistant.client.callTool(
      { name: 'get_generation_status', arguments: job },
      { onprogress: ({ progress }) => progress > 0 && holds.close() },
    );
    assert.deepEqual(answerOf(result).data, status.slides(1));
  });

  it('tells a caller who asks how far it is, in figures that grow', async () => {
    const service = new ScriptedService(
      said(status.storyline),
      said(status.slides(0)),
      said(status.slides(5)),
      said(status.slides(4)),
      said(status.completed),
    );
    const { client } = await withScriptedService(service);
    const told: unknown[] = [];
    await client.callTool(
      { name: 'get_generation_status', arguments: job },
      { onprogress: ({ progress, total, message }) => told.push([progress, total, message]) },
    );
    assert.deepEqual(told, [
      [0, undefined, 'Planning the storyline'],
      [1, 10, 'Creating slide 1 of 9'],
      [6, 10, 'Creating slide 6 of 9'],
    ]);
  });

  it('tells why a job failed', async () => {
    const assistant = await withScriptedService(new ScriptedService(said(status.failed)));
    const { data, text, failed } = await assistant.call('get_generation_status', job);
    assert.deepEqual(data, status.failed);
    assert.equal(failed, false);
    assert.match(text, /has ended/);
  });

  it('says that the key was revoked while the call was held', async () => {
    const service = new ScriptedService(said(status.storyline), refusal('API_KEY_REVOKED', 'Revoked.'));
    const assistant = await withScriptedService(service);
    const { text, failed } = await assistant.call('get_generation_status', job);
    assert.equal(failed, true);
    assert.match(text, /^API_KEY_REVOKED: .* Ask the person for a new key\.$/);
  });

  it('survives a service that does not answer for a while, and says so at the end', async () => {
    const lost = connectionError('UND_ERR_SOCKET');
    const back = new ScriptedService(said(status.storyline), lost, lost, lost, lost, said(status.completed));
    const patient = await withScriptedService(back);
    assert.equal((await patient.call('get_generation_status', job)).data.status, 'completed');
    const gone = new ScriptedService(said(status.storyline), ...Array.from({ length: 60 }, () => lost));
    const assistant = await withScriptedService(gone);
    const { text, failed } = await assistant.call('get_generation_status', job);
    assert.equal(failed, true);
    assert.match(text, /connection to decks\.example\.com was lost/);
  });

  describe('a question', () => {
    it('is the answer where the program shows no forms', async () => {
      const service = new ScriptedService(said(status.storyline), said(status.question('Who is it for?')));
      const assistant = await withScriptedService(service);
      const { data, text } = await assistant.call('get_generation_status', job);
      assert.deepEqual(data, status.question('Who is it for?'));
      assert.match(text, /send_followup_message/);
    });

    const forms = { capabilities: { elicitation: { form: {} } } };

    it('is put to the person, whose answer goes on as it is', async () => {
      const service = new ScriptedService(
        said(status.question('Who is it for?')),
        said(status.question('Who is it for?')),
        replyTo('replyToQuestion', { status: 'generating' }),
      );
      const assistant = await withScriptedService(service, {
        assistant: new Assistant(forms).answersWith((question) => `${question} The board.`),
      });
      const { data } = await assistant.call('get_generation_status', job);
      assert.deepEqual(data, { generation_id: 'gen_1', status: 'generating' });
      assert.deepEqual(service.recorded.at(-1)?.body, { content: 'Who is it for? The board.' });
      assert(service.isOver);
    });

    it('that the person does not answer comes back, with a word of it', async () => {
      const question = said(status.question('Who is it for?'));
      const assistant = await withScriptedService(new ScriptedService(question, question), {
        assistant: new Assistant(forms).answersWith(() => undefined),
      });
      const { data, text } = await assistant.call('get_generation_status', job);
      assert.deepEqual(data, status.question('Who is it for?'));
      assert.match(text, /did not answer/);
    });

    it('gets no answer that was given to another one', async () => {
      const service = new ScriptedService(
        said(status.question('Who is it for?')),
        said(status.question('How long?')),
        said(status.question('How long?')),
        replyTo('replyToQuestion', { status: 'generating' }),
      );
      const assistant = await withScriptedService(service, {
        assistant: new Assistant(forms).answersWith((question) => `to ${question}`),
      });
      await assistant.call('get_generation_status', job);
      assert.deepEqual(service.recorded.at(-1)?.body, { content: 'to How long?' });
    });

    it('is not put to a person where only addresses can be shown', async () => {
      const service = new ScriptedService(said(status.question('Who is it for?')));
      const assistant = await withScriptedService(service, {
        assistant: new Assistant({ capabilities: { elicitation: { url: {} } } }),
      });
      const { data } = await assistant.call('get_generation_status', job);
      assert.equal(data.status, 'awaiting_input');
    });
  });
});
