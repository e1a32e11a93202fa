import assert from 'node:assert/strict';
import { type Api, oursOf } from './api.ts';

/** Asked of these, a service that asks at all has something to ask. */
const vague = ['Make a presentation.', 'A deck about our product', 'Quarterly update'];

export function followUps(api: Api): void {
  const { target } = api;
  const ours = oursOf(target);
  const reply = (id: string, body: unknown) =>
    api.call('POST', `/presentations/generate/${id}/message`, { body });

  /** A job that waits for an answer; undefined where the service asked nothing. */
  async function waiting(): Promise<string | undefined> {
    for (const prompt of vague) {
      const id = await api.generate({ prompt });
      if ((await api.watch(id)).at(-1)?.status === 'awaiting_input') return id;
    }
    return undefined;
  }

  describe('POST /presentations/generate/{id}/message', () => {
    it('answers the question, and the job goes on until it ends or asks again', async function () {
      const id = await waiting();
      if (!id) return this.skip();
      const { status, body } = await reply(id, { content: 'The board. They decide on the budget.' });
      assert.deepEqual([status, body], [200, { status: 'generating' }]);
      for (let round = 0; round < 10; round++) {
        const last = (await api.watch(id)).at(-1);
        if (last?.status !== 'awaiting_input') {
          assert.equal(last?.status, 'completed', JSON.stringify(last));
          return;
        }
        await reply(id, { content: 'Whatever you think best.' });
      }
      assert.fail('asked ten times');
    });

    it('requires content that is not blank, and the job goes on waiting', async function () {
      const id = await waiting();
      if (!id) return this.skip();
      for (const body of [{}, { content: '' }, { content: ' \n ' }, { content: 7 }, { content: null }]) {
        await api.refused('BAD_REQUEST', 'POST', `/presentations/generate/${id}/message`, { body });
      }
      const attachment = { id: 'a', url: 'https://example.com/a.md', file_name: 'a.md' };
      await api.refused('BAD_REQUEST', 'POST', `/presentations/generate/${id}/message`, {
        body: { content: 'x', attachments: [attachment] },
      });
      assert.equal((await api.status(id)).status, 'awaiting_input');
    });

    it('does not know other jobs', () =>
      api
        .refused('NOT_FOUND', 'POST', '/presentations/generate/no-such/message', { body: { content: 'x' } })
        .then(() => {}));

    it('takes no answer from another workspace', async function () {
      const { otherKey: key } = target;
      if (!key) return this.skip();
      const id = await api.generate({ prompt: vague[0], non_interactive: true });
      await api.refused('INSUFFICIENT_PRIVILEGES', 'POST', `/presentations/generate/${id}/message`, {
        key,
        body: { content: 'x' },
      });
    });

    ours('refuses an answer that nobody waits for', async () => {
      const id = await api.generate({ prompt: '# Tea\n\nTea is a drink.', non_interactive: true });
      await api.watch(id);
      await api.refused('NOT_AWAITING_INPUT', 'POST', `/presentations/generate/${id}/message`, {
        body: { content: 'too late' },
      });
    });

    ours('takes exactly one of several answers at once', async function () {
      const id = await waiting();
      if (!id) return this.skip();
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => reply(id, { content: `Answer ${index}` })),
      );
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      assert.equal(answers.filter(({ body }) => body.error?.code === 'NOT_AWAITING_INPUT').length, 4);
    });
  });
}
