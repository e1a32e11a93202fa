import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Block, BlockOf, Position } from '../reading/sourceDocument.ts';
import { isOneLine } from '../writing/oneLineCode.ts';

/** Blocks that are shown as they are, each on a slide of its own. */
const visualKinds = ['table', 'code', 'image', 'diagram', 'math'] as const;
export type Visual = BlockOf<(typeof visualKinds)[number]>;
/** What is on a slide in any deck, however short. */
export type RequiredVisual = BlockOf<'image' | 'diagram'>;

export const isVisual = (block: Block): block is Visual =>
  (visualKinds as readonly Block['kind'][]).includes(block.kind) && !isOneLine(block);

/** One of several pictures on a slide. */
export interface GalleryPicture {
  readonly picture: RequiredVisual;
  /** Where no title says what it is about. */
  readonly heading?: RichText;
}

/** A heading with its own blocks, as one slide takes them in. */
export interface Part {
  readonly source: string;
  readonly heading: RichText;
  readonly depth: number;
  /** Its heading is not the slide's title or kicker, so the slide shows it as a label. */
  readonly isLabeled: boolean;
  readonly position: Position;
  /** Text, and the visuals that no slide has room for: they are in the notes. */
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
}

/** What one slide, or a few of one title, are made of. */
export interface Passage {
  readonly title: RichText;
  readonly kicker?: RichText;
  readonly parts: readonly Part[];
  readonly visual?: Visual;
  /** Several pictures, the visual the first of them. */
  readonly gallery?: readonly GalleryPicture[];
  /** The sentence that became the title is not shown again below it. */
  readonly titleSentence?: RichText;
  /** The headings over it that no other slide shows: for slides that show no kicker. */
  readonly above?: RichText;
  /** The topic's own heading where the title is a sentence: for slides that show no kicker. */
  readonly heading?: RichText;
  /** A heading that no title holds: it is said in full below. */
  readonly longHeading?: RichText;
  /** What the end of a deck does: sum up, or say what comes next. */
  readonly role?: 'conclusion' | 'closing';
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
  readonly agenda?: { readonly title: RichText; readonly items: readonly RichText[] };
}

export interface Ending {
  readonly summary?: { readonly title: RichText; readonly points: readonly RichText[] };
  readonly closing?: {
    readonly title: RichText;
    readonly text?: RichText;
    readonly contact?: RichText;
    readonly part: Part;
  };
}

/** All that the slides of a section are written from. */
export interface SectionMaterial {
  /** Of the content. */
  readonly language: Language;
  /** Of the deck's own words. */
  readonly deckLanguage: Language;
  readonly style: RewriteStyle;
  readonly opening?: Opening;
  readonly divider?: {
    readonly number: number;
    readonly title: RichText;
    readonly message?: RichText;
    readonly part: Part;
  };
  readonly passages: readonly Passage[];
  readonly ending?: Ending;
  /** The layouts of the slides before it, so that they change across sections as well. */
  readonly before: readonly string[];
}
