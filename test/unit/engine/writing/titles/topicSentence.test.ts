import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { headedByTopic } from '../../../../../src/engine/writing/titles/topicSentence.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const frame = { id: '', notes: '', title: rich('The year') };
const text = (...paragraphs: string[]): Slide => ({
  ...frame,
  layout: 'text',
  paragraphs: paragraphs.map(rich),
});
const list = (...items: string[]): Slide => ({
  ...frame,
  layout: 'bullets',
  style: 'list',
  items: items.map((item) => ({ text: rich(item) })),
});
const headed = (slide: Slide) => headedByTopic(slide, (sentence) => plain(sentence).startsWith('We'), 'us');

describe('headedByTopic', () => {
  it('lifts what a text begins with out of it, word for word', () => {
    const slide = headed(text('We built a pier. It is long.', 'It cost 40.'));
    assert.equal(plain(slide.title), 'We built a pier');
    assert.deepEqual(slide.layout === 'text' && slide.paragraphs.map(plain), ['It is long.', 'It cost 40.']);
  });

  it('has one sentence that is left below it', () => {
    const slide = headed(list('We built a pier', 'It is long'));
    assert.equal(plain(slide.title), 'We built a pier');
    assert.equal(slide.layout === 'statement' && plain(slide.text), 'It is long');
  });

  it('leaves a slide as it is that would be empty, whose beginning is no topic, or that is more than sentences', () => {
    const led: Slide = { ...list('We built a pier', 'It is long'), lead: rich('In May:') } as Slide;
    for (const slide of [text('We built a pier.'), text('A pier. We built it.'), led])
      assert.equal(headed(slide), slide);
  });
});
