import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { betweenSlides } from '../../../../../src/engine/writing/between/betweenSlides.ts';
import type { DraftedScene } from '../../../../../src/engine/writing/draftedDeck.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { draftedText, statementOf } from '../../../../support/boats.ts';

const scene = (from: number, ...texts: string[]): DraftedScene =>
  draftedText(from, ...texts.map((text) => statementOf(text)));
const said = (each: Slide): string => (each.layout === 'statement' ? plain(each.text) : '');
const joined = (above: Slide, here: Slide): Slide => statementOf(`${said(above)} ${said(here)}`);

describe('betweenSlides', () => {
  const places = (scenes: readonly DraftedScene[]) =>
    scenes.map(({ slides, parts }) => [slides.map(said), parts.map(({ position }) => position.from)]);

  it('lets each slide and the next one share what they say, from one scene to the other', () => {
    const up = betweenSlides([scene(1, 'a'), scene(2, 'b', 'c')], (above, here) =>
      said(here) === 'b' ? { above: joined(above, here), here: undefined } : undefined,
    );
    assert.deepEqual(places(up), [
      [['a b'], [1]],
      [['c'], [2]],
    ]);
  });

  it('has the notes of a scene without slides go with the next one, or the last', () => {
    const down = betweenSlides([scene(1, 'a'), scene(2, 'b')], (above, here) => ({
      above: undefined,
      here: joined(above, here),
    }));
    assert.deepEqual(places(down), [[['a b'], [1, 2]]]);
    const up = betweenSlides([scene(1, 'a'), scene(2, 'b')], (above, here) => ({
      above: joined(above, here),
      here: undefined,
    }));
    assert.deepEqual(places(up), [[['a b'], [1, 2]]]);
  });

  it('compares the next one with what is left', () => {
    const all = betweenSlides([scene(1, 'a', 'b', 'c')], (above, here) => ({
      above: joined(above, here),
      here: undefined,
    }));
    assert.deepEqual(places(all), [[['a b c'], [1]]]);
  });
});
