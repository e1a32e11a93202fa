import assert from 'node:assert/strict';
import { leastMissed, mostKept } from '../../../../src/service/presentations/leastMissed.ts';

const minute = 60_000;
const start = Date.UTC(2026, 4, 4);

/** What is left of versions that were replaced after so many minutes each. */
const left = (minutes: readonly number[]): number[] => {
  let kept: { number: number; replacedAt: string }[] = [];
  let now = start;
  minutes.forEach((stood, at) => {
    now += stood * minute;
    kept.push({ number: at + 1, replacedAt: new Date(now).toISOString() });
    const gone = leastMissed(kept);
    kept = kept.filter(({ number }) => number !== gone);
  });
  return kept.map(({ number }) => number);
};

describe('leastMissed', () => {
  it('is none of as many as a person goes back', () => {
    assert.equal(left(Array.from({ length: mostKept }, () => 1)).length, mostKept);
  });

  it('is none that stood for long, however often somebody writes after it', () => {
    const worked = [600, 45, 90, 30, 1_440];
    const kept = left([...worked, ...Array.from({ length: 400 }, () => 0.05)]);
    assert.equal(kept.length, mostKept);
    assert.deepEqual(kept.slice(0, worked.length), [1, 2, 3, 4, 5]);
  });

  it('is none of the latest', () => {
    const kept = left([...Array.from({ length: 60 }, () => 600), ...Array.from({ length: 20 }, () => 0.1)]);
    assert.deepEqual(
      kept.slice(-20),
      Array.from({ length: 20 }, (_, at) => 61 + at),
    );
  });

  it('is not how the deck was made', () => {
    assert.equal(left([0.01, ...Array.from({ length: 200 }, () => 60)])[0], 1);
  });
});
