import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import type { Said } from '../../../../../src/engine/features/said.ts';
import { evenTexts } from '../../../../../src/engine/writing/between/evenTexts.ts';
import type { Slide, SlideOf } from '../../../../../src/layouts/slide.ts';

const paragraphs = [
  'Ana counts the boats.',
  'Bo looks for the rope.',
  'Nobody sails alone.',
  'Who is late rows. It was ever so.',
];
const said = paragraphs.map((text) => ({ text: rich(text), paragraph: rich(text) }) as unknown as Said);

const text = (...lines: string[]): Slide => ({
  id: '',
  notes: '',
  title: rich('Rules'),
  layout: 'text',
  paragraphs: lines.map((line) => rich(line)),
});
const bullets = (style: 'list' | 'cards', ...lines: string[]): Slide => ({
  id: '',
  notes: '',
  title: rich('Rules'),
  layout: 'bullets',
  style,
  items: lines.map((line) => ({ text: rich(line) })),
});
const looksOf = (...slides: Slide[]) =>
  evenTexts(slides, said, 'us').map((slide) => (slide.layout === 'bullets' ? slide.style : slide.layout));

describe('evenTexts', () => {
  it('has pages of whole paragraphs look alike', () => {
    const first = text(paragraphs[0]!, paragraphs[1]!);
    const second = bullets('list', paragraphs[2]!, paragraphs[3]!);
    assert.deepEqual(looksOf(first, second), ['list', 'list']);
    assert.deepEqual(looksOf(bullets('cards', 'Ana counts the boats'), second), ['list', 'list']);
    const [list] = evenTexts([first, second], said, 'us') as [SlideOf<'bullets'>];
    assert.deepEqual(
      list.items.map((item) => plain(item.text)),
      ['Ana counts the boats', 'Bo looks for the rope'],
    );
  });

  it('leaves paragraphs beside sentences of others, and pages of another title', () => {
    const first = text(paragraphs[0]!, paragraphs[1]!);
    assert.deepEqual(looksOf(first, bullets('list', 'Who is late rows')), ['text', 'list']);
    const other = { ...bullets('list', paragraphs[2]!), title: rich('Boats') };
    assert.deepEqual(looksOf(first, other), ['text', 'list']);
  });

  it('leaves pages that are none of points', () => {
    const first = text(paragraphs[0]!, paragraphs[1]!);
    assert.deepEqual(looksOf(first, bullets('cards', paragraphs[2]!, paragraphs[3]!)), ['text', 'cards']);
  });
});
