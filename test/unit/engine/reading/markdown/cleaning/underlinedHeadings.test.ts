import assert from 'node:assert/strict';
import { underlinedHeadings } from '../../../../../../src/engine/reading/markdown/cleaning/underlinedHeadings.ts';

describe('underlinedHeadings', () => {
  it('ends a list with the heading below it', () => {
    assert.equal(
      underlinedHeadings('- Boats\n  - Old\nMeetings\n========\n- May\n'),
      '- Boats\n  - Old\n# Meetings\n\n- May\n',
    );
    assert.equal(underlinedHeadings('1. Boats\nMeetings\n-----\n'), '1. Boats\n## Meetings\n\n');
  });

  for (const [what, text] of [
    ['one below a blank line', '- Boats\n\nMeetings\n====\n'],
    ['one below a paragraph', 'Boats\nMeetings\n====\n'],
    ['a rule below a long entry', '- Boats\nthat are older than the pier\n----\n'],
    ['an entry above a rule', '- Boats\n- Piers\n-------\n'],
    ['code', '```\n- a\nb\n====\n```\n'],
  ] as const)
    it(`leaves ${what} alone`, () => assert.equal(underlinedHeadings(text), text));
});
