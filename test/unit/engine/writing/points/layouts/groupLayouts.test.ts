import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../../src/deck/richText.ts';
import { lookOf } from '../../../../../../src/engine/writing/draft/draft.ts';
import { groupSlide } from '../../../../../../src/engine/writing/points/bestSlide.ts';
import { pointOf } from '../../../../../../src/engine/writing/points/points.ts';
import type { Slide } from '../../../../../../src/layouts/slide.ts';
import { frame, writing } from '../../../../../support/scenes.ts';

const group = (heading: string, ...texts: string[]) => ({
  heading: rich(heading),
  points: texts.map((text) => pointOf(rich(text))),
});
const slideOf = (...groups: ReturnType<typeof group>[]): Slide | undefined =>
  groupSlide({ groups }, frame, writing);

describe('groupLayouts', () => {
  it('stands a few named groups beside each other', () => {
    const slide = slideOf(
      group('Spring', 'The boat is mended', 'The pier is swept'),
      group('Autumn', 'The boat is hauled out', 'The pier is closed'),
    );
    assert.equal(lookOf(slide!), 'columns');
  });

  it('keeps times on their line, however many slides of it stand before', () => {
    const groups = [
      group('11:39', 'The hall is full'),
      group('17:15', 'It is shut'),
      group('17:54', 'All know'),
    ];
    const before = Array<string>(4).fill('steps');
    assert.equal(lookOf(groupSlide({ groups }, frame, { ...writing, before })!), 'steps');
  });

  it('lists what goes on after them as points of their own, under no empty name', () => {
    const slide = slideOf(
      group('Spring', 'The boat is mended', 'The pier is swept'),
      group('', 'Nobody sails in winter', 'The pier is dark'),
    );
    assert.ok(slide?.layout === 'bullets' && slide.style === 'list');
    assert.deepEqual(
      slide.items.map((item) => plain('text' in item ? item.text : item)),
      ['Spring', 'Nobody sails in winter', 'The pier is dark'],
    );
  });
});
