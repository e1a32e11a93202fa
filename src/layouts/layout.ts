import type * as z from 'zod';
import type { RichText } from '../deck/richText.ts';
import type { Theme } from '../deck/theme.ts';
import type { DeckWords } from '../languages/deckWords.ts';
import type { Arranged, TextRole } from './arrangement.ts';
import type { Measure } from './measure/measure.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a layout arranges with. The theme settles looks; the places are the same in every theme. */
export interface Setting {
  readonly theme: Theme;
  readonly measure: Measure;
  readonly words: Pick<DeckWords, 'callouts'>;
  /** Of a picture, by the id of its asset, where it is known. */
  readonly sizeOf: (asset: string) => Size | undefined;
}

/** One of a slide's texts. Numbers that only count have the role `number`. */
export interface SlideText {
  readonly role: TextRole;
  readonly text: RichText;
}

/** What content a layout is for, and how much of it there may be. */
interface Needs {
  readonly of:
    | 'sections'
    | 'sentence'
    | 'points'
    | 'groups'
    | 'stations'
    | 'figures'
    | 'quotation'
    | 'table'
    | 'series'
    | 'listing'
    | 'picture'
    | 'pictures'
    | 'diagram'
    | 'formula';
  readonly least: number;
  readonly most: number;
}

/** A point that a model's reply makes, for any other layout to take. */
interface ReplyPoint {
  readonly lead?: RichText;
  readonly text: RichText;
  readonly from: 'item' | 'sentence';
}

type ToRich = (text: string) => RichText;

/** How a language model may ask for a layout. */
export interface Reply<Said extends z.ZodObject = z.ZodObject> {
  /** Of the fields beside title, passages and notes. */
  readonly schema: Said;
  /** The slide's own fields, in the very layout that was asked for. */
  slide(said: z.infer<Said>, rich: ToRich): Readonly<Record<string, unknown>>;
  /** The same as points, where the layout does not hold it. */
  points(said: z.infer<Said>, rich: ToRich): readonly ReplyPoint[];
  /** In the deck's last section only. */
  readonly isEnding: boolean;
}

export type SlideSchema = z.ZodObject<z.core.$ZodLooseShape & { readonly layout: z.ZodLiteral<string> }>;

/** All that is known about a layout. Whatever handles slides asks this, and nothing else, about their layouts. */
export interface Layout<S extends SlideSchema = SlideSchema> {
  /** The slide as it is stored; `layout` is its name. */
  readonly schema: S;
  readonly needs: Needs;
  /** Its title stands in the one place that content slides have it in, with a topic above it. */
  readonly isTitled: boolean;
  /** Shown as the sources have it, or computed from them: nothing of it can be invented. */
  readonly isVerbatim: boolean;
  /** In reading order, without title and kicker. */
  texts(slide: z.infer<S>): readonly SlideText[];
  /** Undefined: no model may ask for it. */
  readonly reply: Reply | undefined;
  arrange(slide: z.infer<S>, setting: Setting): Arranged;
}

/** Lets a layout's file name its schema once. */
export const defineLayout = <const S extends SlideSchema>(layout: Layout<S>): Layout<S> => layout;
export const defineReply = <Said extends z.ZodObject>(reply: Reply<Said>): Reply<Said> => reply;
