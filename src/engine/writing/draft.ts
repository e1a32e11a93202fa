import type { RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Part } from '../planning/material.ts';

/** Until the slides of a section stand, none has an id, notes or an origin. */
export const unwritten = { id: '', notes: '' } as const;

export interface Frame {
  readonly title: RichText;
  readonly kicker?: RichText;
}

/** A slide with the source it stands for. */
export interface Draft {
  readonly slide: Slide;
  readonly parts: readonly Part[];
}

/** The most words a slide shows outside tables and code. */
export const mostWords = 76;
