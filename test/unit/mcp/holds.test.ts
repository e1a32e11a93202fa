import assert from 'node:assert/strict';
import { Holds } from '../../../src/mcp/holds.ts';

describe('Holds', () => {
  const hold = (holds: Holds, workspace: string, times: number, until: Promise<string>) =>
    Array.from({ length: times }, () => holds.of(workspace).run(() => until));

  it('leave as many free as a workspace has, so that others find room beside the greediest', async () => {
    const holds = new Holds(8);
    const { promise, resolve } = Promise.withResolvers<string>();
    const held = [
      hold(holds, 'greedy', 20, promise),
      hold(holds, 'other', 3, promise),
      hold(holds, 'third', 2, promise),
    ];
    resolve('done');
    const counts = await Promise.all(
      held.map(async (runs) => (await Promise.all(runs)).filter((answer) => answer === 'done').length),
    );
    assert.deepEqual(counts, [4, 2, 1]);
  });

  it('give room again when a call is answered', async () => {
    const holds = new Holds(2);
    assert.equal(await holds.of('acme').run(async () => 'first'), 'first');
    assert.equal(await holds.of('acme').run(async () => 'second'), 'second');
    await assert.rejects(holds.of('acme').run(() => Promise.reject(new Error('failed'))));
    assert.equal(await holds.of('acme').run(async () => 'third'), 'third');
  });

  it('hold nothing once they close, and tell what is held', async () => {
    const holds = new Holds();
    const { closing, run } = holds.of('acme');
    holds.close();
    assert.ok(closing.aborted);
    assert.equal(await run(async () => 'held'), undefined);
  });
});
