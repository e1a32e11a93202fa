import type { Language } from '../../api/generationOptions.ts';
import {
  lead as leadBox,
  mostCodeLines,
  table as tableBox,
  typeScale,
  visualLength,
} from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Bullet, Slide } from '../../deck/slide.ts';
import type { Passage, Visual } from '../planning/material.ts';
import type { BlockOf } from '../reading/sourceDocument.ts';
import { chartOfTable } from './chartOfTable.ts';
import { choosePoints } from './choosePoints.ts';
import { tellingPages } from './codeLines.ts';
import { type Frame, unwritten, type Writing } from './draft.ts';
import { fits, linesIn } from './fit.ts';
import { headingLines } from './headingLines.ts';
import { bulletOf, type Point } from './points.ts';
import { joinSentences } from './richJoin.ts';
import { asTitle } from './shorten.ts';
import { tablePages } from './tablePages.ts';
import { takeawayOf } from './takeaway.ts';
import { head } from './textLayouts.ts';

interface Beside {
  readonly frame: Frame;
  /** The sentence next to the visual. */
  readonly line?: RichText;
  /** As many of the sentences as stand well beside a chart. */
  readonly lines?: RichText;
  /** The headings that no title shows. */
  readonly labels: readonly RichText[];
  readonly points: readonly Point[];
  readonly language: Language;
  readonly deckLanguage: Language;
  /** How many slides the visual may take. */
  readonly most: number;
}

const tableSlides = (
  block: BlockOf<'table'>,
  { frame, line, lines, language, deckLanguage, most }: Beside,
): Slide[] => {
  const chart = chartOfTable(block, language);
  if (chart) {
    const takeaway = (lines && asTitle(lines)) ?? takeawayOf(chart, deckLanguage);
    return [{ ...unwritten, ...head(frame), layout: 'chart', chart, ...(takeaway ? { takeaway } : {}) }];
  }
  return tablePages(block, most).map((page) => ({
    ...unwritten,
    ...head(frame),
    layout: 'table',
    ...page,
    ...(page.caption || !line || linesIn(line, typeScale.caption, tableBox.maxColumn * 2) > 1
      ? {}
      : { caption: line }),
  }));
};

const codeSlides = (block: BlockOf<'code'>, { frame, line, most }: Beside): Slide[] => {
  const lead = line && linesIn(line, typeScale.lead, leadBox.width) <= leadBox.lines ? line : undefined;
  const height = Math.min(18, mostCodeLines(true, lead ? 2 : 0));
  return tellingPages(block.code, height, most).map((lines, index) => ({
    ...unwritten,
    ...head(frame),
    layout: 'code',
    ...(lead && index === 0 ? { lead } : {}),
    ...(block.language ? { language: block.language } : {}),
    ...(block.fileName ? { fileName: block.fileName } : {}),
    lines,
  }));
};

const imageSlides = (block: BlockOf<'image'>, { frame, labels, points }: Beside): Slide[] => {
  const picture = {
    asset: block.asset,
    alt: block.alt,
    ...(block.caption ? { caption: block.caption } : {}),
  };
  const beside = (items: readonly Bullet[]): Slide => ({
    ...unwritten,
    ...head(frame),
    layout: 'image-and-text',
    picture,
    items: [...items],
  });
  const named = labels.map((text) => ({ text }));
  const tries = [
    ...points.map((_, hidden) => [...named, ...points.slice(0, points.length - hidden).map(bulletOf)]),
    ...mostLabelLines.map((most) =>
      headingLines(
        labels.map((label) => [label]),
        most,
      ).map((text) => ({ text })),
    ),
  ].filter((items) => items.length > 0);
  const slide = tries.map(beside).find(fits);
  return [slide ?? { ...unwritten, ...head(frame), layout: 'image', picture }];
};

/** Headings beside a picture stand each on a line, or a few together. */
const mostLabelLines = [6, 5, 4, 3] as const;

type Show<K extends Visual['kind']> = (visual: BlockOf<K>, beside: Beside) => Slide[];

const show: { readonly [K in Visual['kind']]: Show<K> } = {
  table: tableSlides,
  code: codeSlides,
  image: imageSlides,
  diagram: ({ source }, { frame, line }) => [
    {
      ...unwritten,
      ...head(frame),
      layout: 'diagram',
      source,
      ...(line && linesIn(line, typeScale.caption, leadBox.width) <= 1 ? { caption: line } : {}),
    },
  ],
  math: ({ tex }, { frame, line }) => [
    { ...unwritten, ...head(frame), layout: 'math', tex, ...(line ? { text: line } : {}) },
  ],
};

const longestLine = 190;

const besideChart = (lines: readonly RichText[]): { lines?: RichText } => {
  let count = lines.length;
  while (count > 0 && visualLength(plain(joinSentences(lines.slice(0, count)))) > longestLine) count -= 1;
  return count === 0 ? {} : { lines: joinSentences(lines.slice(0, count)) };
};

/** The slides of a visual, with the text that stands beside it. */
export const visualSlides = (
  passage: Passage,
  own: readonly Point[],
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const { visual, slides = Number.POSITIVE_INFINITY, words, parts } = passage;
  if (!visual) return [];
  const { language, deckLanguage, style } = writing;
  const chosen = choosePoints(own, words, style, language);
  const labels = parts.filter(({ isLabeled }) => isLabeled).map(({ heading }) => heading);
  const lines = chosen.map(({ lead, text }) => (lead ? [...lead, { text: ' ' }, ...text] : text));
  const [line] = lines;
  const beside: Beside = {
    frame,
    ...(line && plain(line).length <= longestLine ? { line } : {}),
    ...besideChart(lines),
    labels,
    points: chosen,
    language,
    deckLanguage,
    most: slides,
  };
  return (show[visual.kind] as Show<Visual['kind']>)(visual as never, beside);
};
