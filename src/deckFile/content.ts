import type * as z from 'zod';
import type { RichText } from '../deck/richText.ts';
import type { Alignment } from '../deck/slide.ts';
import type { Marker } from './markers.ts';

export interface Item {
  readonly lead?: RichText;
  readonly text: RichText;
  readonly checked?: boolean;
  /** All of its first line, the lead included. */
  readonly whole: RichText;
  /** A second lead, directly behind the first. */
  readonly second?: { readonly lead: RichText; readonly text: RichText };
  readonly items: readonly Item[];
}

interface At {
  /** From 0, in the file. */
  readonly line: number;
  readonly end: number;
}

export type ContentBlock = At &
  (
    | { readonly kind: 'paragraph'; readonly text: RichText }
    | { readonly kind: 'heading'; readonly text: RichText }
    | {
        readonly kind: 'list';
        readonly ordered: boolean;
        readonly start: number;
        /** Of two levels at most. */
        readonly items: readonly Item[];
      }
    | {
        readonly kind: 'table';
        readonly head: readonly RichText[];
        readonly rows: readonly (readonly RichText[])[];
        readonly align: readonly z.infer<typeof Alignment>[];
      }
    | { readonly kind: 'code'; readonly info: string; readonly code: string }
    | { readonly kind: 'diagram'; readonly source: string; readonly caption?: RichText }
    | { readonly kind: 'picture'; readonly alt: string; readonly target: string; readonly caption?: RichText }
    | { readonly kind: 'math'; readonly tex: string }
    | { readonly kind: 'quote'; readonly tone?: Tone; readonly paragraphs: readonly RichText[] }
  );
export type BlockOf<K extends ContentBlock['kind']> = Extract<ContentBlock, { kind: K }>;
export type Tone = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** A slide as it is written. */
export interface Content {
  readonly kicker?: RichText;
  readonly title: RichText;
  /** 0: it has no title of its own. */
  readonly depth: 0 | 1 | 2;
  readonly blocks: readonly ContentBlock[];
  readonly markers: readonly Marker[];
  readonly notes: string;
}
