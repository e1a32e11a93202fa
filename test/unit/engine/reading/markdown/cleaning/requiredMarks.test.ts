import assert from 'node:assert/strict';
import { withoutRequiredMarks } from '../../../../../../src/engine/reading/markdown/cleaning/requiredMarks.ts';

describe('withoutRequiredMarks', () => {
  it('leaves out what says that a form asks for a field', () => {
    assert.equal(
      withoutRequiredMarks('- Boat \\*: Ada\n- Crew*: four\n\nIt is *new*: see.'),
      '- Boat: Ada\n- Crew: four\n\nIt is *new*: see.',
    );
  });

  it('leaves one mark alone, and what is code', () => {
    for (const text of ['- Boat \\*: Ada', '- `a.*`: Ada\n- `b.*`: Bo'])
      assert.equal(withoutRequiredMarks(text), text);
  });
});
