import type { RichText } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Body, Scene } from '../planning/scenes/scene.ts';
import type { Frame, Writing } from './draft/draft.ts';
import { draftScene } from './draftScene.ts';

/** Draws up scenes; the same one in the same place of another plan is there already. */
export class DraftedScenes {
  readonly #drawn = new Map<Body, Map<string, readonly Slide[]>>();

  draw(scene: Scene, longHeading: RichText | undefined, frame: Frame, writing: Writing): readonly Slide[] {
    const { body, pages } = scene;
    const place = JSON.stringify([pages, longHeading, frame, writing.before]);
    const known = this.#drawn.get(body) ?? new Map<string, readonly Slide[]>();
    this.#drawn.set(body, known);
    const drawn = known.get(place) ?? draftScene(scene, longHeading, frame, writing);
    known.set(place, drawn);
    return drawn;
  }
}
