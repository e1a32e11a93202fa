import type { RichText } from '../../../deck/richText.ts';
import { isBlank, RichTextBuilder } from '../document/richTextBuilder.ts';
import type { Block, BlockOf, ListItem, Position } from '../document/sourceDocument.ts';
import { type BulletMark, bulletOf } from './bullet.ts';
import type { Line } from './line.ts';
import { addText, textSpans } from './textSpans.ts';

/** Whether the writer ended a line on purpose: it has room for the next line's first word. */
export type EndsOnPurpose = (line: Line, next: Line) => boolean;

/** Paragraphs, lists and tabbed tables of lines that stand together. */
export function lineBlocks(lines: readonly Line[], endsOnPurpose: EndsOnPurpose): Block[] {
  if (lines.length === 0) return [];
  const table = tabbedTable(lines);
  if (table) return [table];
  const blocks: Block[] = [];
  let from = 0;
  while (from < lines.length) {
    const isItem = bulletOf(lines[from]!.text) !== undefined;
    let to = from + 1;
    while (to < lines.length && (isItem || bulletOf(lines[to]!.text) === undefined)) to += 1;
    const part = lines.slice(from, to);
    blocks.push(isItem ? listOf(part, endsOnPurpose) : paragraphOf(part, endsOnPurpose));
    from = to;
  }
  return blocks;
}

const positionOf = (lines: readonly Line[]): Position => ({ from: lines[0]!.at, to: lines.at(-1)!.at });

const paragraphOf = (lines: readonly Line[], endsOnPurpose: EndsOnPurpose): Block => ({
  kind: 'paragraph',
  text: joined(lines, endsOnPurpose),
  position: positionOf(lines),
});

export function joined(lines: readonly Line[], endsOnPurpose: EndsOnPurpose): RichText {
  const builder = new RichTextBuilder();
  for (const [index, line] of lines.entries()) {
    addText(builder, line.text);
    const next = lines[index + 1];
    if (next && endsOnPurpose(line, next)) builder.hardBreak();
    else builder.lineEnd();
  }
  return builder.finish();
}

interface OpenItem {
  readonly mark: BulletMark;
  readonly lines: Line[];
  readonly indent: number;
}

function listOf(lines: readonly Line[], endsOnPurpose: EndsOnPurpose): Block {
  const items: OpenItem[] = [];
  for (const line of lines) {
    const mark = bulletOf(line.text);
    if (mark) items.push({ mark, lines: [{ ...line, text: mark.text }], indent: line.indent });
    else items.at(-1)!.lines.push(line);
  }
  return nested(items, positionOf(lines), endsOnPurpose);
}

function nested(
  items: readonly OpenItem[],
  position: Position,
  endsOnPurpose: EndsOnPurpose,
): BlockOf<'list'> {
  const [first] = items;
  const read: ListItem[] = [];
  let from = 0;
  while (from < items.length) {
    const item = items[from]!;
    let to = from + 1;
    while (to < items.length && items[to]!.indent > item.indent && items[to]!.indent > first!.indent) to += 1;
    const inner = items.slice(from + 1, to);
    read.push({
      text: joined(item.lines, endsOnPurpose),
      ...(item.mark.checked !== undefined && { checked: item.mark.checked }),
      blocks:
        inner.length > 0
          ? [nested(inner, positionOf(inner.flatMap((each) => each.lines)), endsOnPurpose)]
          : [],
    });
    from = to;
  }
  return {
    kind: 'list',
    ordered: first!.mark.ordered,
    start: first!.mark.start,
    items: read.filter((item) => !isBlank(item.text) || item.blocks.length > 0),
    position,
  };
}

/** Lines with the same number of tabs between texts. */
function tabbedTable(lines: readonly Line[]): Block | undefined {
  if (lines.length < 2) return undefined;
  const rows = lines.map((line) => line.text.split(/\t+/));
  const width = rows[0]!.length;
  if (width < 2 || rows.some((row) => row.length !== width)) return undefined;
  const cells = rows.map((row) => row.map(textSpans));
  return {
    kind: 'table',
    head: cells[0]!,
    rows: cells.slice(1),
    align: Array.from({ length: width }, () => undefined),
    position: positionOf(lines),
  };
}
