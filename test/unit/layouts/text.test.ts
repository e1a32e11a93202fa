import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { arrange, textsOf, tooMuch } from '../../support/arranging.ts';

const sentence = 'Words of a few letters follow, and then more. ';
const text = (...paragraphs: string[]) => arrange('text', { paragraphs: paragraphs.map(rich) });
const paragraphsIn = (...paragraphs: string[]) =>
  textsOf(text(...paragraphs), 'paragraph').flatMap((box) => box.paragraphs);

describe('a text', () => {
  it('stands in paragraphs that are no list', () => {
    const set = paragraphsIn('One.', 'Two.');
    assert.deepEqual(
      set.map(({ marker, indent }) => [marker, indent]),
      [
        [undefined, 0],
        [undefined, 0],
      ],
    );
    assert.ok(set[1]!.spaceBefore > 0);
  });

  it('is the larger the shorter it is, one size for all of it', () => {
    const sizes = [1, 17, 20, 24].map((times) => {
      const set = paragraphsIn(sentence.repeat(times), 'And this.');
      assert.equal(new Set(set.map(({ style }) => style.size)).size, 1);
      return set[0]!.style.size;
    });
    assert.deepEqual(sizes, [28, 26, 24, 22]);
  });

  it('says how many lines are too many', () => {
    assert.deepEqual(
      tooMuch(text(sentence.repeat(40))).map(({ where, unit }) => [where, unit]),
      [['paragraph', 'lines']],
    );
  });
});
