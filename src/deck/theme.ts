/** A look as data: the player's style sheet is written from it. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly dark: boolean;
  readonly colors: ThemeColors;
  /** Six that also differ in lightness; the first is the one that matters. */
  readonly chart: readonly [string, string, string, string, string, string];
  readonly code: CodeColors;
  readonly shape: ThemeShape;
  /** The pattern of cover, section and closing slides. */
  readonly motif: MotifKind;
}

export type MotifKind = 'waves' | 'dunes' | 'grid' | 'strata' | 'rings' | 'orbits' | 'blocks' | 'petals';

interface ThemeColors {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  /** Fills: marks, numbers' grounds, the bar that matters. */
  readonly accent: string;
  /** On `accent`. */
  readonly accentInk: string;
  /** The accent where it is text on `paper` or `panel`. */
  readonly accentText: string;
  readonly panel: string;
  /** The ground of section and closing slides, and of the cover where `shape.cover` says so. */
  readonly flood: string;
  readonly floodInk: string;
  readonly floodMuted: string;
  /** Three tones of the motif on paper and on the flood. */
  readonly motif: readonly [string, string, string];
  readonly floodMotif: readonly [string, string, string];
}

export interface CodeColors {
  readonly ground: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly constant: string;
  readonly function: string;
  readonly parameter: string;
  readonly punctuation: string;
}

export interface ThemeShape {
  readonly cover: 'paper' | 'flood';
  readonly titleFamily: 'text' | 'serif';
  readonly titleWeight: number;
  readonly radius: number;
  /** Thickness of the rules that carry structure. */
  readonly rule: number;
  readonly mark: {
    readonly width: number;
    readonly height: number;
    readonly radius: number;
    readonly color: 'accent' | 'ink';
  };
  /** How a statement's strong words stand out: in the accent's color, or on it. */
  readonly emphasis: 'color' | 'ground';
  readonly card: 'panel' | 'outline' | 'rule';
}
