import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import { withoutListTail } from '../../../../src/engine/text/listTail.ts';

const without = (text: string, language: Language): string => plain(withoutListTail(rich(text), language));

describe('an entry of a list that was written as a sentence', () => {
  it('ends without what joins it to the next', () => {
    assert.equal(without('Measure the pier;', 'us'), 'Measure the pier');
    assert.equal(without('Measure the pier; and', 'us'), 'Measure the pier');
    assert.equal(without('das Boot streichen, und', 'de'), 'das Boot streichen');
    assert.equal(without('mesurer le quai ; et', 'fr'), 'mesurer le quai');
    assert.equal(without('測る、', 'ja'), '測る');
  });

  it('keeps what belongs to it', () => {
    for (const text of ['Measure it.', 'Come and', ';', 'Bands', 'You leave, or'])
      assert.equal(without(text, 'us'), text);
  });

  it('keeps the end of what is typed', () => {
    const typed: RichText = [{ text: 'Stop it: ' }, { text: 'ALTER ROLE app NOLOGIN;', marks: ['code'] }];
    assert.equal(plain(withoutListTail(typed, 'us')), 'Stop it: ALTER ROLE app NOLOGIN;');
  });
});
