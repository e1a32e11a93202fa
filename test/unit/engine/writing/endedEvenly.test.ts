import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { endedEvenly } from '../../../../src/engine/writing/endedEvenly.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';

const endsOf = (...texts: string[]): string[] => {
  const items = texts.map((text) => ({ text: rich(text) }));
  const slide: Slide = { id: '', notes: '', title: rich('Sail'), layout: 'bullets', style: 'list', items };
  const even = endedEvenly(slide, 'us');
  assert.ok(even.layout === 'bullets');
  return even.items.map(({ text }) => plain(text));
};

describe('the ends of points', () => {
  it('are without a full stop where each says one thing', () => {
    assert.deepEqual(endsOf('We mended the old sail.', 'The mast is as it was', 'Who rows?'), [
      'We mended the old sail',
      'The mast is as it was',
      'Who rows?',
    ]);
  });

  it('have one where one of them says several things, but for names and what ends otherwise', () => {
    assert.deepEqual(endsOf('It tore. We mended it.', 'The mast is as it was', 'Two oars', 'It reads:'), [
      'It tore. We mended it.',
      'The mast is as it was.',
      'Two oars',
      'It reads:',
    ]);
  });

  it('of a point alone are left as they are', () => {
    assert.deepEqual(endsOf('We mended the old sail.'), ['We mended the old sail.']);
  });
});
