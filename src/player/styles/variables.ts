import { canvas } from '../../deck/canvas.ts';
import type { CodeColors, Theme, ThemeShape } from '../../deck/theme.ts';
import { strongWeight, type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import { inlineCode } from '../../layouts/measure/signs.ts';
import { barHeight, hairlineWidth, headRule, outlineWidth } from '../../layouts/parts/shapes.ts';
import { cardSide } from '../arranged/place.ts';
import { typeRule } from '../arranged/styleClasses.ts';
import { fadeAboveOf, fadeOf } from '../motifs.ts';
import { fontStacks } from './fontStacks.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the drawings of charts and pictures are set in. */
const namedStyles: Record<string, TypeStyle> = {
  body: typeScale.body,
  caption: typeScale.caption,
  axis: typeScale.axis,
};

const codeVariables = (code: CodeColors): string[] =>
  Object.entries(code).map(([name, color]) => `--code-${name}:${color}`);

const cardTops = ({ colors, shape }: Theme): Record<ThemeShape['card'], string> => ({
  panel: '0 solid transparent',
  outline: `${outlineWidth}px solid ${colors.line}`,
  rule: `${shape.rule}px solid ${colors.ink}`,
});

const maskOf = (side: string, fade: number): string =>
  fade > 0 ? `linear-gradient(to ${side}, transparent, black ${fade}%)` : 'none';

const themeVariables = (theme: Theme): string[] => {
  const { colors, chart, code, shape, dark, motif: motifKind } = theme;
  const flooded = shape.cover === 'flood';
  const { motif, floodMotif, ...plainColors } = colors;
  return [
    `color-scheme:${dark ? 'dark' : 'light'}`,
    ...Object.entries(plainColors).map(([name, color]) => `--${kebab(name)}:${color}`),
    ...motif.map((color, index) => `--motif-${index + 1}:${color}`),
    ...floodMotif.map((color, index) => `--flood-motif-${index + 1}:${color}`),
    `--cover-ground:${flooded ? colors.flood : colors.paper}`,
    `--cover-ink:${flooded ? colors.floodInk : colors.ink}`,
    `--cover-muted:${flooded ? colors.floodMuted : colors.muted}`,
    ...[0, 1, 2].map((at) => `--cover-motif-${at + 1}:${(flooded ? floodMotif : motif)[at]}`),
    ...chart.map((color, index) => `--chart-${index + 1}:${color}`),
    ...codeVariables(code),
    `--title-font:var(--font-${shape.titleFamily})`,
    `--title-weight:${shape.titleWeight}`,
    `--radius:${shape.radius}px`,
    `--rule:${shape.rule}px`,
    `--bar:${barHeight(theme)}px`,
    `--mark-width:${shape.mark.width}px`,
    `--mark-height:${shape.mark.height}px`,
    `--mark-radius:${shape.mark.radius}px`,
    `--motif-mask:${maskOf('right', fadeOf(motifKind))}`,
    `--motif-mask-above:${maskOf('top', fadeAboveOf(motifKind))}`,
    `--mark:${colors[shape.mark.color]}`,
    `--emphasis:${shape.emphasis === 'color' ? colors.accentText : colors.accentInk}`,
    `--emphasis-ground:${shape.emphasis === 'ground' ? colors.accent : 'transparent'}`,
    `--card-ground:${shape.card === 'panel' ? colors.panel : 'transparent'}`,
    `--card-border:${shape.card === 'outline' ? `${outlineWidth}px solid ${colors.line}` : '0 solid transparent'}`,
    `--card-top:${cardTops(theme)[shape.card]}`,
    `--card-radius:${shape.card === 'rule' ? 0 : shape.radius}px`,
    `--card-side:${cardSide(theme)}px`,
  ];
};

const rule = (selector: string, declarations: readonly string[]): string =>
  `${selector}{${declarations.join(';')}}`;

/** Everything that is a number or a color, written from the canvas and the themes. */
export const variablesStyleSheet = (locale: string, themes: readonly Theme[]): string =>
  [
    rule(':root', [
      '--type:1;--type-more:0px;--line-more:0px',
      `--canvas-width:${canvas.width}px;--canvas-height:${canvas.height}px`,
      `--strong-weight:${strongWeight}`,
      `--hairline:${hairlineWidth}px;--head-rule:${headRule}px`,
      ...Object.entries(inlineCode).map(([name, value]) => `--inline-code-${name}:${value}`),
      ...fontStacks(locale),
    ]),
    ...Object.entries(namedStyles).map(([name, style]) => typeRule(`t-${name}`, style)),
    ...themes.map((theme) => rule(`[data-theme="${theme.id}"]`, themeVariables(theme))),
  ].join('\n');
