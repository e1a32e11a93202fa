import type { RichText } from '../../../deck/richText.ts';
import type { Item } from '../../features/items.ts';
import type { Said } from '../../features/said.ts';
import type { RequiredVisual, Visual } from '../../features/visual.ts';
import type { Topic } from '../../outline/outline.ts';
import type { Block, BlockOf, Position } from '../../reading/document/sourceDocument.ts';

/** A heading with some of its own blocks, for the notes of the slides they are on. */
export interface Part {
  readonly source: string;
  readonly heading: RichText;
  readonly depth: number;
  readonly position: Position;
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
}

/** A heading that shares a slide with others, and what it says. */
export interface Group {
  readonly heading: RichText;
  readonly said: readonly Said[];
  readonly items: readonly Item[];
}

/** One of several pictures on a slide, with its heading where no title says what it is about. */
export interface GalleryPicture {
  readonly picture: RequiredVisual;
  readonly heading?: RichText;
}

export type Body =
  | { readonly kind: 'text'; readonly said: readonly Said[] }
  /** `above`: sentences that may stand over the list; what introduces it does. */
  | {
      readonly kind: 'list';
      readonly lead?: Said;
      readonly above: readonly Said[];
      /** What is said of the list after it. */
      readonly below: readonly Said[];
      readonly ordered: boolean;
      readonly items: readonly Item[];
    }
  | {
      readonly kind: 'visual';
      readonly visual: Visual;
      /** The listings above it in the document that this one is a version of. */
      readonly earlier?: string;
      readonly lead?: Said;
      readonly beside: readonly Said[];
      /** What is beside it stands below it in the document. */
      readonly isBelow?: true;
      /** What is said of a listing after it. */
      readonly below?: readonly Said[];
      /** Of what in a listing the text under its heading speaks. */
      readonly spoken?: readonly string[];
    }
  | { readonly kind: 'gallery'; readonly pictures: readonly GalleryPicture[]; readonly lead?: Said }
  | {
      readonly kind: 'quote';
      readonly text: RichText;
      readonly who?: RichText;
      readonly lead?: Said;
      /** It was announced as what somebody says. */
      readonly isSpeech?: true;
    }
  | { readonly kind: 'callout'; readonly tone: BlockOf<'callout'>['tone']; readonly text: RichText }
  | {
      readonly kind: 'groups';
      readonly lead?: Said;
      readonly groups: readonly Group[];
      readonly more: number;
    }
  /** Headings with nothing below them. */
  | { readonly kind: 'headings'; readonly headings: readonly RichText[] };

/** What one slide, or a few of one title, are made of. */
export interface Scene {
  /** From the section's first heading to the one it stands under. */
  readonly path: readonly Topic[];
  readonly body: Body;
  /** What is said after it and has a slide only where slides are to spare. */
  readonly after?: readonly Said[];
  /** All that belongs to it, shown or not. */
  readonly parts: readonly Part[];
  /** How much a deck loses without it. */
  readonly worth: number;
  /** How many slides it may take. */
  readonly pages: number;
}
