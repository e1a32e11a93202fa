import assert from 'node:assert/strict';
import { pastedBullets } from '../../../../../../src/engine/reading/markdown/cleaning/pastedBullets.ts';

describe('pastedBullets', () => {
  it('reads the hollow bullets of a word processor', () => {
    assert.equal(
      pastedBullets('# Keys\no The key is lent\nto members.\no It comes back.\n\nText'),
      '# Keys\n- The key is lent\nto members.\n- It comes back.\n\nText',
    );
    assert.equal(pastedBullets('Rules:\no One\n\no Two'), 'Rules:\n- One\n\n- Two');
  });

  for (const [what, text] of [
    ['a word at the start of a line', 'Falou com\no Presidente e com\no Conselho.'],
    ['a single one', 'o One\n\nText'],
    ['small letters', 'o one\n\no two'],
    ['code', '```\no One\no Two\n```'],
  ] as const)
    it(`leaves ${what} alone`, () => assert.equal(pastedBullets(text), text));
});
