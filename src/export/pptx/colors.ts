import { contrast } from '../../deck/color.ts';
import type { Theme } from '../../deck/theme.ts';
import type { Arrangement, ColorRole } from '../../layouts/arrangement.ts';
import { el, type Xml } from './xml.ts';

export type Ground = Arrangement['ground'];

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const distance = (one: string, other: string): number => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** How much of the ink over the ground makes about this color, in thousandths of a percent. */
const shareOf = (color: string, ink: string, ground: string): number => {
  const [c, i, g] = [rgbOf(color), rgbOf(ink), rgbOf(ground)];
  const along = c.reduce((sum, each, at) => sum + (each - g[at]!) * (i[at]! - g[at]!), 0);
  const whole = i.reduce((sum, each, at) => sum + (each - g[at]!) ** 2, 0);
  return Math.round(Math.min(1, Math.max(0.05, whole === 0 ? 1 : along / whole)) * 100_000);
};

const lightnessOf = (color: string): number => {
  const parts = rgbOf(color);
  return (Math.max(...parts) + Math.min(...parts)) / 2 / 255;
};
const share = (part: number): number => Math.round(part * 100_000);

/** A color of the theme made as light as another: what shines through is not drawn everywhere. */
const asLightAs = (wanted: string, name: string, own: string): Xml => {
  const [has, wants] = [lightnessOf(own), lightnessOf(wanted)];
  if (wants <= has) return scheme(name, el('a:lumMod', { val: share(wants / Math.max(has, 0.01)) }));
  const kept = share((1 - wants) / (1 - has));
  return scheme(name, el('a:lumMod', { val: kept }), el('a:lumOff', { val: 100_000 - kept }));
};

/** What `asLightAs` makes of a color. */
const relit = (own: string, lightness: number): string => {
  const rgb = rgbOf(own);
  const [least, most] = [Math.min(...rgb), Math.max(...rgb)];
  const saturation = most === least ? 0 : (most - least) / (255 - Math.abs(most + least - 255));
  const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
  const parts = rgb.map((part) => (most === least ? 0 : (part - least) / (most - least)) * chroma);
  return `#${parts
    .map((part) => Math.round((part + lightness - chroma / 2) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** Of the theme's two, made as light as a color, the one that comes nearest to it. */
const nearest = (wanted: string, grounds: readonly (readonly [name: string, own: string])[]): Xml => {
  const far = ([, own]: readonly [string, string]): number =>
    distance(relit(own, lightnessOf(wanted)), wanted);
  const [name, own] = [...grounds].sort((one, other) => far(one) - far(other))[0]!;
  return asLightAs(wanted, name, own);
};

/** The theme's colors as a presentation program has them: whoever changes these changes the whole deck. */
export const colorScheme = ({ colors, chart }: Theme) =>
  ({
    dk1: colors.ink,
    lt1: colors.paper,
    dk2: colors.flood,
    lt2: colors.panel,
    accent1: colors.accent,
    accent2: chart[1],
    accent3: chart[2],
    accent4: chart[3],
    accent5: chart[4],
    accent6: chart[5],
    hlink: colors.accentText,
    folHlink: colors.muted,
  }) as const;

const scheme = (name: string, ...changes: readonly Xml[]): Xml =>
  el('a:schemeClr', { val: name }, ...changes);
export const plainColor = (hex: string): Xml => el('a:srgbClr', { val: hex.slice(1).toUpperCase() });

/** Where a ground is flooded, the layout swaps ink and paper, so that "ink" is right on every slide. */
export const floodInk = ({ colors }: Theme): 'lt1' | 'dk1' =>
  distance(colors.floodInk, colors.paper) <= distance(colors.floodInk, colors.ink) ? 'lt1' : 'dk1';

export const isFlooded = (ground: Ground, theme: Theme): boolean =>
  ground === 'flood' || (ground === 'cover' && theme.shape.cover === 'flood');

/** What a role of an arrangement is in the theme, on its ground. */
export class Palette {
  readonly #theme: Theme;
  readonly #flooded: boolean;

  constructor(theme: Theme, ground: Ground) {
    this.#theme = theme;
    this.#flooded = isFlooded(ground, theme);
  }

  of(role: ColorRole): Xml {
    const { colors, shape } = this.#theme;
    const ground = this.#flooded ? colors.flood : colors.paper;
    const ink = this.#flooded ? colors.floodInk : colors.ink;
    const faint = (color: string): Xml => scheme('tx1', el('a:alpha', { val: shareOf(color, ink, ground) }));
    switch (role) {
      case 'ink':
        return scheme('tx1');
      case 'paper':
        return scheme('bg1');
      case 'muted':
        return this.#flooded ? faint(colors.floodMuted) : scheme('folHlink');
      case 'line':
        return this.#flooded
          ? faint(colors.line)
          : nearest(colors.line, [
              ['tx1', ink],
              ['bg1', ground],
            ]);
      case 'accent':
        return scheme('accent1');
      case 'mark':
        return this.#flooded ? scheme('tx1') : scheme(shape.mark.color === 'accent' ? 'accent1' : 'tx1');
      case 'accentText':
        return this.#flooded ? scheme('tx1') : scheme('hlink');
      case 'accentInk':
        return this.#onAccent();
      case 'panel':
        return scheme('bg2');
      case 'ghost':
        return scheme('tx1', el('a:alpha', { val: 12_000 }));
    }
  }

  #onAccent(): Xml {
    const { accentInk, paper, ink } = this.#theme.colors;
    const [near, color] =
      distance(accentInk, paper) <= distance(accentInk, ink) ? ['bg1', paper] : ['tx1', ink];
    return distance(accentInk, color) < 60 ? scheme(near) : plainColor(accentInk);
  }
}

/** What a chart's series are drawn in, and what can be read on each. */
export const chartColors = ({ colors, chart }: Theme): readonly ChartColor[] => {
  const { ink, paper, accent } = colors;
  const isInk = distance(chart[0], ink) < distance(chart[0], accent);
  const first = isInk ? asLightAs(chart[0], 'tx1', ink) : asLightAs(chart[0], 'accent1', accent);
  const rest = [2, 3, 4, 5, 6].map((number) => scheme(`accent${number}`));
  return [first, ...rest].map((fill, at) => ({
    fill,
    on: scheme(contrast(paper, chart[at]!) >= contrast(ink, chart[at]!) ? 'bg1' : 'tx1'),
  }));
};

export interface ChartColor {
  readonly fill: Xml;
  readonly on: Xml;
}

export const solid = (color: Xml): Xml => el('a:solidFill', {}, color);
