import assert from 'node:assert/strict';
import { plain, type RichText } from '../../../../../src/deck/richText.ts';
import { withoutReferences } from '../../../../../src/engine/text/addresses/withoutReferences.ts';

const link = (text: string) => ({ text, href: 'https://example.com/' });
const shown = (...spans: RichText): string => plain(withoutReferences(spans));

describe('withoutReferences', () => {
  it('leaves out numbers in square brackets after what they are for', () => {
    assert.equal(
      shown({ text: 'Jobs grow [0]. Schools follow [1] slowly, says someone [3][4].' }),
      'Jobs grow. Schools follow slowly, says someone.',
    );
  });

  it('leaves them out right behind the word before, all or none', () => {
    assert.equal(
      shown({ text: 'It is used for queries[2][6][8]. It can alter the output[3], and more.' }),
      'It is used for queries. It can alter the output, and more.',
    );
  });

  it('leaves out numbers in brackets that lead somewhere', () => {
    const spans = [{ text: 'ingress (incidents: ' }, link('1'), { text: ' ' }, link('2'), { text: ')' }];
    assert.equal(shown(...spans), 'ingress');
  });

  it('leaves out whose work it is', () => {
    assert.equal(
      shown({
        text: 'Fish decline (Worm et al. 2006, 2009, Foley and Norse 2010b). So do whales [@lee2004; see @kim2010].',
      }),
      'Fish decline. So do whales.',
    );
  });

  it('leaves out links at the end that are counted or lead to where it is talked about', () => {
    const before = { text: 'The longer wait is tried again ' };
    assert.equal(shown(before, link('1'), { text: ' ' }, link('2')), 'The longer wait is tried again');
    const told = { text: 'Boats come in at night. ' };
    assert.equal(shown(told, link('Issue')), 'Boats come in at night.');
  });

  it('keeps a link that its sentence needs', () => {
    for (const before of ['To tell us what is wrong open a new ', 'The winter storms grew by '])
      for (const name of ['issue', '1'])
        assert.equal(shown({ text: before }, link(name)), `${before}${name}`);
    assert.equal(
      shown({ text: 'The winter storms were fewer: ' }, link('40')),
      'The winter storms were fewer: 40',
    );
  });

  for (const text of [
    'The year (2019) counts.',
    'It opened (May 2019).',
    'Two storms (January and March 2020) broke it.',
    'The first is list[0] here.',
    'The first is list[0].',
    'The second is list[1] here.',
    'The cell is list[1][2] here.',
    'As was said in [3].',
    '[1] is first.',
    'The range [0, 1] holds.',
  ])
    it(`keeps what says something: ${text}`, () => {
      assert.equal(shown({ text }), text);
    });

  it('keeps code', () => {
    assert.equal(shown({ text: 'Take ' }, { text: 'a [0]', marks: ['code'] }), 'Take a [0]');
  });
});
