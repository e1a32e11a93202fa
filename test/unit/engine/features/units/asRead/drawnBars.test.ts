import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { asDrawnBars } from '../../../../../../src/engine/features/units/asRead/drawnBars.ts';

const rowsOf = (...lines: string[]): string[][] | undefined => {
  const block = asDrawnBars({ kind: 'code', code: lines.join('\n'), position: { from: 1, to: 1 } });
  return block.kind === 'table' ? block.rows.map((cells) => cells.map(plain)) : undefined;
};

describe('bars that are drawn with signs', () => {
  it('are a table of how much of what', () => {
    assert.deepEqual(rowsOf('Before: ████████ 263K boats/day', 'After:  █████████ 278K boats/day (+5.6%)'), [
      ['Before', '263K boats/day', ''],
      ['After', '278K boats/day', '+5.6%'],
    ]);
    assert.deepEqual(rowsOf('Ada | ▇▇▇▇▇ 12 t', 'Bo  | ▇▇▇ 7 t'), [
      ['Ada', '12 t'],
      ['Bo', '7 t'],
    ]);
  });

  it('are several, each with its figure', () => {
    assert.equal(rowsOf('Before: ████████ 263K'), undefined);
    assert.equal(rowsOf('Before: ████████ 263K', 'After: ████████ more'), undefined);
    assert.equal(rowsOf('Before: ████████ 263K', 'make all'), undefined);
  });
});
