import type { Slide } from '../../../layouts/slide.ts';
import type { DraftedScene } from '../draftedDeck.ts';

/** Two slides, one after the other; undefined: what it says went to the other one. */
export interface Pair {
  readonly above: Slide | undefined;
  readonly here: Slide | undefined;
}

/** The scenes with each slide and the next one, which is of a scene, as they share what they say; undefined: they stay as they are. */
export const betweenSlides = (
  scenes: readonly DraftedScene[],
  shared: (above: Slide, here: Slide, scene: DraftedScene) => Pair | undefined,
): DraftedScene[] => {
  const slides = scenes.map((scene): (Slide | undefined)[] => [...scene.slides]);
  const places = slides.flatMap((own, scene) => own.map((_, at) => ({ scene, at })));
  let last: (typeof places)[number] | undefined;
  for (const place of places) {
    const above = last && slides[last.scene]![last.at];
    const pair = above && shared(above, slides[place.scene]![place.at]!, scenes[place.scene]!);
    if (last && pair) {
      slides[last.scene]![last.at] = pair.above;
      slides[place.scene]![place.at] = pair.here;
    }
    if (slides[place.scene]![place.at]) last = place;
  }
  let carried: DraftedScene['parts'] = [];
  const left = scenes.flatMap((scene, at): DraftedScene[] => {
    const own = slides[at]!.filter((slide) => slide !== undefined);
    const parts = [...carried, ...scene.parts];
    carried = own.length === 0 ? parts : [];
    return own.length === 0 ? [] : [{ ...scene, parts, slides: own }];
  });
  const end = left.at(-1);
  return end && carried.length > 0
    ? [...left.slice(0, -1), { ...end, parts: [...end.parts, ...carried] }]
    : left;
};
