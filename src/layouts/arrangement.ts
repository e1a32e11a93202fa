import type { Box } from '../deck/canvas.ts';
import type { RichText, Span } from '../deck/richText.ts';
import type { Chart, CodeLine, Picture } from '../deck/slide.ts';
import type { TypeStyle } from '../deck/typeScale.ts';

/**
 * Where everything on a slide stands, as plain data: what draws a slide translates it and decides nothing.
 * Pixels of the canvas, from its left and top as a text from left to right has it; who draws for the other
 * direction mirrors it whole. The order of parts is the order in which they are read.
 */
export interface Arrangement {
  readonly ground: Ground;
  readonly parts: readonly Part[];
}

/** `cover` is paper or flood, as the theme has it. */
type Ground = 'paper' | 'cover' | 'flood';

export type Part = TextBox | TableBox | Shape | Slot | Group;

/** A color by its part in the theme; ink, muted and paper are those of the ground. */
export type ColorRole =
  | 'ink'
  | 'muted'
  | 'line'
  | 'paper'
  | 'accent'
  | 'accentInk'
  | 'accentText'
  | 'panel'
  | 'mark'
  | 'ghost';

/** What a text is on its slide: its tag on a page, its placeholder in a file. */
export type TextRole =
  | 'title'
  /** A title that is said quietly, above one sentence set large. */
  | 'topic'
  | 'kicker'
  | 'part'
  | 'subtitle'
  | 'byline'
  | 'lead'
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'term'
  | 'statement'
  | 'tone'
  | 'quote'
  | 'source'
  | 'value'
  | 'label'
  | 'note'
  /** Counts what it stands beside: said by the list itself. */
  | 'number'
  | 'station'
  | 'caption'
  | 'takeaway'
  | 'contact'
  | 'footer'
  | 'pageNumber';

export type Align = 'start' | 'center' | 'end';

/** One text that flows: a file has one text box for it, a page one element. */
export interface TextBox {
  readonly kind: 'text';
  readonly role: TextRole;
  readonly box: Box;
  readonly align: Align;
  /** Where its lines stand in the box, when they are fewer than arranged. */
  readonly anchor: Align;
  readonly paragraphs: readonly Paragraph[];
  /** `even`: lines of about one length; `tidy`: no word alone on the last. */
  readonly wrap?: 'even' | 'tidy' | 'none';
  /** Strong and emphasized words stand out in the theme's way. */
  readonly emphasis?: true;
  /** For listeners and outlines only; it takes no room. */
  readonly unseen?: true;
}

/** A run in another style than its paragraph's: a unit beside its figure. */
export interface Run extends Span {
  readonly style?: TypeStyle;
}

export interface Paragraph {
  readonly runs: readonly Run[];
  readonly style: TypeStyle;
  readonly color: ColorRole;
  /** As many as it was given; drawn it may take fewer. */
  readonly lines: number;
  readonly spaceBefore: number;
  /** From the box's start to the text; the marker stands in it. */
  readonly indent: number;
  readonly marker?: Marker;
  /** 1 stands under the last of level 0 before it. */
  readonly level: 0 | 1;
}

/** `own`: the text begins with its number. */
export type Marker = 'bullet' | 'dash' | 'done' | 'toDo' | 'own';

export interface TableBox {
  readonly kind: 'table';
  readonly name: string;
  readonly box: Box;
  readonly columns: readonly number[];
  readonly rows: readonly TableRow[];
  readonly padding: { readonly x: number; readonly y: number };
}

export interface TableRow {
  readonly height: number;
  readonly isHead: boolean;
  readonly cells: readonly TableCell[];
}

export interface TableCell {
  readonly runs: RichText;
  readonly style: TypeStyle;
  readonly color: ColorRole;
  readonly align: Align;
  readonly lines: number;
  /** Names its column or its row. */
  readonly heads?: 'column' | 'row';
}

/**
 * `hairline` parts rows, `rule` and `upright` carry structure, `bar` opens a statement, `tick` a card; `panel` is a card's
 * ground; `station` holds a number, `point` marks one on a line, `connector` is the line between them.
 */
type ShapeKind =
  | 'hairline'
  | 'rule'
  | 'upright'
  | 'bar'
  | 'tick'
  | 'panel'
  | 'station'
  | 'point'
  | 'connector'
  | 'quoteMark';

interface Stroke {
  readonly color: ColorRole;
  readonly width: number;
}

/** Says nothing to a listener. */
export interface Shape {
  readonly kind: 'shape';
  readonly shape: ShapeKind;
  readonly box: Box;
  readonly radius: number;
  readonly fill?: ColorRole;
  readonly outline?: Stroke;
  /** Along its upper edge only. */
  readonly top?: Stroke;
}

/** Room for what is drawn elsewhere, with what it is drawn of. */
export type Slot = { readonly kind: 'slot'; readonly box: Box } & SlotContent;

export type SlotContent =
  | { readonly slot: 'chart'; readonly chart: Chart; readonly name: string }
  | ({ readonly slot: 'code' } & CodeSlot)
  | { readonly slot: 'picture'; readonly picture: Picture }
  | { readonly slot: 'diagram'; readonly source: string; readonly name: string }
  | { readonly slot: 'formula'; readonly tex: string; readonly size: number }
  /** `part` makes it another one of the same deck. */
  | { readonly slot: 'motif'; readonly part: string };

export interface CodeSlot {
  readonly lines: readonly CodeLine[];
  readonly language?: string;
  readonly fileName?: string;
  readonly highlight?: readonly number[];
  readonly style: TypeStyle;
  /** Of the header's line above the listing; 0 where there is none. */
  readonly header: number;
  readonly padding: { readonly x: number; readonly y: number };
  /** For the lines' numbers; 0 where there are none. */
  readonly gutter: number;
}

/** What belongs together, for listeners and for a narrow screen, where its parts stand under each other. */
export interface Group {
  readonly kind: 'group';
  readonly role: GroupRole;
  readonly box: Box;
  readonly parts: readonly Part[];
  readonly ordered?: true;
}

/** A group of several, and one of it. */
export type GroupRole =
  | 'rows'
  | 'row'
  | 'cards'
  | 'card'
  | 'columns'
  | 'column'
  | 'steps'
  | 'step'
  | 'stats'
  | 'stat'
  | 'gallery'
  | 'figure'
  | 'quotation'
  | 'foot';

/** What does not fit: of this there is so much, and room for so much. */
export interface TooMuch {
  readonly where: TextRole | GroupRole | 'slide' | 'table' | 'code' | 'formula';
  readonly unit: 'lines' | 'rows' | 'columns' | 'items' | 'letters';
  readonly has: number;
  readonly most: number;
  /** Which of several, from 0. */
  readonly at?: number;
}

/** What does not fit has an arrangement too, as near as one comes: something has to be drawn. */
export type Arranged =
  | { readonly fits: true; readonly arrangement: Arrangement }
  | {
      readonly fits: false;
      readonly arrangement: Arrangement;
      readonly tooMuch: readonly [TooMuch, ...TooMuch[]];
    };
