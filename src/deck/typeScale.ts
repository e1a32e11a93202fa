export const fontFamilies = {
  text: 'Inter Variable',
  serif: 'Source Serif 4 Variable',
  code: 'JetBrains Mono Variable',
} as const;

export interface TypeStyle {
  readonly family: keyof typeof fontFamilies;
  readonly size: number;
  readonly lineHeight: number;
  readonly weight: number;
  /** Letter spacing in em. */
  readonly tracking: number;
}

const type = (
  size: number,
  lineHeight: number,
  weight = 400,
  more: Partial<Pick<TypeStyle, 'family' | 'tracking'>> = {},
): TypeStyle => ({ family: 'text', size, lineHeight, weight, tracking: 0, ...more });

/** Strong text inside a style is set in this weight. */
export const strongWeight = 650;

/** The sizes that slides are set in. A theme may set titles in the serif, and in a weight of its own. */
export const typeScale = {
  title: type(38, 44, 650, { tracking: -0.015 }),
  /** A title that is a sentence. */
  titleSentence: type(30, 36, 650, { tracking: -0.01 }),
  kicker: type(18, 24, 600),
  lead: type(26, 36, 550),
  /** A lead of more than two lines is a text. */
  leadText: type(24, 34, 450),
  bodyMedium: type(26, 36),
  bodyLarge: type(34, 46),
  bodyRoomy: type(28, 40),
  body: type(24, 34),
  sub: type(22, 30),
  small: type(20, 28),
  headingLarge: type(34, 44, 650),
  headingRoomy: type(28, 36, 650),
  heading: type(24, 32, 650),
  headingSmall: type(22, 28, 650),
  label: type(24, 32, 550),
  caption: type(16, 24),
  footer: type(16, 24),
  axis: type(16, 20),
  codeHeader: type(16, 24, 500, { family: 'code' }),
} as const satisfies Record<string, TypeStyle>;

/** One step of a scale whose size follows the length of the text: the first that holds it is used. */
export interface TypeStep extends TypeStyle {
  readonly lines: number;
}
export const step = (
  lines: number,
  size: number,
  lineHeight: number,
  weight: number,
  more: Partial<Pick<TypeStyle, 'family' | 'tracking'>> = {},
): TypeStep => ({ ...type(size, lineHeight, weight, more), lines });

export const styled = type;
