import assert from 'node:assert/strict';
import { Account, FairLine } from '../../../../src/service/jobs/fairLine.ts';

const lineOf = (...names: readonly string[]) => {
  const line = new FairLine<{ readonly who: string; readonly name: string }>();
  for (const name of names) line.push({ who: name[0]!, name });
  return line;
};

describe('FairLine', () => {
  it('takes those of one in the order in which they came', () => {
    const line = lineOf('a1', 'a2', 'b1');
    assert.deepEqual([line.next()?.name, line.next()?.name, line.next()?.name], ['a1', 'a2', 'b1']);
    assert.equal(line.next(), undefined);
  });

  it('lets whoever was given less go before whoever was given more', () => {
    const line = lineOf('a1', 'a2', 'a3', 'b1', 'b2');
    const order = [];
    for (const cost of [30, 1, 1, 30, 30]) {
      const { who, name } = line.next()!;
      order.push(name);
      line.give(who, cost);
    }
    assert.deepEqual(order, ['a1', 'b1', 'b2', 'a2', 'a3']);
  });

  it('knows whether somebody waits who was given less', () => {
    const line = lineOf('a1', 'a2', 'b1');
    line.give(line.next()?.who, 100);
    assert.deepEqual(
      [line.holdsOneBefore('a', 0), line.holdsOneBefore('b', 99), line.holdsOneBefore('b', 101)],
      [true, false, true],
    );
  });

  it('knows whether somebody waits who was given little', () => {
    const line = lineOf('a1', 'a2', 'b1');
    line.give('b', 100);
    assert.deepEqual([line.holdsOneBefore('a', 500, 100), line.holdsOneBefore('a', 500, 101)], [false, true]);
  });

  it('takes for little what is next to nothing beside what the one was given', () => {
    const line = lineOf('a1', 'b1');
    line.give('b', 100);
    line.give('a', 400);
    assert.deepEqual([line.holdsOneBefore('a', 0, 50), line.holdsOneBefore('a', 200, 50)], [false, true]);
  });

  it('holds nobody who has left', () => {
    const line = lineOf('a1');
    const gone = { who: 'b', name: 'b1' };
    line.push(gone);
    line.leave(gone);
    line.leave(gone);
    assert.deepEqual([line.next()?.name, line.next()], ['a1', undefined]);
  });

  it('passes over those whose turn it may not be', () => {
    const line = lineOf('a1', 'b1');
    assert.equal(line.next(({ who }) => who !== 'a')?.name, 'b1');
    assert.equal(
      line.next(({ who }) => who !== 'a'),
      undefined,
    );
    assert.equal(line.length, 1);
  });

  it('forgets what was given once nobody waits', () => {
    const line = lineOf('a1');
    line.give(line.next()?.who, 1_000);
    for (const name of ['a2', 'b1']) line.push({ who: name[0]!, name });
    assert.equal(line.next()?.name, 'a2');
  });

  it('leaves one what it has not had yet of its time, and less where more others wait', () => {
    const account = new Account();
    const line = new FairLine<{ who: string }>(account);
    assert.equal(account.contestedMs('a', 50, 100), Number.POSITIVE_INFINITY);
    line.push({ who: 'b' });
    assert.equal(account.contestedMs('a', 50, 100), 100);
    line.give('a', 60);
    assert.equal(account.contestedMs('a', 50, 100), 40);
    line.push({ who: 'c' });
    assert.equal(account.contestedMs('a', 50, 100), 20);
  });

  it('counts what is given in all lines of one account, and who waits in any of them', () => {
    const account = new Account();
    const [one, other] = [new FairLine<{ who: string }>(account), new FairLine<{ who: string }>(account)];
    for (const who of ['a', 'b']) one.push({ who });
    other.push({ who: 'c' });
    other.give('a', 100);
    assert.equal(one.next()?.who, 'b');
    assert.equal(account.before('a', 0), 1);
    assert.equal(other.next()?.who, 'c');
    assert.equal(account.before('a', 0), 0);
  });
});
