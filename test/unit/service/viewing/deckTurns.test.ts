import assert from 'node:assert/strict';
import { Account } from '../../../../src/service/jobs/fairLine.ts';
import { DeckTurns } from '../../../../src/service/viewing/deckTurns.ts';
import { Abandoned } from '../../../../src/service/viewing/drawn.ts';

/** Decks are called by their workspace and a number. */
const turnsOf = (most: number) => new DeckTurns({ most, workspaceOf: async (id) => id[0] });
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const makers = (turns: DeckTurns) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = async (id: string) => {
    void turns.take(id, () => {
      begun.push(id);
      return new Promise<void>((resolve) => ends.set(id, resolve));
    });
    await turn();
  };
  const end = async (id: string) => {
    ends.get(id)?.();
    await turn();
  };
  return { begun, begin, end };
};

describe('DeckTurns', () => {
  it('makes of one deck one thing after the other', async () => {
    const { begun, begin, end } = makers(turnsOf(4));
    await begin('a1');
    await begin('a1');
    await begin('a2');
    assert.deepEqual(begun, ['a1', 'a2']);
    await end('a1');
    assert.deepEqual(begun, ['a1', 'a2', 'a1']);
  });

  it('has no more decks at once than may be, the last place for a workspace that has none', async () => {
    const { begun, begin, end } = makers(turnsOf(3));
    for (const id of ['a1', 'a2', 'a3', 'b1', 'c1']) await begin(id);
    assert.deepEqual(begun, ['a1', 'a2', 'b1']);
    await end('a1');
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1']);
  });

  it('makes nothing for whoever goes while it waits, and lets the next one in', async () => {
    const turns = turnsOf(1);
    const gone = new AbortController();
    const first = Promise.withResolvers<void>();
    const making = turns.take('a1', () => first.promise);
    await turn();
    const waiting = turns.take('a2', async () => assert.fail('It is made.'), gone.signal);
    const next = turns.take('a3', async () => 'made');
    await turn();
    gone.abort();
    await assert.rejects(waiting, Abandoned);
    first.resolve();
    await making;
    assert.equal(await next, 'made');
    await assert.rejects(
      turns.take('a4', async () => assert.fail('It is made.'), gone.signal),
      Abandoned,
    );
  });

  it('goes on where making one failed', async () => {
    const turns = turnsOf(1);
    await assert.rejects(
      turns.take('a1', () => Promise.reject(new Error('Not drawn.'))),
      /Not drawn/,
    );
    assert.equal(await turns.take('a1', async () => 'drawn'), 'drawn');
  });

  it('lets whoever was given least of the threads go first, however long it had a turn', async () => {
    const account = new Account();
    const { begun, begin, end } = makers(
      new DeckTurns({ most: 1, account, workspaceOf: async (id) => id[0] }),
    );
    for (const id of ['a1', 'a2', 'b1', 'c1']) await begin(id);
    account.give('b', 100);
    account.give('a', 10);
    await end('a1');
    assert.deepEqual(begun, ['a1', 'c1']);
    await end('c1');
    assert.deepEqual(begun, ['a1', 'c1', 'a2']);
  });
});
