import assert from 'node:assert/strict';
import { withBracketedFootnotes } from '../../../../../../src/engine/reading/markdown/cleaning/bracketedFootnotes.ts';

describe('withBracketedFootnotes', () => {
  it('makes footnotes of lines with a number in brackets below what refers to them', () => {
    assert.equal(
      withBracketedFootnotes(
        '40 boats [1] sank.\n\n| Boat | Crew<sup>[2]</sup> |\n\n[1] Some of them twice.\n[2] In May.',
      ),
      '40 boats[^1] sank.\n\n| Boat | Crew[^2] |\n\n[^1]: Some of them twice.\n[^2]: In May.',
    );
  });

  it('leaves alone what nothing above refers to, links, and what is code', () => {
    for (const text of [
      '[1] Ada, Boats of the north.\n\nSee [1].',
      'See [1].\n\n[1]: https://harbor.example',
      'See [1](https://harbor.example).\n\n[1] stands for one.',
      'See [1].\n\n```\n[1] "a"\n```',
      'See [1].\n\n[1] Once.\n\n[1] Twice.',
    ])
      assert.equal(withBracketedFootnotes(text), text);
  });
});
