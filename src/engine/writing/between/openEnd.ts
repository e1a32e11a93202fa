import type { Language } from '../../../api/generationOptions.ts';
import type { Part } from '../../planning/scenes/scene.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { endOf } from './introducedTogether.ts';

interface Closed {
  readonly scenes: DraftedScene[];
  /** Of what no slide is left. */
  readonly left: readonly Part[];
}

/** What a section ends with stands for nothing where it announces what only the next one says: that is in the notes. */
export const withoutOpenEnd = (scenes: readonly DraftedScene[], language: Language): Closed => {
  const last = scenes.at(-1);
  const end = last?.slides.at(-1);
  if (!last || !end) return { scenes: [...scenes], left: [] };
  const parted = endOf(end, language);
  if (!parted) return { scenes: [...scenes], left: [] };
  const slides = [...last.slides.slice(0, -1), ...(parted.rest ? [parted.rest] : [])];
  const before = scenes.slice(0, -1);
  if (slides.length > 0) return { scenes: [...before, { ...last, slides }], left: [] };
  return { scenes: before, left: last.parts };
};
