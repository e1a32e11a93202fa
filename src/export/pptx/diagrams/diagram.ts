/** What a diagram says, however it was written: how it is drawn is settled elsewhere. */
export type Diagram = Graph | Sequence;

export interface Graph {
  readonly kind: 'graph';
  readonly direction: Direction;
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** Those around others come first. */
  readonly groups: readonly Group[];
}

/** To where the edges lead: down, up, right, left. */
export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

export interface Node {
  readonly id: string;
  readonly form: Form;
  /** Lines that its author broke are broken. */
  readonly label: string;
  /** Of classes and entities, under the label: rows of cells. */
  readonly compartments?: readonly Compartment[];
  readonly group?: string | undefined;
  readonly look?: Look;
}

/** Colors that its author chose, `#` and six digits each; else the theme's. */
export interface Look {
  readonly fill?: `#${string}`;
  readonly stroke?: `#${string}`;
  readonly text?: `#${string}`;
}

export type Compartment = readonly (readonly string[])[];

export type Form =
  | 'box'
  | 'rounded'
  | 'pill'
  | 'circle'
  | 'doubleCircle'
  | 'diamond'
  | 'hexagon'
  | 'cylinder'
  | 'subroutine'
  | 'slantedRight'
  | 'slantedLeft'
  | 'trapezoid'
  | 'trapezoidDown'
  | 'flag'
  | 'start'
  | 'end'
  | 'choice'
  | 'bar'
  | 'note'
  | 'text'
  | 'card';

/** Its ends are nodes or groups. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Beside the ends: how many, as classes have it. */
  readonly fromLabel?: string;
  readonly toLabel?: string;
  readonly fromEnd: End;
  readonly toEnd: End;
  readonly line: LineKind;
  /** How many ranks it spans at least. */
  readonly span: number;
}

export type LineKind = 'solid' | 'dashed' | 'thick' | 'unseen';

/** `arrow` is filled, `open` is not; the last four are how many of an entity there are. */
export type End =
  | 'none'
  | 'arrow'
  | 'open'
  | 'circle'
  | 'cross'
  | 'triangle'
  | 'diamond'
  | 'hollowDiamond'
  | 'one'
  | 'maybeOne'
  | 'many'
  | 'maybeMany';

export interface Group {
  readonly id: string;
  readonly label: string;
  readonly group?: string | undefined;
}

export interface Sequence {
  readonly kind: 'sequence';
  readonly lanes: readonly Lane[];
  readonly steps: readonly Step[];
  /** Lanes beside each other that belong together. */
  readonly boxes: readonly { readonly label: string; readonly lanes: readonly string[] }[];
}

export interface Lane {
  readonly id: string;
  readonly label: string;
  readonly isPerson: boolean;
}

/** `open` begins a frame, `divide` parts it, `close` ends it. */
export type Step =
  | Message
  | {
      readonly step: 'note';
      readonly lanes: readonly string[];
      readonly side: 'over' | 'left' | 'right';
      readonly label: string;
    }
  | { readonly step: 'activate' | 'deactivate'; readonly lane: string }
  | { readonly step: 'open'; readonly name: string; readonly label: string }
  | { readonly step: 'divide'; readonly label: string }
  | { readonly step: 'close' };

export interface Message {
  readonly step: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly line: 'solid' | 'dashed';
  readonly fromEnd: End;
  readonly toEnd: End;
}
