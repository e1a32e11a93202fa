import assert from 'node:assert/strict';
import { partedBullets } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/partedBullets.ts';

describe('partedBullets', () => {
  it('puts marks that stand alone before the text below them, on its line', () => {
    assert.equal(partedBullets('- \n\nOne\n\n-\n\nTwo\n'), '\n\n- One\n\n\n\n- Two\n');
  });

  for (const [what, text] of [
    ['one before a paragraph', '-\n\nOne sentence.'],
    ['an entry with its text', '- One\n\nText'],
    ['an empty entry among others', '- \n- One'],
    ['a mark above another block', '-\n\n# Heading'],
    ['code', '```\n-\n\ntext\n```'],
  ] as const)
    it(`leaves ${what} alone`, () => assert.equal(partedBullets(text), text));
});
