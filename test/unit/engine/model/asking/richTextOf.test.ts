import assert from 'node:assert/strict';
import { richTextOf, withKnownLinks } from '../../../../../src/engine/model/asking/richTextOf.ts';

const known = (href: string): boolean => href === 'https://harbor.example/data';

describe('what a model writes into a text', () => {
  it('has emphasis and code', () =>
    assert.deepEqual(richTextOf('**Boats** are *fast*, says `sail()` in 2 * 3 * 4', known), [
      { text: 'Boats', marks: ['strong'] },
      { text: ' are ' },
      { text: 'fast', marks: ['emphasis'] },
      { text: ', says ' },
      { text: 'sail()', marks: ['code'] },
      { text: ' in 2 * 3 * 4' },
    ]));

  it('links only to what the sources link to', () =>
    assert.deepEqual(
      richTextOf(
        '[data](https://harbor.example/data) and [more](https://evil.example/) at https://evil.example/x',
        known,
      ),
      [
        { text: 'data', href: 'https://harbor.example/data' },
        { text: ' and ' },
        { text: 'more' },
        { text: ' at ' },
      ],
    ));

  it('has no pictures and no markup', () =>
    assert.deepEqual(richTextOf('See ![a boat](https://evil.example/b.png)<script>go()</script> it', known), [
      { text: 'See ' },
      { text: ' go() it' },
    ]));
});

describe('what a model writes for the speaker', () => {
  it('leads only to what the sources link to', () =>
    assert.equal(
      withKnownLinks(
        '**Boats**: [data](https://harbor.example/data), [more](https://evil.example/) <https://evil.example/x> ![p](https://evil.example/p.png)',
        known,
      ),
      '**Boats**: [data](https://harbor.example/data), more  ',
    ));
});
