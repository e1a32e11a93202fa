import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import { maskedText } from '../../../../src/engine/text/maskedText.ts';
import { richSentences } from '../../../../src/engine/text/sentences.ts';

const code = (text: string): RichText[number] => ({ text, marks: ['code'] });
const sentences = (text: RichText): string[] => richSentences(text, 'us').map(plain);

describe('maskedText', () => {
  it('ends no sentence at what is short for words in brackets', () => {
    const text = [...rich('It is short for (e.g.) '), code('x += 1'), ...rich(' on a boat. It sails.')];
    assert.deepEqual(sentences(text), ['It is short for (e.g.) x += 1 on a boat.', 'It sails.']);
  });

  it('has every sign where it stood', () => {
    const text = 'It is slow (see issue 5. It says why.) and “old. Very.” Then a.b?c!';
    assert.equal(maskedText(rich(text)).length, text.length);
    assert.equal(maskedText(rich('Plain. And simple.')), 'Plain. And simple.');
  });

  it('ends no sentence inside code', () => {
    assert.deepEqual(sentences([{ text: 'The ' }, code('?'), { text: ' operator. Use ' }, code('a! b.')]), [
      'The ? operator.',
      'Use a! b.',
    ]);
  });

  it('ends no sentence inside brackets', () => {
    assert.deepEqual(sentences(rich('It is slow (see issue 5. It says why.) and old. The next one.')), [
      'It is slow (see issue 5. It says why.) and old.',
      'The next one.',
    ]);
  });

  it('lets the end of a quotation end a sentence, and nothing before it', () => {
    assert.deepEqual(sentences(rich('He said “We go. Now.” They left. All slept.')), [
      'He said “We go. Now.”',
      'They left.',
      'All slept.',
    ]);
  });

  it('finds what belongs together behind what was left open long before', () => {
    const left = '( '.repeat(300);
    assert.deepEqual(
      sentences(rich(`It is ${left}slow. It is [so. They say.] old. The next one.`)).slice(-2),
      ['It is [so. They say.] old.', 'The next one.'],
    );
  });

  it('takes brackets far apart for signs that do not belong together', () => {
    const far = `:( ${'The ship is late. '.repeat(40)})`;
    assert.ok(sentences(rich(far)).length > 30);
  });
});
