import { code as codeBox, mostCodeLines, table as tableBox } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Visual } from '../planning/material.ts';
import type { BlockOf } from '../reading/sourceDocument.ts';
import { type Frame, unwritten } from './draft.ts';
import { fits } from './fit.ts';
import { bulletOf, type Point } from './points.ts';

const chunks = <T>(all: readonly T[], size: number): T[][] => {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const even = Math.ceil(all.length / pages);
  return Array.from({ length: pages }, (_, page) => all.slice(page * even, (page + 1) * even));
};

const tableSlides = ({ head, rows, align, caption }: BlockOf<'table'>, frame: Frame): Slide[] =>
  rows.length === 0
    ? [{ ...unwritten, ...frame, layout: 'bullets', style: 'list', items: head.map((text) => ({ text })) }]
    : chunks(rows, tableBox.mostRows - 1).map((part) => ({
        ...unwritten,
        ...frame,
        layout: 'table',
        head: [...head],
        rows: part.map((row) => [...row]),
        align: head.map((_, column) => align[column] ?? 'start'),
        ...(caption ? { caption } : {}),
      }));

const wrapLine = (text: string, number: number): { number?: number; text: string }[] => {
  const letters = [...text.replaceAll('\t', '  ')];
  if (letters.length <= codeBox.columns) return [{ number, text: letters.join('') }];
  const indent = `${/^\s*/.exec(text)?.[0].slice(0, 24) ?? ''}    `;
  const lines = [{ number, text: letters.splice(0, codeBox.columns).join('') }] as {
    number?: number;
    text: string;
  }[];
  const rest = codeBox.columns - indent.length;
  while (letters.length > 0) lines.push({ text: indent + letters.splice(0, rest).join('') });
  return lines;
};

const codeSlides = (block: BlockOf<'code'>, frame: Frame, lead: RichText | undefined): Slide[] => {
  const lines = block.code.split('\n').flatMap((text, index) => wrapLine(text, index + 1));
  const most = Math.min(18, mostCodeLines(true, lead ? 2 : 0));
  return chunks(lines, most).map((part) => ({
    ...unwritten,
    ...frame,
    layout: 'code',
    ...(lead ? { lead } : {}),
    ...(block.language ? { language: block.language } : {}),
    ...(block.fileName ? { fileName: block.fileName } : {}),
    lines: part,
  }));
};

const imageSlides = (block: BlockOf<'image'>, frame: Frame, points: readonly Point[]): Slide[] => {
  const picture = {
    asset: block.asset,
    alt: block.alt,
    ...(block.caption ? { caption: block.caption } : {}),
  };
  for (let shown = points.length; shown > 0; shown -= 1) {
    const slide: Slide = {
      ...unwritten,
      ...frame,
      layout: 'image-and-text',
      picture,
      items: points.slice(0, shown).map(bulletOf),
    };
    if (fits(slide)) return [slide];
  }
  return [{ ...unwritten, ...frame, layout: 'image', picture }];
};

/** The slides of a visual, with the points that stand beside it. */
export const visualSlides = (visual: Visual, frame: Frame, points: readonly Point[]): Slide[] => {
  const [first] = points;
  const lead = points.length === 1 && first && plain(first.text).length <= 150 ? first.text : undefined;
  switch (visual.kind) {
    case 'table':
      return tableSlides(visual, frame);
    case 'code':
      return codeSlides(visual, frame, lead);
    case 'image':
      return imageSlides(visual, frame, points);
    case 'diagram':
      return [
        {
          ...unwritten,
          ...frame,
          layout: 'diagram',
          source: visual.source,
          ...(lead ? { caption: lead } : {}),
        },
      ];
    case 'math':
      return [{ ...unwritten, ...frame, layout: 'math', tex: visual.tex, ...(lead ? { text: lead } : {}) }];
  }
};
