import { bodyBox } from '../../../../deck/canvas.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { typeScale } from '../../../../deck/typeScale.ts';
import { withoutColon } from '../../../../deck/withoutColon.ts';
import type { Slide } from '../../../../layouts/slide.ts';
import { evenRuns } from '../../../planning/scenes/evenRuns.ts';
import { fits, linesIn } from '../../../text/fit.ts';
import { type Frame, head, unwritten } from '../../draft/draft.ts';
import { tablePages } from '../../tables/tablePages.ts';
import { isPlain, type Point, wordsOfAll } from '../points.ts';
import { isLead } from '../room.ts';

/** Fewer names with what is said of them are no table. */
const leastRows = 4;
const longestName = 60;

export const areDefinitions = (points: readonly Point[]): boolean =>
  points.length >= leastRows &&
  points.every(
    (point) => isPlain(point) && point.lead !== undefined && plain(point.lead).length <= longestName,
  );

const rowsOf = (points: readonly Point[]): RichText[][] =>
  points.map(({ lead = [], text }) => [withoutColon(lead), text]);

const bare = { head: [[], []], align: ['start', 'start'] } satisfies Partial<Slide>;

export const definitionSlide = (points: readonly Point[], frame: Frame): Slide => ({
  ...unwritten,
  ...head(frame),
  layout: 'table',
  ...bare,
  rows: rowsOf(points),
});

/** Names and what is said of each, a row each, with what introduces them: a slide holds more of them than of bullets. */
export const definitionTable = (
  points: readonly Point[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
): Slide[] | undefined => {
  const block = { kind: 'table', ...bare, rows: rowsOf(points), position: { from: 1, to: 1 } } as const;
  const { pages, left } = tablePages(block, most);
  if (left > 0) return undefined;
  const slides = pages.map((page): Slide => ({ ...unwritten, ...head(frame), layout: 'table', ...page }));
  return lead && slides[0] ? [introduced(slides[0], lead), ...slides.slice(1)] : slides;
};

/** More words are small print, and more of one name are no row. */
const easy = { words: 110, ofName: 50, rows: { least: 3, most: 7 } } as const;

/** The same in rows that are read with ease, each slide under what introduces them; undefined where these are too many. */
export const definitionPages = (
  points: readonly Point[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
): Slide[] | undefined => {
  const count = Math.max(
    Math.ceil(wordsOfAll(points) / easy.words),
    Math.ceil(points.length / easy.rows.most),
  );
  const runs = evenRuns(points, Math.ceil(points.length / count));
  const isEasy =
    runs.length <= most &&
    runs.every(({ length }) => length >= easy.rows.least) &&
    points.every(({ words }) => words <= easy.ofName);
  if (!isEasy) return undefined;
  const slides = runs.map((run) => {
    const table = definitionSlide(run, frame);
    return lead ? introduced(table, lead) : table;
  });
  return slides.every((slide) => fits(slide) && (!lead || 'lead' in slide)) ? slides : undefined;
};

const introduced = (table: Slide, lead: RichText): Slide => {
  const above = { ...table, lead } as Slide;
  const isCaption = linesIn(lead, typeScale.caption, bodyBox.width) <= 1;
  if (isLead(lead) && fits(above)) return above;
  return isCaption ? ({ ...table, caption: withoutColon(lead) } as Slide) : table;
};
