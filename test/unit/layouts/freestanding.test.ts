import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { arrange, settingIn, sizeOf, slotsOf, textsOf, tooMuch, wordsIn } from '../../support/arranging.ts';

const sentence = 'Words of a few letters follow. ';

describe('a statement', () => {
  const statement = (text: string, more: object = {}) => arrange('statement', { text: rich(text), ...more });

  it('is the larger the shorter it is', () => {
    const sizes = [1, 3, 5, 9].map((times) =>
      sizeOf(textsOf(statement(sentence.repeat(times)), 'statement')[0]),
    );
    assert.deepEqual(sizes, [60, 48, 40, 34]);
  });

  it('keeps its title for listeners where the sentence says it, else says it quietly', () => {
    assert.equal(textsOf(statement('A title and more'), 'topic')[0]?.unseen, true);
    assert.equal(textsOf(statement('Something else'), 'topic')[0]?.unseen, undefined);
  });

  it('stands under its title like any other text where it is long', () => {
    const titleOver = (text: string) =>
      textsOf(statement(text, { title: rich('Why it is late') }), 'title').map(sizeOf);
    assert.deepEqual(titleOver(sentence.repeat(6)), [38]);
    assert.deepEqual(titleOver(sentence), []);
  });

  it('stands under its title where that is a part of something, however short it is', () => {
    const within = statement('Then it is rolled back. No.', {
      title: rich('B. Publish first'),
      kicker: rich('Alternatives'),
    });
    assert.deepEqual(textsOf(within, 'title').map(wordsIn), ['B. Publish first']);
    assert.deepEqual(textsOf(within, 'kicker').map(wordsIn), ['Alternatives']);
  });

  it('says its tone in words', () => {
    assert.equal(wordsIn(textsOf(statement('Mind it', { tone: 'warning' }), 'tone')[0]), 'Warning');
  });

  it('says how many lines are too many', () => {
    assert.equal(tooMuch(statement(sentence.repeat(30)))[0]?.where, 'statement');
  });
});

describe('a quotation', () => {
  it('has its source under it', () => {
    const arranged = arrange('quote', { text: rich(sentence), who: rich('A colleague') });
    const [text] = textsOf(arranged, 'quote');
    const [who] = textsOf(arranged, 'source');
    assert.ok(who!.box.y > text!.box.y + text!.box.height);
    assert.equal(text?.paragraphs[0]?.style.family, 'serif');
  });

  it('stands under a title that is a sentence, and below a heading said quietly', () => {
    const under = (title: string) => arrange('quote', { title: rich(title), text: rich(sentence) });
    assert.deepEqual(textsOf(under('We need a booking.'), 'title').map(wordsIn), ['We need a booking.']);
    assert.deepEqual(textsOf(under('Booking'), 'topic').map(wordsIn), ['Booking']);
  });

  it('is marked once', () => {
    assert.equal(
      wordsIn(textsOf(arrange('quote', { text: rich('"It is no weather."') }), 'quote')[0]),
      'It is no weather.',
    );
  });

  it('says how many lines are too many', () => {
    assert.equal(tooMuch(arrange('quote', { text: rich(sentence.repeat(60)) }))[0]?.where, 'quote');
  });
});

describe('a cover', () => {
  const cover = (title: string, more: object = {}) => arrange('cover', { title: rich(title), ...more });

  it('sets its title in a size that holds it, and ends it in one place', () => {
    const [short] = textsOf(cover('The winter'), 'title');
    const [long] = textsOf(cover(sentence.repeat(4)), 'title');
    assert.ok(sizeOf(short) > sizeOf(long));
    assert.equal(short!.box.y + short!.box.height, long!.box.y + long!.box.height);
  });

  it('has the title in the face of its theme', () => {
    const { arrangement } = arrange('cover', { title: rich('The winter') }, settingIn('forest'));
    assert.match(JSON.stringify(arrangement), /"family":"serif"/);
  });

  it('says when title or subtitle are too long', () => {
    assert.deepEqual(
      tooMuch(cover(sentence.repeat(20), { subtitle: rich(sentence.repeat(12)) })).map(({ where }) => where),
      ['title', 'subtitle'],
    );
  });
});

describe('section and closing', () => {
  it('end their words in one place, on a ground of color', () => {
    for (const fields of [
      { layout: 'section', number: 2, message: rich(sentence) },
      { layout: 'closing', text: rich(sentence), contact: rich('mara@example.com') },
    ]) {
      const arranged = arrange(fields.layout, fields);
      assert.equal(arranged.arrangement.ground, 'flood');
      const lowest = arranged.arrangement.parts.at(-1)!.box;
      assert.equal(lowest.y + lowest.height, 600);
      assert.equal(slotsOf(arranged)[0]?.slot, 'motif');
    }
  });

  it('say which of their texts is too long', () => {
    assert.equal(
      tooMuch(arrange('section', { number: 1, message: rich(sentence.repeat(9)) }))[0]?.where,
      'subtitle',
    );
    assert.equal(tooMuch(arrange('closing', { contact: rich(sentence.repeat(9)) }))[0]?.where, 'contact');
  });
});
