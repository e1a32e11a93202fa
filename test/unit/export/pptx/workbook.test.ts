import assert from 'node:assert/strict';
import { columnName } from '../../../../src/export/pptx/workbook.ts';

describe('columnName', () => {
  it('goes on after Z', () => {
    assert.deepEqual([0, 25, 26, 51, 52, 701, 702].map(columnName), [
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});
