import assert from 'node:assert/strict';
import { withWrittenFootnotes } from '../../../../../../src/engine/reading/markdown/cleaning/writtenFootnotes.ts';

describe('withWrittenFootnotes', () => {
  it('makes footnotes of what stands below a text behind the signs in it', () => {
    assert.equal(
      withWrittenFootnotes('A billion boxes¹ a year, for now.²\n\n¹ An estimate.\n² Until 2028.'),
      'A billion boxes[^¹] a year, for now.[^²]\n\n[^¹]: An estimate.\n[^²]: Until 2028.',
    );
  });

  it('leaves alone what nothing refers to, areas, and what is code', () => {
    for (const text of [
      '² is a sign.',
      'A hall of 40 m².\n\n² is a sign.',
      'x¹\n\n```\n¹ is code\n```',
      'Ten times 10¹⁰ and 10¹.',
    ])
      assert.equal(withWrittenFootnotes(text), text);
  });
});
