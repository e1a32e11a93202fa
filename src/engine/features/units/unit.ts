import type { RichText } from '../../../deck/richText.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import type { Item } from '../items.ts';
import type { Said } from '../said.ts';
import type { Visual } from '../visual.ts';

interface Own {
  /** What it is made of, what introduces it first: the notes hold it. */
  readonly blocks: readonly Block[];
}

/** A list, a table, a listing, a picture or a quotation owns what introduces it. */
interface Introduced extends Own {
  readonly lead?: Said;
}

/** What a text is made of: nothing of a unit is shown without the rest that it needs. */
export type Unit =
  | (Own & { readonly kind: 'text'; readonly said: readonly Said[] })
  | (Introduced & { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] })
  | (Introduced & { readonly kind: 'visual'; readonly visual: Visual; readonly isInside: boolean })
  | (Introduced & {
      readonly kind: 'quote';
      readonly text: RichText;
      readonly who?: RichText;
      /** It was announced as what somebody says. */
      readonly isSpeech?: true;
    })
  | (Own & {
      readonly kind: 'callout';
      readonly tone: BlockOf<'callout'>['tone'];
      readonly text: RichText;
      readonly said: readonly Said[];
    });
export type UnitOf<K extends Unit['kind']> = Extract<Unit, { kind: K }>;
