import type { RichText } from '../../../deck/richText.ts';
import type { Fault } from './fault.ts';

/** Lines of a text, pages of a PDF, slides of a PPTX; from 1, both ends included. */
export interface Position {
  readonly from: number;
  readonly to: number;
}

export interface ListItem {
  readonly text: RichText;
  readonly checked?: boolean;
  /** Nested lists, code, tables and further paragraphs, in order. */
  readonly blocks: readonly Block[];
}

interface At {
  readonly position: Position;
  /** A line across the page parts it from what stands above it. */
  readonly isBelowRule?: true;
}

export type Block = At &
  (
    | { readonly kind: 'paragraph'; readonly text: RichText }
    | {
        readonly kind: 'list';
        readonly ordered: boolean;
        readonly start: number;
        readonly items: readonly ListItem[];
      }
    | {
        readonly kind: 'table';
        readonly head: readonly RichText[];
        readonly rows: readonly (readonly RichText[])[];
        readonly align: readonly ('start' | 'center' | 'end' | undefined)[];
        readonly caption?: RichText;
      }
    | { readonly kind: 'code'; readonly language?: string; readonly fileName?: string; readonly code: string }
    | { readonly kind: 'diagram'; readonly source: string }
    | { readonly kind: 'math'; readonly tex: string }
    | { readonly kind: 'quote'; readonly blocks: readonly Block[]; readonly who?: RichText }
    | {
        readonly kind: 'callout';
        readonly tone: 'note' | 'tip' | 'important' | 'warning' | 'caution';
        readonly blocks: readonly Block[];
      }
    | { readonly kind: 'image'; readonly asset: string; readonly alt: string; readonly caption?: RichText }
  );
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

export interface SourceSection {
  readonly heading: RichText;
  readonly depth: number;
  readonly position: Position;
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

/** A file or prompt as read: what its writer wrote, less what is not content. */
export interface SourceDocument {
  /** The id of the source it was read from. */
  readonly source: string;
  readonly fileName?: string;
  readonly kind: 'markdown' | 'text' | 'pdf' | 'pptx' | 'image';
  /** Of the front matter, or the only heading of the first level. */
  readonly title?: RichText;
  readonly subtitle?: RichText;
  readonly author?: string;
  readonly date?: string;
  /** How it stands: "draft", "accepted". */
  readonly status?: string;
  /** What the text calls its status: "Status", "Stand". */
  readonly statusName?: string;
  /** Fields of its front matter that are none of these by their names. */
  readonly fields?: readonly { readonly label: string; readonly value: string }[];
  /** What its writer got wrong. */
  readonly faults?: readonly Fault[];
  /** What stands before the first heading. */
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
  /** A PPTX's speaker notes, a picture's file name: text for the notes of the slides made of a page or section. */
  readonly notes: readonly { readonly position: Position; readonly text: string }[];
}
