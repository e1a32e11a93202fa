import type { TooMuch } from '../layouts/arrangement.ts';
import type { Excess } from './excessOfDeck.ts';

/** What reading a deck file may find; the words for people are the editor's and the command line's. */
export type ProblemKind =
  | 'front-matter-unreadable'
  | 'theme-unknown'
  | 'color-unreadable'
  | 'color-name-unknown'
  | 'headings-unknown'
  | 'contrast-low'
  | 'marker-unknown'
  | 'layout-does-not-suit'
  | 'chart-without-figures'
  | 'slide-parted'
  | 'shown-as-points'
  | 'list-too-deep'
  | 'picture-in-text'
  | 'rule-ignored'
  | 'item-holds-more'
  | 'quote-holds-more'
  | 'html-ignored'
  | 'foreign-syntax'
  | 'too-much'
  | 'too-large'
  | 'picture-missing'
  | 'title-repeated'
  | 'link-nowhere';

export interface Lines {
  /** From 0. */
  readonly line: number;
  /** Behind the last. */
  readonly end: number;
}

/** How little a color stands out from the background, as so many to one. */
interface Contrast {
  readonly has: number;
  readonly least: number;
  /** The color next to it that stands out enough. */
  readonly nearest: string;
}

export interface Problem extends Lines {
  readonly kind: ProblemKind;
  /** What it is about: a layout's name, a key. */
  readonly about?: string;
  /** What does not fit, and by how much. */
  readonly tooMuch?: TooMuch;
  readonly contrast?: Contrast;
  /** What a service would refuse it for. */
  readonly excess?: Excess;
}

export type Tell = (kind: ProblemKind, lines: Lines, about?: string) => void;
