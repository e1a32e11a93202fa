import assert from 'node:assert/strict';
import { Account } from '../../../../src/service/jobs/fairLine.ts';
import { askDeckIn } from '../../../../src/service/viewing/askDeck.ts';
import { DeckTurns } from '../../../../src/service/viewing/deckTurns.ts';
import { Abandoned } from '../../../../src/service/viewing/drawn.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const { signal } = new AbortController();

/** Threads that are asked as many questions at once as they are given; each is answered when it is told. */
const asking = () => {
  const account = new Account();
  const turns = new DeckTurns({ most: 1, account, workspaceOf: async (id) => id[0] });
  const asked: { who: string; signal: AbortSignal; answer: () => void }[] = [];
  const run = (_kind: string, _ask: unknown, _limit: number, who: string, signal: AbortSignal) =>
    new Promise((resolve) => {
      asked.push({
        who,
        signal,
        answer: () => {
          account.give(who, 10);
          resolve({ outcome: 'done', answer: { slides: 1, problems: [] } });
        },
      });
    });
  const askDeck = askDeckIn({ run } as never, turns);
  const ask = (who: string, by = signal) => askDeck(who)('check', { text: '# a' }, by);
  const answered = async (): Promise<void> => {
    await turn();
    asked.at(-1)?.answer();
    await turn();
  };
  return { turns, asked, ask, answered };
};

describe('askDeckIn', () => {
  it("asks one question after the other, in turn with others' pages", async () => {
    const { turns, asked, ask, answered } = asking();
    const all = [ask('a'), ask('a')];
    await turn();
    assert.deepEqual(asked.length, 1);
    let isDrawn = false;
    const page = turns.take('b1', async () => {
      isDrawn = true;
    });
    await answered();
    await page;
    assert.ok(isDrawn);
    await answered();
    assert.deepEqual(
      (await Promise.all(all)).map((each) => typeof each),
      ['object', 'object'],
    );
  });

  it('asks nothing for whoever goes while it waits, and tells the threads of whoever goes then', async () => {
    const { asked, ask, answered } = asking();
    const gone = new AbortController();
    const first = ask('a', gone.signal);
    const second = ask('a', gone.signal);
    await turn();
    gone.abort();
    await assert.rejects(second, Abandoned);
    assert.ok(asked[0]?.signal.aborted);
    await answered();
    await first;
    assert.equal(asked.length, 1);
  });

  it('has no more than a few unanswered of one workspace', async () => {
    const { asked, ask, answered } = asking();
    const all = Array.from({ length: 8 }, () => ask('a'));
    assert.equal(await ask('a'), 'tooMany');
    const other = ask('b');
    for (let count = 0; count < 9; count += 1) await answered();
    await Promise.all([...all, other]);
    assert.equal(asked.length, 9);
    assert.deepEqual(asked.filter(({ who }) => who === 'b').length, 1);
    const more = ask('a');
    await answered();
    assert.notEqual(await more, 'tooMany');
  });
});
