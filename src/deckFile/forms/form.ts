import type { RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { LayoutName, SlideOf } from '../../layouts/slide.ts';
import type { Content, ContentBlock } from '../content.ts';
import type { Pen } from '../pen.ts';

/** What every slide has is read and written by the frame; the rest is the layout's. */
export type Fields<L extends LayoutName> = Omit<
  SlideOf<L>,
  'layout' | 'id' | 'notes' | 'origin' | 'title' | 'kicker' | 'part'
>;

export interface Printed {
  /** Of the heading; 2 where nothing is said. */
  readonly depth?: 1;
  /** What the layout's marker says; the marker stands only where it is needed. */
  readonly values?: Readonly<Record<string, string>>;
  /** Parted by blank lines. */
  readonly body: readonly string[];
}

/** A slide as it is written, before its layout is known. */
export interface Given extends Pick<Content, 'blocks' | 'title' | 'depth'> {
  readonly values: Readonly<Record<string, string>>;
  readonly isMarked: boolean;
  readonly isFirst: boolean;
  /** How many dividers stand before it. */
  readonly dividers: number;
  /** The id of the picture at a target. */
  readonly picture: (target: string) => string;
}

/** How one layout is written, and read where the content suits it. */
export interface Form<L extends LayoutName> {
  print(slide: SlideOf<L>, pen: Pen): Printed;
  read(given: Given): Fields<L> | undefined;
}

/** An optional paragraph at the start, and what follows it. */
export const afterLead = (
  blocks: readonly ContentBlock[],
): { readonly lead?: RichText; readonly rest: readonly ContentBlock[] } => {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph' ? { lead: first.text, rest } : { rest: blocks };
};

/** The one block there is, of this kind, and the paragraph behind it. */
export const alone = <K extends ContentBlock['kind']>(
  blocks: readonly ContentBlock[],
  kind: K,
): { readonly block: Extract<ContentBlock, { kind: K }>; readonly after?: RichText } | undefined => {
  const [block, after, ...more] = blocks;
  if (block?.kind !== kind || more.length > 0 || (after && after.kind !== 'paragraph')) return undefined;
  return {
    block: block as Extract<ContentBlock, { kind: K }>,
    ...(after?.kind === 'paragraph' && { after: after.text }),
  };
};

export const bulletOf = (item: {
  readonly lead?: RichText;
  readonly text: RichText;
  readonly checked?: boolean;
  readonly items: readonly { readonly whole: RichText }[];
}): Bullet => ({
  ...(item.lead && { lead: item.lead }),
  text: item.text,
  ...(item.checked !== undefined && { checked: item.checked }),
  ...(item.items.length > 0 && { items: item.items.map(({ whole }) => whole) }),
});
