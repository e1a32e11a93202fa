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

export const themes = [
  {
    id: 'harbor',
    name: 'Harbor',
    dark: false,
    colors: {
      paper: '#f5f8fb',
      ink: '#14222f',
      muted: '#4f6072',
      line: '#cad6e1',
      accent: '#1d5fb8',
      accentInk: '#ffffff',
      accentText: '#1d5fb8',
      panel: '#e7eef5',
      flood: '#123a6b',
      floodInk: '#ffffff',
      floodMuted: '#c3d6ec',
      motif: ['#d6e3f0', '#a9c5e3', '#5b93d0'],
      floodMotif: ['#19487f', '#235a99', '#3a78bd'],
    },
    chart: ['#16498e', '#0d6b70', '#7b90a9', '#ba5b21', '#0e1d31', '#3e2574'],
    code: {
      ground: '#e7eef5',
      text: '#14222f',
      comment: '#526273',
      keyword: '#8b2a86',
      string: '#0d6348',
      constant: '#9a3d0a',
      function: '#1a55a6',
      parameter: '#14222f',
      punctuation: '#46586a',
    },
    shape: {
      cover: 'paper',
      titleFamily: 'text',
      titleWeight: 650,
      radius: 10,
      rule: 2,
      mark: { width: 8, height: 8, radius: 4, color: 'accent' },
      emphasis: 'color',
      card: 'panel',
    },
    motif: 'waves',
  },
  {
    id: 'vermilion',
    name: 'Vermilion',
    dark: false,
    colors: {
      paper: '#fbf6ec',
      ink: '#2a1f18',
      muted: '#6a5a4c',
      line: '#e0d3bf',
      accent: '#c7391b',
      accentInk: '#ffffff',
      accentText: '#b83216',
      panel: '#f3e9d8',
      flood: '#c2371a',
      floodInk: '#ffffff',
      floodMuted: '#ffe9df',
      motif: ['#f0dfc4', '#e8b48e', '#c7391b'],
      floodMotif: ['#ad2f15', '#d65232', '#e88c68'],
    },
    chart: ['#b03218', '#1d3846', '#b48531', '#6d7a49', '#251b14', '#5f405b'],
    code: {
      ground: '#f3e9d8',
      text: '#2a1f18',
      comment: '#6a5a49',
      keyword: '#a52c12',
      string: '#4a5f14',
      constant: '#8a4b08',
      function: '#24566f',
      parameter: '#2a1f18',
      punctuation: '#5d4d40',
    },
    shape: {
      cover: 'paper',
      titleFamily: 'serif',
      titleWeight: 600,
      radius: 4,
      rule: 1.5,
      mark: { width: 16, height: 2, radius: 0, color: 'accent' },
      emphasis: 'color',
      card: 'rule',
    },
    motif: 'dunes',
  },
  {
    id: 'swiss',
    name: 'Swiss',
    dark: false,
    colors: {
      paper: '#ffffff',
      ink: '#0b0b0b',
      muted: '#595959',
      line: '#d0d0d0',
      accent: '#d8000f',
      accentInk: '#ffffff',
      accentText: '#d8000f',
      panel: '#f2f2f2',
      flood: '#d8000f',
      floodInk: '#ffffff',
      floodMuted: '#ffffff',
      motif: ['#ececec', '#0b0b0b', '#d8000f'],
      floodMotif: ['#c2000d', '#0b0b0b', '#ffffff'],
    },
    chart: ['#c8000e', '#1d1d1d', '#7a7a7a', '#674245', '#363636', '#929292'],
    code: {
      ground: '#f2f2f2',
      text: '#0b0b0b',
      comment: '#636363',
      keyword: '#c4000e',
      string: '#1f5c3a',
      constant: '#8a3f00',
      function: '#16408f',
      parameter: '#0b0b0b',
      punctuation: '#4d4d4d',
    },
    shape: {
      cover: 'paper',
      titleFamily: 'text',
      titleWeight: 750,
      radius: 0,
      rule: 4,
      mark: { width: 10, height: 10, radius: 0, color: 'accent' },
      emphasis: 'color',
      card: 'rule',
    },
    motif: 'grid',
  },
  {
    id: 'forest',
    name: 'Forest',
    dark: true,
    colors: {
      paper: '#10312a',
      ink: '#f4f1e4',
      muted: '#b2c4b7',
      line: '#2f5449',
      accent: '#e3b65b',
      accentInk: '#1c2a1c',
      accentText: '#e9c377',
      panel: '#183e35',
      flood: '#0a241e',
      floodInk: '#f4f1e4',
      floodMuted: '#c0d0c3',
      motif: ['#1a4339', '#2b6353', '#e3b65b'],
      floodMotif: ['#123a31', '#225346', '#b98f3f'],
    },
    chart: ['#dfab43', '#5bad8c', '#bed2c1', '#bf572d', '#6e89bb', '#f3e7c0'],
    code: {
      ground: '#0b2620',
      text: '#ece9dc',
      comment: '#9db3a5',
      keyword: '#e9c377',
      string: '#9ad3b2',
      constant: '#f0a98a',
      function: '#a8c8f0',
      parameter: '#ece9dc',
      punctuation: '#b7c6ba',
    },
    shape: {
      cover: 'flood',
      titleFamily: 'serif',
      titleWeight: 550,
      radius: 6,
      rule: 1.5,
      mark: { width: 8, height: 8, radius: 4, color: 'accent' },
      emphasis: 'color',
      card: 'outline',
    },
    motif: 'rings',
  },
  {
    id: 'slate',
    name: 'Slate',
    dark: true,
    colors: {
      paper: '#1a2129',
      ink: '#eff3f7',
      muted: '#a5b3c0',
      line: '#37434f',
      accent: '#4fd0bd',
      accentInk: '#06231f',
      accentText: '#5fd6c4',
      panel: '#242d37',
      flood: '#11171d',
      floodInk: '#f2f6f9',
      floodMuted: '#b4c1cc',
      motif: ['#232c36', '#34424f', '#4fd0bd'],
      floodMotif: ['#1a222a', '#2a3641', '#3aa394'],
    },
    chart: ['#34c3ae', '#517aeb', '#bfcbd6', '#e87916', '#5c6f80', '#f8e7b7'],
    code: {
      ground: '#131920',
      text: '#e6ecf1',
      comment: '#93a2b0',
      keyword: '#8fb4ff',
      string: '#86dcb5',
      constant: '#f3b47d',
      function: '#6edccb',
      parameter: '#e6ecf1',
      punctuation: '#a9b6c2',
    },
    shape: {
      cover: 'paper',
      titleFamily: 'text',
      titleWeight: 600,
      radius: 8,
      rule: 2,
      mark: { width: 14, height: 3, radius: 1.5, color: 'accent' },
      emphasis: 'color',
      card: 'panel',
    },
    motif: 'strata',
  },
  {
    id: 'nocturne',
    name: 'Nocturne',
    dark: true,
    colors: {
      paper: '#181230',
      ink: '#f5f1ff',
      muted: '#b9add9',
      line: '#3a3160',
      accent: '#c08bff',
      accentInk: '#1d0f38',
      accentText: '#cda4ff',
      panel: '#231b42',
      flood: '#2b1a5e',
      floodInk: '#ffffff',
      floodMuted: '#d6c8f7',
      motif: ['#2a2150', '#5a43a3', '#ff9fcf'],
      floodMotif: ['#38247a', '#6c4fc0', '#ff9fcf'],
    },
    chart: ['#b272ff', '#ffb1d8', '#3bb9e0', '#7d73ae', '#f7e7bb', '#514ced'],
    code: {
      ground: '#110c24',
      text: '#ece7fb',
      comment: '#a095c4',
      keyword: '#d0a8ff',
      string: '#9fe3c4',
      constant: '#ffb3a0',
      function: '#8fd3f2',
      parameter: '#ece7fb',
      punctuation: '#b6aad8',
    },
    shape: {
      cover: 'paper',
      titleFamily: 'text',
      titleWeight: 650,
      radius: 16,
      rule: 2,
      mark: { width: 9, height: 9, radius: 5, color: 'accent' },
      emphasis: 'color',
      card: 'panel',
    },
    motif: 'orbits',
  },
  {
    id: 'signal',
    name: 'Signal',
    dark: false,
    colors: {
      paper: '#fffdf3',
      ink: '#111111',
      muted: '#57534a',
      line: '#dcd6c0',
      accent: '#ffd60a',
      accentInk: '#111111',
      accentText: '#111111',
      panel: '#f7f1d9',
      flood: '#ffd60a',
      floodInk: '#111111',
      floodMuted: '#3a3410',
      motif: ['#f3ead0', '#ffd60a', '#111111'],
      floodMotif: ['#f2c800', '#111111', '#fffdf3'],
    },
    chart: ['#1d1d1d', '#b18e00', '#626262', '#853117', '#1a3952', '#827c6b'],
    code: {
      ground: '#151515',
      text: '#f6f2e2',
      comment: '#aaa590',
      keyword: '#ffd60a',
      string: '#a6dba0',
      constant: '#ffab7a',
      function: '#8ec9ff',
      parameter: '#f6f2e2',
      punctuation: '#c2bda8',
    },
    shape: {
      cover: 'flood',
      titleFamily: 'text',
      titleWeight: 800,
      radius: 0,
      rule: 4,
      mark: { width: 12, height: 12, radius: 0, color: 'ink' },
      emphasis: 'ground',
      card: 'outline',
    },
    motif: 'blocks',
  },
  {
    id: 'plum',
    name: 'Plum',
    dark: false,
    colors: {
      paper: '#fcf7fb',
      ink: '#321d2e',
      muted: '#70566a',
      line: '#e6d5e1',
      accent: '#8f3a7a',
      accentInk: '#ffffff',
      accentText: '#8f3a7a',
      panel: '#f5e8f1',
      flood: '#5a2350',
      floodInk: '#ffffff',
      floodMuted: '#ecd3e6',
      motif: ['#f2e0ed', '#dbaed0', '#a8558f'],
      floodMotif: ['#6a2c5f', '#84407a', '#c184b2'],
    },
    chart: ['#773066', '#203852', '#aa5e81', '#416852', '#2a1527', '#c1812d'],
    code: {
      ground: '#f5e8f1',
      text: '#321d2e',
      comment: '#6f5769',
      keyword: '#8b2f74',
      string: '#2c6044',
      constant: '#95420f',
      function: '#2f5a92',
      parameter: '#321d2e',
      punctuation: '#5e4759',
    },
    shape: {
      cover: 'paper',
      titleFamily: 'text',
      titleWeight: 600,
      radius: 20,
      rule: 2,
      mark: { width: 9, height: 9, radius: 5, color: 'accent' },
      emphasis: 'color',
      card: 'panel',
    },
    motif: 'petals',
  },
] as const satisfies readonly Theme[];

export type ThemeId = (typeof themes)[number]['id'];
export const themeIds = themes.map(({ id }) => id) as readonly ThemeId[];
