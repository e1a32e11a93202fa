import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { withoutEcho } from '../../../../../src/engine/writing/titles/withoutEcho.ts';
import type { Slide, SlideOf } from '../../../../../src/layouts/slide.ts';

const list = (lead: string | undefined, ...items: string[]): Slide => ({
  id: '',
  notes: '',
  layout: 'bullets',
  style: 'list',
  title: rich('The new pier'),
  ...(lead ? { lead: rich(lead) } : {}),
  items: items.map((text) => ({ text: rich(text) })),
});

describe('what a slide says below its title', () => {
  it('is more than the title once more', () => {
    assert.ok(!('lead' in withoutEcho(list('The new pier:', 'It is long', 'It is made of oak'))));
    const { items } = withoutEcho(list(undefined, 'The new pier!', 'It is long')) as SlideOf<'bullets'>;
    assert.deepEqual(
      items.map(({ text }) => plain(text)),
      ['It is long'],
    );
  });

  it('stays where it says more, or is all there is', () => {
    for (const slide of [list('The new pier has', 'oak', 'tar'), list(undefined, 'The new pier')])
      assert.equal(withoutEcho(slide), slide);
  });
});
