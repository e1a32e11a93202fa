import mermaid from 'mermaid';
import { diagramLimits, saysTooMuch } from '../../deck/diagramLimits.ts';
import { holdKinds } from './heldKinds.ts';

export interface DiagramLook {
  readonly dark: boolean;
  readonly fontFamily: string;
  readonly fontSize: number;
  /** Little air between the parts, where there are many. */
  readonly compact: boolean;
  readonly colors: Readonly<
    Record<'paper' | 'ink' | 'muted' | 'line' | 'panel' | 'accent' | 'accentInk', string>
  >;
  readonly chart: readonly string[];
}

const variablesOf = ({
  colors,
  chart,
  dark,
  fontFamily,
  fontSize,
}: DiagramLook): Record<string, unknown> => ({
  darkMode: dark,
  fontFamily,
  fontSize: `${fontSize}px`,
  background: colors.paper,
  primaryColor: colors.panel,
  primaryTextColor: colors.ink,
  primaryBorderColor: colors.accent,
  secondaryColor: colors.paper,
  secondaryTextColor: colors.ink,
  secondaryBorderColor: colors.muted,
  tertiaryColor: colors.paper,
  tertiaryTextColor: colors.ink,
  tertiaryBorderColor: colors.line,
  lineColor: colors.muted,
  textColor: colors.ink,
  titleColor: colors.ink,
  edgeLabelBackground: colors.paper,
  clusterBkg: colors.paper,
  clusterBorder: colors.line,
  noteBkgColor: colors.panel,
  noteTextColor: colors.ink,
  noteBorderColor: colors.line,
  actorBkg: colors.panel,
  actorBorder: colors.accent,
  actorLineColor: colors.line,
  actorTextColor: colors.ink,
  activationBkgColor: colors.line,
  activationBorderColor: colors.muted,
  signalColor: colors.muted,
  signalTextColor: colors.ink,
  labelBoxBkgColor: colors.panel,
  labelBoxBorderColor: colors.line,
  labelTextColor: colors.ink,
  loopTextColor: colors.ink,
  sequenceNumberColor: colors.accentInk,
  pieStrokeColor: colors.paper,
  pieOuterStrokeColor: colors.paper,
  pieTitleTextColor: colors.ink,
  pieSectionTextColor: colors.paper,
  pieLegendTextColor: colors.ink,
  ...Object.fromEntries(chart.map((color, index) => [`pie${index + 1}`, color])),
});

/** A diagram's SVG; throws what the library says when it cannot read the source. */
export const drawDiagram = async (id: string, source: string, look: DiagramLook): Promise<string> => {
  if (saysTooMuch(source)) throw new Error('The diagram has too many parts.');
  // "a & b --> c & d": the library reads so many of them for minutes before it counts their links.
  if ((source.match(/&/g)?.length ?? 0) > diagramLimits.joined)
    throw new Error('The diagram has too many links.');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: variablesOf(look),
    fontFamily: look.fontFamily,
    fontSize: look.fontSize,
    htmlLabels: false,
    flowchart: {
      htmlLabels: false,
      useMaxWidth: false,
      padding: look.compact ? 8 : 16,
      nodeSpacing: look.compact ? 24 : 48,
      rankSpacing: look.compact ? 28 : 56,
    },
    sequence: {
      useMaxWidth: false,
      mirrorActors: false,
      // As much as half a line is wide.
      diagramMarginX: 2,
      diagramMarginY: 2,
      height: look.compact ? 40 : 44,
      boxMargin: look.compact ? 4 : 10,
      boxTextMargin: look.compact ? 3 : 8,
      noteMargin: 5,
      messageMargin: look.compact ? 4 : 20,
      messageFontSize: look.fontSize,
      actorFontSize: look.fontSize,
      noteFontSize: look.fontSize,
    },
    gantt: { useMaxWidth: false, fontSize: look.fontSize, sectionFontSize: look.fontSize },
    class: { useMaxWidth: false, htmlLabels: false },
    state: { useMaxWidth: false, nodeSpacing: look.compact ? 24 : 48, rankSpacing: look.compact ? 24 : 48 },
    er: { useMaxWidth: false },
    pie: { useMaxWidth: false },
    journey: { useMaxWidth: false },
    maxTextSize: diagramLimits.characters,
    maxEdges: diagramLimits.edges,
    secure: [
      'secure',
      'securityLevel',
      'startOnLoad',
      'maxTextSize',
      'maxEdges',
      'suppressErrorRendering',
      'themeCSS',
      'themeVariables',
      'fontFamily',
      'altFontFamily',
      'theme',
      'htmlLabels',
    ],
  });
  await holdKinds(source);
  const { svg } = await mermaid.render(id, source);
  return svg;
};
