import type { Scene } from '../../planning/scenes/scene.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { evenSeries } from './evenSeries.ts';

/** Scenes, and where each of them stands. */
interface Placed {
  readonly paths: readonly Scene['path'][];
  readonly drafted: readonly DraftedScene[];
}

/** What is of one kind looks alike, across sections too. */
export const evenSections = <Of extends Placed>(sections: readonly Of[]): Of[] => {
  const slides = evenSeries(
    sections.flatMap(({ drafted, paths }) => drafted.map((scene, at) => ({ ...scene, path: paths[at]! }))),
  );
  return sections.map((section) => ({
    ...section,
    drafted: section.drafted.map((scene) => ({ ...scene, slides: slides.shift()! })),
  }));
};
