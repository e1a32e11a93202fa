import assert from 'node:assert/strict';
import { ownTurn } from '../../../../src/service/http/loopTurns.ts';

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
});
