import { type Box, canvas } from '../../deck/canvas.ts';
import { rich } from '../../deck/richText.ts';
import type { AnySlide } from '../../deck/slide.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import type { Align, Paragraph, Part, Run, Slot, TableBox, TextBox } from '../../layouts/arrangement.ts';
import type { Setting } from '../../layouts/layout.ts';
import { layouts } from '../../layouts/layouts.ts';
import { ownMarkOf } from '../../layouts/ownMark.ts';
import { drawn, type Html, html } from '../html.ts';
import { motifShapes } from '../motifs.ts';
import { brokenLines, type Piece } from './brokenLines.ts';
import { colorOf, groundColor, motifColors } from './colors.ts';
import { drawPlot } from './plot.ts';

interface Drawing {
  readonly setting: Setting;
  readonly ground: 'paper' | 'cover' | 'flood';
  readonly isMirrored: boolean;
}

const families = { text: 'sans-serif', serif: 'serif', code: 'monospace' } as const;
const round = (value: number): number => Math.round(value * 10) / 10;
const placed = (box: Box, { isMirrored }: Drawing): Box =>
  isMirrored ? { ...box, x: canvas.width - box.x - box.width } : box;

const drawLine = (
  pieces: readonly Piece[],
  { x, width }: Pick<Box, 'x' | 'width'>,
  baseline: number,
  { color, align, isMirrored }: { color: string; align: Align; isMirrored: boolean },
): Html => {
  const taken = pieces.reduce((sum, piece) => sum + piece.width, 0);
  if (taken === 0) return html``;
  const starts = {
    start: isMirrored ? width - taken : 0,
    center: (width - taken) / 2,
    end: isMirrored ? 0 : width - taken,
  };
  const texts = pieces.map(
    ({ text, style }) =>
      html`<tspan font-family="${families[style.family]}" font-size="${style.size}" font-weight="${style.weight}">${text}</tspan>`,
  );
  return html`<text x="${round(x + starts[align])}" y="${round(baseline)}" fill="${color}" textLength="${round(taken)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${texts}</text>`;
};

interface Setters {
  readonly runs: readonly Run[];
  readonly style: TypeStyle;
  readonly color: string;
  readonly align: Align;
}

/** Lines of text from a height on, and the height below them. */
const drawLines = (
  { runs, style, color, align }: Setters,
  box: Pick<Box, 'x' | 'width'>,
  top: number,
  { setting, isMirrored }: Drawing,
): { readonly markup: Html; readonly below: number } => {
  const lines = brokenLines(runs, style, box.width, setting.measure);
  const markup = lines.map((pieces, at) =>
    drawLine(pieces, box, top + at * style.lineHeight + style.lineHeight * 0.72, {
      color,
      align,
      isMirrored,
    }),
  );
  return { markup: html`${markup}`, below: top + lines.length * style.lineHeight };
};

const heightOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce(
    (sum, { lines, style, spaceBefore }, at) => sum + lines * style.lineHeight + (at > 0 ? spaceBefore : 0),
    0,
  );

const drawText = ({ box, paragraphs, align, anchor, unseen }: TextBox, drawing: Drawing): Html => {
  if (unseen) return html``;
  const { x, y, width, height } = placed(box, drawing);
  const { ground, setting, isMirrored } = drawing;
  const free = Math.max(0, height - heightOf(paragraphs));
  let top = y + (anchor === 'start' ? 0 : anchor === 'center' ? free / 2 : free);
  return html`${paragraphs.map(({ runs, style, color, indent, marker, spaceBefore }, at) => {
    if (at > 0) top += spaceBefore;
    const fill = colorOf(color, ground, setting.theme);
    const inner = { x: isMirrored ? x : x + indent, width: width - indent };
    const mark = isMirrored ? x + width - 8 : x + 8;
    const own = marker === 'own' ? ownMarkOf(runs) : undefined;
    const shown = { style, color: fill, align };
    const { markup, below } = drawLines({ ...shown, runs: own?.rest ?? runs }, inner, top, drawing);
    const number = own && drawLines({ ...shown, runs: rich(own.mark) }, { x, width }, top, drawing).markup;
    const dot =
      marker &&
      marker !== 'own' &&
      html`<circle cx="${round(mark)}" cy="${round(top + style.lineHeight / 2)}" r="4" fill="${colorOf('mark', ground, setting.theme)}"/>`;
    top = below;
    return html`${dot}${number}${markup}`;
  })}`;
};

const drawTable = (table: TableBox, drawing: Drawing): Html => {
  const { theme } = drawing.setting;
  const { padding, columns } = table;
  let y = table.box.y;
  return html`${table.rows.map(({ cells, height, isHead }) => {
    let { x } = table.box;
    const drawnCells = cells.map(({ runs, style, color, align }, at) => {
      const width = columns[at] ?? 0;
      const box = placed({ x: x + padding.x, y, width: width - 2 * padding.x, height }, drawing);
      x += width;
      return drawLines(
        { runs, style, color: colorOf(color, drawing.ground, theme), align },
        box,
        y + padding.y,
        drawing,
      ).markup;
    });
    y += height;
    const { x: left, width } = placed(table.box, drawing);
    return html`${drawnCells}<rect x="${left}" y="${y - (isHead ? 2 : 1)}" width="${width}" height="${isHead ? 2 : 1}" fill="${colorOf(isHead ? 'ink' : 'line', drawing.ground, theme)}"/>`;
  })}`;
};

const drawWords = (words: string, box: Box, style: TypeStyle, drawing: Drawing): Html =>
  drawLines(
    {
      runs: [{ text: words }],
      style,
      color: colorOf('muted', drawing.ground, drawing.setting.theme),
      align: 'center',
    },
    box,
    box.y + box.height / 2 - style.lineHeight / 2,
    drawing,
  ).markup;

const drawFrame = ({ x, y, width, height }: Box, fill: string): Html =>
  html`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const drawSlot = (slot: Slot, drawing: Drawing): Html => {
  const { ground, setting } = drawing;
  const { theme } = setting;
  const box = placed(slot.box, drawing);
  const { x, y, width, height } = box;
  switch (slot.slot) {
    case 'chart':
      return drawPlot(slot.chart, box, theme.chart);
    case 'code': {
      const listed = slot.lines.map(({ text }, at) => {
        const top = y + slot.padding.y + slot.header + (at + 0.72) * slot.style.lineHeight;
        return html`<text x="${x + slot.padding.x + slot.gutter}" y="${round(top)}" font-family="monospace" font-size="${slot.style.size}" fill="${theme.code.text}" xml:space="preserve">${text}</text>`;
      });
      return html`${drawFrame(box, theme.code.ground)}${listed}`;
    }
    case 'picture':
      return html`${drawFrame(box, theme.colors.panel)}<path d="M${x} ${y + height} l${round(width * 0.3)} ${round(-height * 0.45)} l${round(width * 0.2)} ${round(height * 0.2)} l${round(width * 0.2)} ${round(-height * 0.3)} L${x + width} ${y + height} Z" fill="${theme.colors.line}"/>${drawWords(slot.picture.alt, { ...box, height: height / 2 }, typeScale.caption, drawing)}`;
    case 'diagram':
      return html`${drawFrame(box, theme.colors.panel)}${drawWords(slot.name, box, typeScale.body, drawing)}`;
    case 'formula':
      return drawWords(
        slot.tex,
        box,
        { ...typeScale.body, family: 'serif', size: slot.size, lineHeight: slot.size },
        drawing,
      );
    case 'motif': {
      const tones = motifColors(ground, theme).map(
        (tone, at) =>
          `.m-fill-${at + 1}{fill:${tone}}.m-line-${at + 1}{fill:none;stroke:${tone};stroke-width:2}`,
      );
      return html`<style>${drawn(tones.join(''))}</style><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn(motifShapes(theme.motif, slot.part))}</svg>`;
    }
  }
};

const drawPart = (part: Part, drawing: Drawing): Html => {
  const { ground, setting } = drawing;
  switch (part.kind) {
    case 'text':
      return drawText(part, drawing);
    case 'table':
      return drawTable(part, drawing);
    case 'slot':
      return drawSlot(part, drawing);
    case 'group':
      return html`${part.parts.map((inner) => drawPart(inner, drawing))}`;
    case 'shape': {
      const { x, y, width, height } = placed(part.box, drawing);
      const fill = part.fill ? colorOf(part.fill, ground, setting.theme) : 'none';
      if (part.shape === 'quoteMark')
        return html`<text x="${x}" y="${y + height * 1.6}" font-family="serif" font-size="${height * 2.4}" fill="${fill}">“</text>`;
      const line = part.outline ?? part.top;
      const stroke =
        line && html` stroke="${colorOf(line.color, ground, setting.theme)}" stroke-width="${line.width}"`;
      return html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${part.radius}" fill="${fill}"${stroke}/>`;
    }
  }
};

/** A slide as a small picture that needs no fonts, no browser and no files: what its layout is, at a glance. */
export const slideMiniature = (
  slide: AnySlide,
  setting: Setting,
  { isMirrored = false, width = 360 }: { readonly isMirrored?: boolean; readonly width?: number } = {},
): string => {
  const { ground, parts } = layouts.arrange(slide, setting).arrangement;
  const drawing: Drawing = { setting, ground, isMirrored };
  const size = { width, height: (width * canvas.height) / canvas.width };
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><rect width="100%" height="100%" fill="${groundColor(ground, setting.theme)}"/>${parts.map((part) => drawPart(part, drawing))}</svg>`
    .markup;
};
