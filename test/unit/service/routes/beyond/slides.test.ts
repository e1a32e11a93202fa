import assert from 'node:assert/strict';
import { Failure } from '../../../../../src/service/http/failure.ts';
import type { BeyondHandler } from '../../../../../src/service/http/handler.ts';
import type { EngineThreads } from '../../../../../src/service/jobs/engineThreads.ts';
import type { ModelUse } from '../../../../../src/service/models/modelUse.ts';
import { rewriteSlide } from '../../../../../src/service/routes/beyond/slides.ts';

type Call = Parameters<BeyondHandler<'rewriteSlide'>>[0];

describe('rewriteSlide of the service', () => {
  it('has four of a workspace under way, each done for it, and refuses one more', async () => {
    const asked: { who: string | undefined; answer: () => void }[] = [];
    const run = (_kind: string, _ask: unknown, _limit: number, who?: string) =>
      new Promise((resolve) => {
        asked.push({ who, answer: () => resolve({ outcome: 'done', answer: { outcome: 'noModel' } }) });
      });
    const rewrite = rewriteSlide({
      threads: { run } as unknown as Pick<EngineThreads, 'run'>,
      models: { during: (_limits, work) => work(undefined) },
    });
    const call = (workspace: string) =>
      rewrite({ workspace, body: { deck: '# A', slide: 1, wish: 'shorter' } } as Call);

    const first = Array.from({ length: 4 }, () => call('acme'));
    const refused = await call('acme');
    assert.ok(refused instanceof Failure);
    assert.deepEqual([refused.status, refused.retryAfterSeconds], [429, 10]);
    const theirs = call('beta');
    assert.deepEqual(
      asked.map(({ who }) => who),
      ['acme', 'acme', 'acme', 'acme', 'beta'],
    );
    for (const { answer } of asked) answer();
    for (const reply of await Promise.all([...first, theirs]))
      assert.deepEqual(reply, { outcome: 'noModel', problems: [], tokens_used: 0 });
    const next = call('acme');
    asked.at(-1)!.answer();
    assert.ok(!((await next) instanceof Failure));
  });

  it('goes on when the model has replied, where others had its thread meanwhile', async () => {
    const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
    const outcomes = [{ outcome: 'waits' }, { outcome: 'done', answer: { outcome: 'noModel' } }];
    const rewrite = rewriteSlide({
      threads: { run: async () => outcomes.shift() } as unknown as Pick<EngineThreads, 'run'>,
      models: { during: (_limits, work) => work({ replied: () => replied } as ModelUse) },
    });
    const rewritten = rewrite({
      workspace: 'acme',
      body: { deck: '# A', slide: 1, wish: 'shorter' },
    } as Call);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(outcomes.length, 1);
    reply();
    assert.deepEqual(await rewritten, { outcome: 'noModel', problems: [], tokens_used: 0 });
  });
});
