import assert from 'node:assert/strict';
import { withCitedNames } from '../../../../../../src/engine/reading/markdown/cleaning/citedNames.ts';

describe('withCitedNames', () => {
  it('says by whom and when where a key is a word of its sentence', () => {
    const text =
      'Bees grow [@goulson2010bees].\n\n[@croneBeeColony2016] developed it.\n\nIt is of @crone2016 too.';
    assert.equal(
      withCitedNames(text),
      'Bees grow [@goulson2010bees].\n\nCrone (2016) developed it.\n\nIt is of Crone (2016) too.',
    );
  });

  it('leaves handles, code and documents that cite nothing', () => {
    for (const text of [
      'Thanks to @ann2016.',
      'Bees grow [@goulson2010bees].\n\n```\n@crone2016\n```',
      'Bees grow [@goulson2010bees]. Ask @ann or me@crone2016.org.',
    ])
      assert.equal(withCitedNames(text), text);
  });
});
