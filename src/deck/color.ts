/** Colors as the page and the files know them: `#` and six digits. Worked with as lightness, chroma and hue of OKLCH. */
type Triple = readonly [number, number, number];

interface Tone {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const forms: readonly (readonly [pattern: RegExp, base: number])[] = [
  [/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i, 16],
  [/^#([\da-f])([\da-f])([\da-f])$/i, 16],
  [/^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i, 10],
];

const hexOf = (rgb: Triple): string =>
  `#${rgb
    .map((each) =>
      Math.min(255, Math.max(0, Math.round(each)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `#1d5fb8`, `#fff` or `rgb(29, 95, 184)`, in the first of these forms; undefined where it is no color. */
export const readColor = (written: string): string | undefined => {
  for (const [pattern, base] of forms) {
    const digits = pattern.exec(written.trim())?.slice(1);
    if (!digits) continue;
    const rgb = digits.map((each) => Number.parseInt(base === 16 ? each.padEnd(2, each) : each, base));
    return rgb.every((each) => each <= 255) ? hexOf(rgb as unknown as Triple) : undefined;
  }
  return undefined;
};

const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const displayed = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

const labOf = (hex: string): Triple => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear(hex),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Triple,
  );
};

const linearOf = (lab: Triple): Triple => {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones.map((each) => each ** 3) as unknown as Triple,
  );
};

const isShown = (rgb: Triple): boolean => rgb.every((each) => each >= -0.0005 && each <= 1.0005);

const labOfTone = ({ lightness, chroma, hue }: Tone): Triple => [
  lightness,
  chroma * Math.cos(hue),
  chroma * Math.sin(hue),
];

export const toneOf = (hex: string): Tone => {
  const [lightness, a, b] = labOf(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

/** As colorful as screens can show it. */
export const colorOf = (tone: Tone): string => {
  let [low, high] = [0, tone.chroma];
  if (!isShown(linearOf(labOfTone(tone))))
    for (let round = 0; round < 12; round += 1) {
      const chroma = (low + high) / 2;
      if (isShown(linearOf(labOfTone({ ...tone, chroma })))) low = chroma;
      else high = chroma;
    }
  else low = tone.chroma;
  return hexOf(linearOf(labOfTone({ ...tone, chroma: low })).map(displayed) as unknown as Triple);
};

/** `share` of the second over the first. */
export const mixed = (first: string, second: string, share: number): string => {
  const [one, other] = [labOf(first), labOf(second)];
  const lab = one.map((each, at) => each + (other[at]! - each) * share) as unknown as Triple;
  return hexOf(linearOf(lab).map((each) => displayed(Math.max(0, each))) as unknown as Triple);
};

/** How far apart two look. */
export const distance = (first: string, second: string): number => {
  const [one, other] = [labOf(first), labOf(second)];
  return Math.hypot(...one.map((each, at) => each - other[at]!));
};

/** As WCAG 2 has it. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 to 21, as WCAG 2 has it. */
export const contrast = (first: string, second: string): number => {
  const [one, other] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
};

const poles = ['#000000', '#ffffff'] as const;

/** Black or white: it stands out from any ground at 4.5 : 1 or more. */
export const poleOn = (ground: string): string =>
  contrast(poles[0], ground) >= contrast(poles[1], ground) ? poles[0] : poles[1];

/** The color itself where it stands out enough from each ground, else the nearest one, lighter or darker, that does. */
export const standingOut = (color: string, grounds: readonly string[], least: number): string => {
  const passes = (each: string) => grounds.every((ground) => contrast(each, ground) >= least);
  if (passes(color)) return color;
  const tone = toneOf(color);
  for (let step = 0.005; step < 1; step += 0.005)
    for (const lightness of [tone.lightness - step, tone.lightness + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = colorOf({ ...tone, lightness });
      if (passes(candidate)) return candidate;
    }
  return poleOn(grounds[0] ?? poles[1]);
};

/** The hue and, as far as screens show it, the chroma of a color, as light as asked. */
export const atLuminance = (color: Omit<Tone, 'lightness'>, wanted: number): string => {
  let [low, high] = [0, 1];
  for (let round = 0; round < 14; round += 1) {
    const lightness = (low + high) / 2;
    if (luminance(colorOf({ ...color, lightness })) < wanted) low = lightness;
    else high = lightness;
  }
  return colorOf({ ...color, lightness: (low + high) / 2 });
};
