import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Block, BlockOf, Position } from '../reading/sourceDocument.ts';

/** Blocks that are shown as they are, each on a slide of its own. */
export const visualKinds = ['table', 'code', 'image', 'diagram', 'math'] as const;
export type Visual = BlockOf<(typeof visualKinds)[number]>;

export const isVisual = (block: Block): block is Visual =>
  (visualKinds as readonly Block['kind'][]).includes(block.kind);

/** A heading with its own blocks, as one slide takes them in. */
export interface Part {
  readonly source: string;
  readonly heading: RichText;
  readonly depth: number;
  readonly position: Position;
  /** Text, and the visuals that no slide has room for: they are in the notes. */
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
}

/** What one slide, or a few of one title, are made of. */
export interface Passage {
  readonly title: RichText;
  readonly kicker?: RichText;
  /** The first part's heading is the title or the kicker; the others' are shown as labels. */
  readonly parts: readonly Part[];
  readonly visual?: Visual;
  /** How many slides it may take; undefined: as many as it needs. */
  readonly slides?: number;
  /** How many words of prose it may show; undefined: all. */
  readonly words?: number;
}

export interface Opening {
  readonly title: RichText;
  readonly subtitle?: RichText;
  readonly byline?: string;
  readonly part: Part;
  readonly agenda?: readonly RichText[];
}

export interface Closing {
  readonly summary?: readonly RichText[];
}

/** All that the slides of a section are written from. */
export interface SectionMaterial {
  readonly language: Language;
  readonly style: RewriteStyle;
  readonly passages: readonly Passage[];
  readonly opening?: Opening;
  readonly divider?: { readonly number: number; readonly message?: RichText; readonly part?: Part };
  readonly closing?: Closing;
  /** Of the slides before it, so that layouts change across sections as well. */
  readonly before?: { readonly layout: string; readonly run: number };
}
