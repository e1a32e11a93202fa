import type { TypeStyle } from '../../deck/typeScale.ts';
import type { Group, Shape, TextBox } from '../../layouts/arrangement.ts';

/** A list that counts itself, and the rules between its rows. */
export interface CountedList {
  readonly text: TextBox;
  readonly from: number;
  /** Of its numbers, beside its texts. */
  readonly numberSize: number;
}

interface Row {
  readonly number: TextBox;
  readonly text: TextBox;
  readonly shapes: readonly Shape[];
}

const middle = ({ box }: TextBox): number => box.y + box.height / 2;
const heightOf = ({ paragraphs }: TextBox): number =>
  paragraphs.reduce((sum, { lines, style }) => sum + lines * style.lineHeight, 0);

const styleOf = ({ paragraphs }: TextBox): TypeStyle => paragraphs[0]!.style;

const rowOf = (group: Group): Row | undefined => {
  const texts = group.parts.filter((part): part is TextBox => part.kind === 'text');
  const number = texts.find(({ role }) => role === 'number');
  const text = texts.find(({ role }) => role !== 'number');
  const shapes = group.parts.filter((part): part is Shape => part.kind === 'shape');
  return number && text ? { number, text, shapes } : undefined;
};

const listOf = (rows: readonly Row[], from: number): CountedList => {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const { x } = first.number.box;
  const top = middle(first.text) - heightOf(first.text) / 2;
  const paragraphs = rows.map(({ number, text }, at) => {
    const above = rows[at - 1]?.text;
    const gap = above ? middle(text) - heightOf(text) / 2 - middle(above) - heightOf(above) / 2 : 0;
    return { ...text.paragraphs[0]!, indent: text.box.x - number.box.x, spaceBefore: Math.max(0, gap) };
  });
  return {
    text: {
      ...first.text,
      role: 'list',
      anchor: 'start',
      box: {
        x,
        y: top,
        width: first.text.box.x + first.text.box.width - x,
        height: last.text.box.y + last.text.box.height - top,
      },
      paragraphs,
    },
    from,
    numberSize: styleOf(first.number).size / styleOf(first.text).size,
  };
};

/** Rows that count themselves are one list for each column of theirs; nothing for other groups. */
export const countedLists = (
  group: Group,
): { readonly shapes: readonly Shape[]; readonly lists: readonly CountedList[] } | undefined => {
  if (!group.ordered || group.role !== 'rows') return undefined;
  const rows = group.parts.map((part) => (part.kind === 'group' ? rowOf(part) : undefined));
  if (!rows.every((row) => row !== undefined)) return undefined;
  let from = 1;
  const lists = [...Map.groupBy(rows, ({ number }) => number.box.x).values()].map((column) => {
    const list = listOf(column, from);
    from += column.length;
    return list;
  });
  return { shapes: rows.flatMap(({ shapes }) => shapes), lists };
};
