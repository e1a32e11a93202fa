import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { quotedBelow } from '../../../../../src/engine/writing/between/quotedBelow.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const marks = { open: '“', close: '”' };
const list: Slide = {
  id: '',
  notes: '',
  layout: 'bullets',
  title: rich('Login'),
  style: 'list',
  items: [{ text: rich('It times out') }, { text: rich('It asks twice') }],
};
const quote = (text: string, title = 'Login'): Slide => ({
  id: '',
  notes: '',
  layout: 'quote',
  title: rich(title),
  text: rich(text),
  who: rich('a nurse'),
});
const belowOf = (...slides: Slide[]): string[] =>
  quotedBelow(slides, marks).map((slide) =>
    slide.layout === 'bullets' ? plain(slide.below ?? []) : slide.layout,
  );

describe('quotedBelow', () => {
  it('has a short quotation below the points that it stands after', () => {
    assert.deepEqual(belowOf(list, quote('I log in eleven times a night.')), [
      '“I log in eleven times a night.” — a nurse',
    ]);
    assert.deepEqual(belowOf(list, quote('"Never again."')), ['"Never again." — a nurse']);
  });

  it('leaves a long one, a second one, and one of another heading on a slide of its own', () => {
    assert.deepEqual(belowOf(list, quote('I log in. '.repeat(30))), ['', 'quote']);
    assert.deepEqual(belowOf(list, quote('Yes.', 'Paper')), ['', 'quote']);
    assert.deepEqual(belowOf(list, quote('Yes.'), quote('No.')), ['“Yes.” — a nurse', 'quote']);
  });
});
