import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Failure } from '../../../../src/service/http/failure.ts';
import { callTurn, countConnection, ownTurn } from '../../../../src/service/http/loopTurns.ts';

describe('A turn of its own', () => {
  it('comes in order, one in each turn of the event loop', async () => {
    const happened: string[] = [];
    const noteTurns = () => {
      happened.push('|');
      if (happened.length < 9) setImmediate(noteTurns);
    };
    const turns = ['a', 'b', 'c'].map((name) => ownTurn().then(() => happened.push(name)));
    setImmediate(noteTurns);
    await Promise.all(turns);
    assert.equal(happened.join(''), 'a|b|c');
  });

  it('comes, after one that took long, when all are in who wait at the door, for as long as that took', async () => {
    let nowMs = 0;
    const clock = mock.method(performance, 'now', () => nowMs);
    const happened: string[] = [];
    const comeIn = (left: number): void => {
      if (left === 0) return;
      happened.push('in');
      nowMs += 1;
      countConnection();
      setImmediate(() => comeIn(left - 1));
    };
    const take = async (ms: number) => {
      await ownTurn();
      happened.push(`${ms} ms`);
      nowMs += ms;
      comeIn(6);
    };
    await Promise.all([take(9), take(2), take(0)]);
    clock.mock.restore();
    assert.equal(happened.join(', '), '9 ms, in, in, in, in, in, in, 2 ms, in, in, in, in, 0 ms, in');
  });

  it('comes next for a workspace that had none of those before', async () => {
    const happened: string[] = [];
    const take = (who: string) => ownTurn(who).then(() => happened.push(who));
    await Promise.all(['a', 'a', 'a', 'b'].map(take));
    assert.deepEqual(happened, ['a', 'b', 'a', 'a']);
  });

  it('counts what follows from it at once', async () => {
    let nowMs = 0;
    const clock = mock.method(performance, 'now', () => nowMs);
    const happened: string[] = [];
    const take = async (who: string, ms: number) => {
      await ownTurn(who);
      happened.push(who);
      await null;
      nowMs += ms;
    };
    await Promise.all([take('a', 10), take('a', 10), take('b', 4), take('b', 4), take('b', 4), take('b', 4)]);
    clock.mock.restore();
    assert.deepEqual(happened, ['a', 'b', 'b', 'b', 'a', 'b']);
  });

  it('is refused to a call where 256 of its workspace wait, and to no other', async () => {
    const waiting = Array.from({ length: 256 }, () => callTurn('a'));
    const refused = await callTurn('a');
    assert.ok(refused instanceof Failure);
    assert.deepEqual([refused.status, refused.retryAfterSeconds], [429, 5]);
    assert.equal(await callTurn('b'), undefined);
    assert.deepEqual(new Set(await Promise.all(waiting)), new Set([undefined]));
    assert.equal(await callTurn('a'), undefined);
  });
});
