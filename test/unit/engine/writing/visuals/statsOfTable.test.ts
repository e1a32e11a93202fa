import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { statsOfTable } from '../../../../../src/engine/writing/visuals/statsOfTable.ts';

const read = (...lines: string[]) => {
  const [head = [], ...rows] = lines.map((line) => line.split('|').map((cell) => rich(cell.trim())));
  const block = { kind: 'table' as const, head, rows, align: [], position: { from: 1, to: 1 } };
  return statsOfTable(block, 'us')?.map(({ value, label }) => [value, plain(label)]);
};

describe('statsOfTable', () => {
  it('has the figures of a table that share no axis, each with its name', () => {
    assert.deepEqual(read(' | ', 'People | 87', 'Downtime | 2 h 8 min', 'Cost | £6,940'), [
      ['87', 'People'],
      ['2 h 8 min', 'Downtime'],
      ['£6,940', 'Cost'],
    ]);
    assert.equal(read('What | Value', 'People | 87', 'Downtime | 2 h', 'Cost | £6,940')?.length, 3);
  });

  it('is none where one of them is no figure, or the head says what they are', () => {
    assert.equal(read(' | ', 'People | 87', 'Cause | a charger', 'Cost | £6,940'), undefined);
    assert.equal(read('What | Week 12', 'People | 87', 'Downtime | 2 h', 'Cost | £6,940'), undefined);
    assert.equal(read(' | ', 'Begins | 8 May', 'Ends | 2 June', 'Cost | £6,940'), undefined);
  });
});
