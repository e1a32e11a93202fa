import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { withWhatItLeansOn } from '../../../../../src/engine/writing/between/leaning.ts';
import { slideText } from '../../../../../src/engine/writing/draft/slideText.ts';
import type { DraftedScene } from '../../../../../src/engine/writing/draftedDeck.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const before = 'The pump needs a new seal every second spring.';
const leaning = 'This costs more than the pump itself did.';
const section = {
  parts: [
    {
      source: 'prompt',
      heading: rich('Pump'),
      depth: 2,
      position: { from: 1, to: 3 },
      notes: [],
      blocks: [
        {
          kind: 'paragraph' as const,
          text: rich(`We looked at the quay first. ${before} ${leaning}`),
          position: { from: 2, to: 2 },
        },
      ],
    },
  ],
};
const bullets = (id: string, ...texts: string[]): Slide => ({
  id,
  notes: '',
  layout: 'bullets',
  style: 'list',
  title: rich('Pump'),
  items: texts.map((text) => ({ text: rich(text) })),
});
const scene = (slides: Slide[]): DraftedScene => ({
  title: rich('Pump'),
  heading: rich('Pump'),
  body: { kind: 'text', said: [] },
  parts: [],
  slides,
});
const texts = (scenes: readonly DraftedScene[]): string[] =>
  scenes.flatMap(({ slides }) => slides.map(slideText));

describe('withWhatItLeansOn', () => {
  const first = bullets('a', 'We looked at the quay first.', 'The quay is sound.', before);
  const second = bullets('b', leaning, 'We ask for a second one.');

  it('begins a slide with what its first sentence points back to, from where the slide before ends with it', () => {
    const [above = '', here = ''] = texts(
      withWhatItLeansOn([scene([first, second])], section, 'us', 'Preserve'),
    );
    assert.ok(here.includes(before) && here.includes(leaning));
    assert.ok(!above.includes(before));
  });

  it('says it once more where the slide before needs it, but not word for word', () => {
    const full = bullets('a', before, 'The quay is sound.');
    const [above = '', here = ''] = texts(
      withWhatItLeansOn([scene([full, second])], section, 'us', 'Subtle'),
    );
    assert.ok(above.includes(before) && here.includes(before));
    assert.deepEqual(
      texts(withWhatItLeansOn([scene([full, second])], section, 'us', 'Preserve')),
      texts([scene([full, second])]),
    );
  });

  it('takes it from the end of an entry, or of what is said large', () => {
    const text = `The quay is sound. ${before}`;
    const large: Slide = { id: 'a', notes: '', layout: 'statement', title: rich('Pump'), text: rich(text) };
    for (const above of [bullets('a', 'We looked at the quay first.', text), large]) {
      const [left = '', here = ''] = texts(
        withWhatItLeansOn([scene([above, second])], section, 'us', 'Subtle'),
      );
      assert.ok(left.includes('The quay is sound') && !left.includes(before));
      assert.ok(here.includes(before) && here.includes(leaning));
    }
  });

  it('takes it from what stands below the last entry', () => {
    const above: Slide = {
      id: 'a',
      notes: '',
      title: rich('Pump'),
      layout: 'bullets',
      style: 'list',
      items: [
        { text: rich('We looked at the quay first.') },
        { text: rich('It is old.'), items: [rich('It is sound.'), rich(before)] },
      ],
    };
    const [left = '', here = ''] = texts(
      withWhatItLeansOn([scene([above, second])], section, 'us', 'Subtle'),
    );
    assert.ok(left.includes('It is sound.') && !left.includes(before));
    assert.ok(here.includes(before));
  });

  it('says no more than a sentence once more', () => {
    const full = bullets('a', 'The pump is worn.', 'It needs a new seal.', 'The quay is sound.');
    const [part] = section.parts;
    const [block] = part!.blocks;
    const text = rich(`The pump is worn. It needs a new seal. ${leaning}`);
    const told = { parts: [{ ...part!, blocks: [{ ...block!, text }] }] };
    const unchanged = texts([scene([full, second])]);
    assert.deepEqual(texts(withWhatItLeansOn([scene([full, second])], told, 'us', 'Subtle')), unchanged);
  });

  it('moves the sentence right before it alone, where all that this leans on is too much', () => {
    const long = `The pump ${'of the old quay and of the new one '.repeat(4)}needs a new seal.`;
    const near = 'These seals are made of rubber in the yard.';
    const [part] = section.parts;
    const [block] = part!.blocks;
    const told = (texts: readonly string[]) => ({
      parts: [{ ...part!, blocks: texts.map((text) => ({ ...block!, text: rich(text) })) }],
    });
    const full = bullets('a', 'The quay is sound.', long, near);
    const [above = '', here = ''] = texts(
      withWhatItLeansOn([scene([full, second])], told([`${long} ${near} ${leaning}`]), 'us', 'Subtle'),
    );
    assert.ok(here.includes(near) && !above.includes(near) && above.includes(long));
    // Where a paragraph begins, it leans on all of the one before it, if on anything.
    const apart = told([`${long} ${near}`, leaning]);
    const unchanged = texts([scene([full, second])]);
    assert.deepEqual(texts(withWhatItLeansOn([scene([full, second])], apart, 'us', 'Subtle')), unchanged);
  });

  it('moves it there out of an entry of several sentences; one sentence that is left is no list', () => {
    const begun = 'We looked at the quay.';
    const several = 'The pump is worn. It needs a new seal.';
    const [part] = section.parts;
    const [block] = part!.blocks;
    const text = rich(`${begun} ${several} ${leaning}`);
    const told = { parts: [{ ...part!, blocks: [{ ...block!, text }] }] };
    const [made] = withWhatItLeansOn([scene([bullets('a', begun, several), second])], told, 'us', 'Subtle');
    const [above, here] = made!.slides;
    assert.equal(above?.layout === 'statement' && plain(above.text), begun);
    assert.ok(slideText(here!).includes(several));
  });

  it('moves it there from beside an entry, which then introduces what stands below it', () => {
    const entry = { text: rich('We looked at the quay.'), items: [rich('It is sound.'), rich('It is old.')] };
    const slide = { ...bullets('a', '', before), items: [entry, { text: rich(before) }] } as Slide;
    const [made] = withWhatItLeansOn([scene([slide, second])], section, 'us', 'Subtle');
    const [above, here] = made!.slides;
    assert.ok(above?.layout === 'bullets');
    assert.deepEqual([plain(above.lead ?? []), above.items.length], ['We looked at the quay.', 2]);
    assert.ok(slideText(here!).includes(before));
  });

  it('moves it there from below a listing, which says enough without it', () => {
    const listing: Slide = {
      id: 'a',
      notes: '',
      layout: 'code',
      title: rich('Pump'),
      lines: [{ text: 'pump()' }],
      below: [{ text: rich(before) }],
    };
    const [above = '', here = ''] = texts(
      withWhatItLeansOn([scene([listing, second])], section, 'us', 'Subtle'),
    );
    assert.ok(here.includes(before) && !above.includes(before));
  });

  it('leaves a slide that begins with something else', () => {
    const other = bullets('b', 'We ask for a second one.', leaning);
    assert.deepEqual(
      withWhatItLeansOn([scene([first, other])], section, 'us', 'Subtle')[0]!.slides[1],
      other,
    );
    assert.equal(plain(other.title), 'Pump');
  });
});
