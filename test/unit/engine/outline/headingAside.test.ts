import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { withoutLongAside } from '../../../../src/engine/outline/headingAside.ts';

const parted = (heading: string): string[] => {
  const { heading: name, said = [] } = withoutLongAside(rich(heading));
  return [plain(name), plain(said)];
};

describe('withoutLongAside', () => {
  it('says what stands in brackets behind a name under it', () => {
    assert.deepEqual(parted('v1.2.0 (needs version 4.4 of the application)'), [
      'v1.2.0',
      'Needs version 4.4 of the application',
    ]);
    assert.deepEqual(parted('Zubehör: (bei einem Hackerspace werdet ihr fündig)'), [
      'Zubehör',
      'Bei einem Hackerspace werdet ihr fündig',
    ]);
  });

  it('leaves a few words, what is called, and brackets behind a whole sentence where they are', () => {
    for (const heading of [
      'Proposals (35 minutes)',
      'createPathsMatcher(tsconfig, options, cache, includes, excludes, names)',
      'What we have learned from the second year (and what we would rather not do again)',
      '(bei einem Hackerspace eures Vertrauens werdet ihr fündig)',
    ])
      assert.deepEqual(parted(heading), [heading, '']);
  });
});
