import assert from 'node:assert/strict';
import { type Known, nextQuestion } from '../../../../src/engine/prompt/questions.ts';

const clear: Known = {
  interactive: true,
  asked: [],
  language: 'us',
  words: 400,
  headings: 6,
  shows: false,
  aimIsClear: true,
  emptySections: [],
  missingPictures: [],
};
const about = (known: Partial<Known>) => nextQuestion({ ...clear, ...known })?.about;

describe('nextQuestion', () => {
  it('asks a full, clear document nothing', () => {
    assert.equal(nextQuestion(clear), undefined);
    assert.equal(about({ aimIsClear: false }), undefined);
  });

  it('asks for content where there is a bare topic, naming it', () => {
    const question = nextQuestion({ ...clear, words: 2, headings: 0, topic: 'Solar power' });
    assert.equal(question?.about, 'topic');
    assert.match(question!.text, /“Solar power”/);
  });

  it('takes a diagram with few words for content', () => {
    assert.equal(about({ words: 8, headings: 2 }), 'topic');
    assert.equal(about({ words: 8, headings: 2, shows: true }), undefined);
  });

  it('asks in the deck’s language', () => {
    assert.match(
      nextQuestion({ ...clear, words: 0, headings: 0, language: 'ja' })!.text,
      /プレゼンテーション/,
    );
  });

  it('asks a short text without an aim whom it is for', () => {
    assert.equal(about({ words: 60, headings: 0, aimIsClear: false }), 'audience');
    assert.equal(about({ words: 60, headings: 0, aimIsClear: true }), undefined);
  });

  it('asks about the sections of a template that have no content, one at a time', () => {
    const emptySections = ['team', 'ask'].map((id) => ({ id, title: `The ${id}`, description: 'who' }));
    const question = nextQuestion({ ...clear, emptySections });
    assert.deepEqual(question, {
      about: 'section:team',
      text: 'I found nothing for the section “The team” (who). What should it say? You can also skip it.',
    });
    assert.equal(about({ emptySections, asked: ['section:team'] }), 'section:ask');
  });

  it('asks for missing pictures once, by name', () => {
    const missingPictures = ['a.png', 'b.png', 'c.png', 'd.png'];
    assert.match(
      nextQuestion({ ...clear, missingPictures })!.text,
      /the pictures a\.png, b\.png, and c\.png, but they were/,
    );
    assert.match(
      nextQuestion({ ...clear, missingPictures: ['a.png'] })!.text,
      /the picture a\.png, but it was/,
    );
    assert.equal(about({ missingPictures, asked: ['pictures'] }), undefined);
  });

  it('asks at most three times, and never where it must not', () => {
    const missingPictures = ['a.png'];
    assert.equal(about({ missingPictures, asked: ['topic', 'audience', 'section:team'] }), undefined);
    assert.equal(about({ missingPictures, interactive: false }), undefined);
  });
});
