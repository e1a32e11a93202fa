import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { timelineOfTable } from '../../../../../src/engine/writing/visuals/timelineOfTable.ts';

const table = (...rows: string[][]) => ({
  kind: 'table' as const,
  position: { from: 1, to: rows.length + 2 },
  head: rows[0]!.map(() => rich('Column')),
  align: rows[0]!.map(() => 'start' as const),
  rows: rows.map((cells) => cells.map(rich)),
});
const plan: string[][] = [
  ['Planning', '25/03/2026'],
  ['Building', '20/06/2026'],
  ['Delivery', '15/07/2026'],
];
const linesOf = (...rows: string[][]) =>
  timelineOfTable(table(...rows), 'us')?.map(({ label, text }) => `${label} ${plain(text)}`);

describe('timelineOfTable', () => {
  it('has each date with what is done then, whichever column says it', () => {
    const lines = ['25/03/2026 Planning', '20/06/2026 Building', '15/07/2026 Delivery'];
    assert.deepEqual(linesOf(...plan), lines);
    assert.deepEqual(linesOf(...plan.map((row) => row.toReversed())), lines);
  });

  it('says a day where it begins', () => {
    const times = ['2026-03-14 09:10', '2026-03-14 09:40', '2026-03-15 08:00'];
    assert.deepEqual(linesOf(...times.map((time, at) => [time, `Mast ${'abc'[at]} falls`])), [
      '2026-03-14 09:10 Mast a falls',
      '09:40 Mast b falls',
      '2026-03-15 08:00 Mast c falls',
    ]);
  });

  it('is none where a table says more, or figures', () => {
    assert.equal(linesOf(...plan.map((row) => [...row, 'Ada'])), undefined);
    assert.equal(linesOf(...plan.slice(1)), undefined);
    assert.equal(linesOf(...plan.map(([, date = ''], at) => [date, `${at} %`])), undefined);
    assert.equal(linesOf(...plan.map(([task = '']) => [task, 'soon'])), undefined);
  });
});
