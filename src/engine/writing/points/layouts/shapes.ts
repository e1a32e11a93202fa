import type { Language } from '../../../../api/generationOptions.ts';
import type { RichText } from '../../../../deck/richText.ts';
import type { Bullet } from '../../../../deck/slide.ts';
import type { Slide, SlideOf } from '../../../../layouts/slide.ts';
import { type Frame, head, unwritten } from '../../draft/draft.ts';

/** What may be said of points after them. */
export interface Remarked {
  readonly below?: RichText;
}

/** A layout as content sees it: sentences, points, or headings with what they say. */
export interface Suited<Content> {
  /** How well it suits such content, from 0; undefined: not at all. */
  readonly suits: (content: Content, frame: Frame, language: Language) => number | undefined;
  readonly make: (content: Content, frame: Frame, language: Language) => Slide;
}

interface Led {
  readonly lead?: RichText;
}

const topped = ({ lead }: Led, frame: Frame) => ({ ...unwritten, ...head(frame), ...(lead ? { lead } : {}) });

export const cardsSlide = (content: Led, frame: Frame, items: Bullet[]): Slide => ({
  ...topped(content, frame),
  layout: 'bullets',
  style: 'cards',
  items,
});

export const listSlide = (content: Led, frame: Frame, items: Bullet[]): Slide => ({
  ...topped(content, frame),
  layout: 'bullets',
  style: 'list',
  items,
});

export const stepsSlide = (content: Led, frame: Frame, steps: SlideOf<'steps'>['steps']): Slide => ({
  ...topped(content, frame),
  layout: 'steps',
  steps,
});

export const columnsSlide = (content: Led, frame: Frame, columns: SlideOf<'columns'>['columns']): Slide => ({
  ...topped(content, frame),
  layout: 'columns',
  columns,
});

export const statsSlide = (content: Led, frame: Frame, stats: SlideOf<'stats'>['stats']): Slide => ({
  ...topped(content, frame),
  layout: 'stats',
  stats,
});
