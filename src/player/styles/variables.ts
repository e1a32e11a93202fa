import * as canvas from '../../deck/canvas.ts';
import { type CodeColors, type MotifKind, type Theme, type ThemeShape, themes } from '../../deck/themes.ts';
import { fontStacks } from './fontStacks.ts';

const { typeScale, fittedType } = canvas;

/** The boxes that the style sheet draws with: `cards.padding` is there as `--cards-padding`. */
const boxes = {
  canvas: canvas.canvas,
  margin: canvas.margins,
  kicker: canvas.kickerBox,
  title: canvas.titleBox,
  body: canvas.bodyBox,
  footer: canvas.footerBox,
  lead: { width: canvas.lead.width, gap: canvas.lead.gap },
  cover: canvas.cover,
  section: canvas.section,
  agenda: canvas.agenda,
  statement: canvas.statement,
  list: canvas.list,
  definitions: canvas.definitions,
  cards: canvas.cards,
  columns: canvas.columns,
  steps: canvas.steps,
  stats: canvas.stats,
  quote: canvas.quote,
  table: canvas.table,
  chart: canvas.chart,
  code: canvas.code,
  picture: canvas.picture,
  beside: canvas.besidePicture,
  diagram: canvas.diagram,
  math: canvas.math,
  summary: canvas.summary,
  closing: canvas.closing,
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const flatten = (name: string, value: unknown): string[] => {
  if (typeof value === 'number') return [`--${name}:${value}px`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}-${kebab(key)}`, inner));
};

const typeRule = (selector: string, style: canvas.TypeStyle): string =>
  `.${selector}{font:${style.weight} calc(${style.size}px*var(--type) + var(--type-more))/calc(${style.lineHeight}px*var(--type) + var(--line-more)) var(--font-${style.family});letter-spacing:${style.tracking}em}`;

const codeVariables = (code: CodeColors): string[] =>
  Object.entries(code).map(([name, color]) => `--code-${name}:${color}`);

/** Lines that come from nowhere; shapes have their own edge. */
const fadingMotifs: ReadonlySet<MotifKind> = new Set(['waves', 'rings', 'orbits']);

const cardTops = ({ colors, shape }: Theme): Record<ThemeShape['card'], string> => ({
  panel: '0 solid transparent',
  outline: `1.5px solid ${colors.line}`,
  rule: `${shape.rule}px solid ${colors.ink}`,
});

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
    `--mark-width:${shape.mark.width}px`,
    `--mark-height:${shape.mark.height}px`,
    `--mark-radius:${shape.mark.radius}px`,
    ...(fadingMotifs.has(motifKind)
      ? [
          '--motif-mask:linear-gradient(to right, transparent, black 55%)',
          '--motif-mask-above:linear-gradient(to top, transparent, black 55%)',
        ]
      : ['--motif-mask:none;--motif-mask-above:none']),
    `--mark:${colors[shape.mark.color]}`,
    `--emphasis:${shape.emphasis === 'color' ? colors.accentText : colors.accentInk}`,
    `--emphasis-ground:${shape.emphasis === 'ground' ? colors.accent : 'transparent'}`,
    `--card-ground:${shape.card === 'panel' ? colors.panel : 'transparent'}`,
    `--card-border:${shape.card === 'outline' ? `1.5px solid ${colors.line}` : '0 solid transparent'}`,
    `--card-top:${cardTops(theme)[shape.card]}`,
    `--card-radius:${shape.card === 'rule' ? 0 : shape.radius}px`,
    `--card-side:${shape.card === 'rule' ? 0 : canvas.cards.padding}px`,
  ];
};

const rule = (selector: string, declarations: readonly string[]): string =>
  `${selector}{${declarations.join(';')}}`;

/** Everything that is a number or a color, written from the canvas and the themes. */
export const variablesStyleSheet = (locale: string): string =>
  [
    rule(':root', [
      '--type:1;--type-more:0px;--line-more:0px',
      ...fontStacks(locale),
      ...Object.entries(boxes).flatMap(([name, value]) => flatten(kebab(name), value)),
      ...canvas.code.sizes.map(({ size, lineHeight }) => `--code-line-${size}:${lineHeight}px`),
    ]),
    ...Object.entries(typeScale).map(([role, style]) => typeRule(`t-${role}`, style)),
    ...Object.entries(fittedType).flatMap(([role, steps]) =>
      steps.map((style, index) => typeRule(`t-${role}-${index}`, style)),
    ),
    ...(themes as readonly Theme[]).map((theme) => rule(`[data-theme="${theme.id}"]`, themeVariables(theme))),
  ].join('\n');
