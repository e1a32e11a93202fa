import assert from 'node:assert/strict';
import { withoutLooseReferences } from '../../../../../../src/engine/reading/markdown/inline/looseReference.ts';

describe('withoutLooseReferences', () => {
  it('leaves the text of a link whose address is nowhere', () => {
    assert.equal(
      withoutLooseReferences('A year ago [we began][start], see [changelog][].'),
      'A year ago we began, see changelog.',
    );
  });

  it('leaves the name of a picture that is nowhere', () => {
    assert.equal(withoutLooseReferences('![Team][] [lang] decides'), 'Team [lang] decides');
  });

  it('leaves what is an index or a mark alone', () => {
    for (const text of ['row list[ab][cd]', 'sources [1][2]', 'a [note] and [more]', '(see [x][y])'])
      assert.equal(withoutLooseReferences(text), text);
  });
});
