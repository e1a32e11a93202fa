import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { withoutOpenEnd } from '../../../../../src/engine/writing/between/openEnd.ts';
import type { DraftedScene } from '../../../../../src/engine/writing/draftedDeck.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { boats, statementOf } from '../../../../support/boats.ts';

const part = {
  source: 'prompt',
  heading: rich('Boats'),
  depth: 2,
  position: { from: 1, to: 1 },
  blocks: [],
  notes: [],
};
const scene = (...slides: Slide[]): DraftedScene => ({
  title: rich('Boats'),
  heading: rich('Boats'),
  body: { kind: 'text', said: [] },
  parts: [part],
  slides,
});
const list = (...texts: string[]): Slide => ({
  ...boats,
  layout: 'bullets',
  style: 'list',
  items: texts.map((text) => ({ text: rich(text) })),
});
const announcement = statementOf('The boats are as follows:');

describe('what a section ends with', () => {
  const closed = (...scenes: DraftedScene[]) => {
    const { scenes: kept, left } = withoutOpenEnd(scenes, 'us');
    return { slides: kept.flatMap(({ slides }) => slides), left: left.length };
  };

  it('is in the notes where it announces what the section does not have', () => {
    assert.deepEqual(closed(scene(announcement)), { slides: [], left: 1 });
    const { slides, left } = closed(scene(statementOf('We have three.'), announcement));
    assert.deepEqual([slides.length, left], [1, 0]);
  });

  it('is left where it is more than that', () => {
    const { slides } = closed(scene(list('We row.', 'We sail.', 'They are these:')));
    assert.ok(slides[0]?.layout === 'bullets');
    assert.deepEqual(
      slides[0].items.map(({ text }) => plain(text)),
      ['We row.', 'We sail.'],
    );
    assert.equal(closed(scene(statementOf('We have three.'))).slides.length, 1);
  });
});
