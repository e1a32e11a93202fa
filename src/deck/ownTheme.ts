import * as z from 'zod';
import {
  atLuminance,
  colorOf,
  contrast,
  distance,
  luminance,
  mixed,
  poleOn,
  readColor,
  standingOut,
  toneOf,
} from './color.ts';
import type { CodeColors, Theme } from './theme.ts';

const Color = z.string().regex(/^#[\da-f]{6}$/);

/** What a person says of a theme of their own; the rest is worked out so that it can be read. */
export const OwnColors = z.object({
  background: Color.optional(),
  text: Color.optional(),
  accent: Color.optional(),
  cover: Color.optional(),
});
export type OwnColors = z.infer<typeof OwnColors>;
export type OwnColorName = keyof OwnColors;
export const ownColorNames = Object.keys(OwnColors.shape) as readonly OwnColorName[];

/** Of text, and of what is large or drawn, as WCAG 2 has them. */
export const leastContrast = { text: 4.5, accent: 3 } as const;

/** What is not named moves with the theme's color that it is nearest to. */
const movedAlong = (color: string, anchors: readonly (readonly [before: string, now: string])[]): string => {
  const [[before, now] = [color, color]] = anchors.toSorted(
    ([one], [other]) => distance(color, one) - distance(color, other),
  );
  if (before === now) return color;
  const to = toneOf(now);
  const lightness = to.lightness + toneOf(color).lightness - toneOf(before).lightness;
  return colorOf({ ...to, lightness: Math.min(0.95, Math.max(0.12, lightness)) });
};

/** A little of the text in the background, as far as both kinds of text can still be read on it. */
const panelOn = (paper: string, ink: string, accent: string): string => {
  const tint = mixed(ink, accent, 0.5);
  const readable = [poleOn(paper), ...(contrast(ink, paper) >= leastContrast.text ? [ink] : [])];
  const candidates = [mixed(paper, tint, 0.08), mixed(paper, tint, 0.04), mixed(paper, poleOn(ink), 0.08)];
  return (
    candidates.find((each) => readable.every((text) => contrast(text, each) >= leastContrast.text)) ?? paper
  );
};

const turned = (degrees: number): number => (degrees * Math.PI) / 180;

/** In order of use: by what they are turned from the accent's hue, and how colorful they are. */
const series = [
  [0, 1],
  [180, 0.9],
  [0, 0.25],
  [75, 0.9],
  [-60, 0.8],
  [130, 0.7],
] as const;
/** Neighbours in a chart are far from each other in lightness: steps from the accent's, up and down. */
const strides = [0, 3, 1, 4, 2, 5] as const;

/** Six that stand out from the background at 3 : 1, and differ in lightness. */
const chartOn = (paper: string, accent: string): Theme['chart'] => {
  const ground = luminance(paper) + 0.05;
  const least = leastContrast.accent * 1.02;
  const isDarker = ground / least / 0.05 >= 1.05 / (ground * least);
  const [low, high] = isDarker
    ? [Math.max(0.05, ground / least / 6), ground / least]
    : [ground * least, Math.min(1.05, ground * least * 6)];
  const rungs = series.map((_, at) => low * (high / low) ** (at / (series.length - 1)) - 0.05);
  const own = luminance(accent);
  const start = rungs.reduce(
    (best, each, at) => (Math.abs(each - own) < Math.abs(rungs[best]! - own) ? at : best),
    0,
  );
  const order = strides.map((stride) => (start + stride) % rungs.length);
  // Next to black or white hues are hard to tell apart.
  const hueless = isDarker ? 0 : rungs.length - 1;
  const used =
    start === hueless
      ? order
      : order.toSorted((one, other) => Number(one === hueless) - Number(other === hueless));
  const { chroma, hue } = toneOf(accent);
  return series.map(([turn, share], at) =>
    atLuminance(
      {
        hue: hue + turned(turn),
        chroma: share * (at === 0 ? chroma : Math.min(0.14, Math.max(0.06, chroma))),
      },
      rungs[used[at]!]!,
    ),
  ) as unknown as Theme['chart'];
};

const codeHues = { keyword: 330, string: 155, constant: 50, function: 255 } as const;

const codeOn = (ground: string, ink: string): CodeColors => {
  const read = (color: string) => standingOut(color, [ground], leastContrast.text);
  const lightness = luminance(ground) > 0.18 ? 0.45 : 0.8;
  const hued = (degrees: number) => read(colorOf({ lightness, chroma: 0.13, hue: turned(degrees) }));
  const text = read(ink);
  return {
    ground,
    text,
    comment: read(mixed(text, ground, 0.35)),
    keyword: hued(codeHues.keyword),
    string: hued(codeHues.string),
    constant: hued(codeHues.constant),
    function: hued(codeHues.function),
    parameter: text,
    punctuation: read(mixed(text, ground, 0.2)),
  };
};

/** Of some colors the first that can be read on a ground, else black or white. */
const firstReadable = (colors: readonly string[], ground: string): string =>
  colors.find((each) => contrast(each, ground) >= leastContrast.text) ?? poleOn(ground);

/** A theme with some colors of one's own. Only what is named twice over, text on background, can be hard to read. */
export const ownTheme = (base: Theme, own: OwnColors): Theme => {
  const { colors } = base;
  // Whatever is named goes through numbers: no text of a file is part of a style sheet.
  const given = (name: OwnColorName): string | undefined => readColor(own[name] ?? '');
  const paper = given('background') ?? colors.paper;
  const ink = given('text') ?? firstReadable([colors.ink, colors.paper], paper);
  const accent = given('accent') ?? standingOut(colors.accent, [paper], leastContrast.accent);
  const panel = panelOn(paper, ink, accent);
  const text = (color: string) => standingOut(color, [paper, panel], leastContrast.text);
  const flood =
    given('cover') ??
    movedAlong(colors.flood, [
      [colors.accent, accent],
      [colors.paper, paper],
    ]);
  const floodInk = firstReadable(
    [paper, ink].toSorted((a, b) => contrast(b, flood) - contrast(a, flood)),
    flood,
  );
  const isApart = contrast(accent, flood) >= 1.5;
  return {
    ...base,
    dark: luminance(paper) < luminance(poleOn(paper)),
    colors: {
      paper,
      ink,
      muted: text(mixed(ink, paper, 0.3)),
      line: mixed(paper, ink, 0.2),
      accent,
      accentInk: firstReadable([paper, ink], accent),
      accentText: text(accent),
      panel,
      flood,
      floodInk,
      floodMuted: standingOut(mixed(floodInk, flood, 0.22), [flood], leastContrast.text),
      motif: [mixed(paper, accent, 0.14), mixed(paper, accent, 0.42), accent],
      floodMotif: [
        mixed(flood, floodInk, 0.08),
        mixed(flood, floodInk, 0.18),
        isApart ? accent : mixed(flood, floodInk, 0.42),
      ],
    },
    chart: chartOn(paper, accent),
    code: codeOn(panel, ink),
    shape: { ...base.shape, ...(own.cover !== undefined && { cover: 'flood' }) },
  };
};
