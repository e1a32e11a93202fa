import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Block, BlockOf, ListItem } from '../../reading/document/sourceDocument.ts';
import { measureOf, numbersOf } from '../../text/measures.ts';
import { isBlank, joinRich } from '../../text/richJoin.ts';
import { withoutDay } from '../../text/timeLabels.ts';
import { spaced, spacedText } from '../draft/slideText.ts';

/** Letters that are searched for cells which are no line of a slide: beyond it only lines count. */
const mostSearched = 2_000_000;

const linesOf = (text: string): string[] => text.split('\n').map(spaced);

/** What a row says, as one says it: its name, and each other cell after the name of its column. */
const spokenRow = (head: readonly RichText[], row: readonly RichText[]): ListItem | undefined => {
  const cells = row.map((cell, column) => ({ cell, name: head[column] ?? [] }));
  const [first, ...others] = cells.filter(({ cell }) => !isBlank(cell));
  if (!first) return undefined;
  const isPair = head.length <= 2;
  const said = others.map(
    ({ cell, name }): RichText => (isPair || isBlank(name) ? cell : [...name, { text: ' ' }, ...cell]),
  );
  const text = said.length === 0 ? first.cell : [...first.cell, { text: ': ' }, ...joinRich(said, ', ')];
  return { text, blocks: [] };
};

const drawnOn = (slide: Slide): string[] => {
  if (slide.layout === 'math') return [slide.tex];
  if (slide.layout === 'diagram') return [slide.source];
  if ('picture' in slide) return [slide.picture.asset];
  return slide.layout === 'gallery'
    ? slide.pictures.map((picture) => ('asset' in picture ? picture.asset : picture.diagram))
    : [];
};

/** What the slides of a scene do not show of its tables, listings, formulas, diagrams and pictures. */
export class UnseenVisual {
  private readonly lines: ReadonlySet<string>;
  private readonly all: string;
  /** What charts show, whatever its unit. */
  private readonly amounts: ReadonlySet<number>;
  private readonly language: Language;
  private readonly drawn: ReadonlySet<string>;

  constructor(slides: readonly Slide[], language: Language) {
    this.language = language;
    const texts = slides.flatMap((slide) => layouts.texts(slide).map(({ text }) => plain(text)));
    this.lines = new Set(texts.flatMap(linesOf));
    this.all = spacedText(slides);
    this.amounts = new Set(
      slides.flatMap((slide) =>
        slide.layout === 'chart' ? slide.chart.series.flatMap(({ values }) => values.map(Number)) : [],
      ),
    );
    this.drawn = new Set(slides.flatMap(drawnOn));
  }

  of(block: Block): Block | undefined {
    if (block.kind === 'table') return this.rowsOf(block);
    if (block.kind === 'code') return this.isListed(block.code) ? undefined : block;
    if (block.kind === 'image') return this.drawn.has(block.asset) ? undefined : block;
    if (block.kind === 'math') return this.drawn.has(block.tex) ? undefined : block;
    if (block.kind === 'diagram') return this.drawn.has(block.source) ? undefined : block;
    return block;
  }

  private isListed(code: string): boolean {
    return this.all.includes(spaced(code)) || linesOf(code).every((line) => this.isLine(line));
  }

  private isLine(line: string): boolean {
    return line.trim() === '' || this.lines.has(line);
  }

  private rowsOf({ head, rows, caption, position }: BlockOf<'table'>): Block | undefined {
    const mayRead = rows.length * head.length * this.all.length <= mostSearched;
    const isSeen = (cell: RichText): boolean => {
      const text = spaced(plain(cell));
      return (
        this.isLine(text) ||
        this.isLine(spaced(withoutDay(plain(cell)))) ||
        (mayRead && this.all.includes(text))
      );
    };
    const numbers = numbersOf(rows.flat().map(plain), this.language);
    const isDrawn = (cell: RichText): boolean => {
      const amount = this.amounts.size > 0 ? measureOf(plain(cell), numbers) : undefined;
      return amount !== undefined && this.amounts.has(amount.value);
    };
    // A chart has no name over what it compares.
    const lost = head.map((name) => this.amounts.size === 0 && !isSeen(name));
    const unseen = rows.filter(
      (row) =>
        !row.every((cell) => isSeen(cell) || isDrawn(cell)) ||
        row.some((cell, column) => lost[column] && !isBlank(cell)),
    );
    const isNamed = rows.length === 0 && !head.every(isSeen);
    const items = (isNamed ? [head] : unseen).flatMap((row) => spokenRow(isNamed ? [] : head, row) ?? []);
    const above = caption && !isSeen(caption) ? [{ text: caption, blocks: [] }] : [];
    const all = [...above, ...items];
    return all.length > 0 ? { kind: 'list', ordered: false, start: 1, items: all, position } : undefined;
  }
}
