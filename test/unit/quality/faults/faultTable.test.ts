import assert from 'node:assert/strict';
import { faultTable } from '../../../quality/faults/faultTable.ts';
import { leadIns } from '../../../quality/faults/sentences/leadIns.ts';

describe('The table of faults', () => {
  it('counts on a hundred slides, for each group and in all', () => {
    const fault = { document: 'a.md', style: 'Subtle', className: 'lead-in', slide: 3, shows: 'So:' };
    const table = faultTable(
      [
        { name: 'one', documents: 1, slides: 40, faults: [fault, fault], failures: [] },
        { name: 'two', documents: 1, slides: 60, faults: [fault], failures: [] },
      ],
      [leadIns],
      1,
    );
    assert.match(table, /^lead-in +3 +3\.00 +5\.00 +1\.67$/m);
    assert.match(table, /^ +a\.md, slide 3 \(Subtle\): So:$/m);
    assert.match(table, /^all +3 +3\.00 +5\.00 +1\.67$/m);
  });
});
