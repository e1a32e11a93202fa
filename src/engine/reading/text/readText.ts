import { type FlowItem, sectionsOf } from '../document/flow.ts';
import type { PictureShelf } from '../document/pictureShelf.ts';
import { isUnspaced } from '../document/richTextBuilder.ts';
import type { BlockOf, ListItem, SourceDocument } from '../document/sourceDocument.ts';
import { withPlainHeadings } from '../markdown/cleaning/plainHeadings.ts';
import { readMarkdown, type SourceName } from '../markdown/readMarkdown.ts';
import { liftTitle } from '../tidying/title/liftTitle.ts';
import { bulletOf } from './bullet.ts';
import { headingDepth } from './headingLine.ts';
import { indentOf, type Line } from './line.ts';
import { type EndsOnPurpose, lineBlocks } from './lineBlocks.ts';
import { textSpans } from './textSpans.ts';

const underline = /^(={3,}|-{3,}|~{3,}|\^{3,}|\*{3,}|#{3,}|_{3,})$/;
const depthOfUnderline: Readonly<Record<string, number>> = {
  '=': 1,
  '*': 1,
  '#': 1,
  '-': 2,
  _: 2,
  '~': 3,
  '^': 3,
};
const markdownSigns = /^(#{1,6} \S|```|~~~)/gm;

const sentenceEnd = /[。！？」』）]$/u;

/** Lines longer than this are whole paragraphs. */
const unwrapped = 120;

export async function readText(
  written: string,
  name: SourceName,
  shelf: PictureShelf,
): Promise<SourceDocument> {
  const text = withPlainHeadings(written);
  if ((text.match(markdownSigns)?.length ?? 0) > 1)
    return { ...(await readMarkdown(text, name, shelf)), kind: 'text' };
  const groups = groupsOf(text);
  const endsOnPurpose = wrappingOf(groups);
  const flow = mergeLists(
    groups.flatMap((group, index) =>
      readGroup(group, { previous: groups[index - 1], next: groups[index + 1] }, endsOnPurpose),
    ),
  );
  return {
    source: name.id,
    ...(name.fileName !== undefined && { fileName: name.fileName }),
    kind: 'text',
    ...liftTitle(sectionsOf(flow)),
    notes: [],
  };
}

/** Lines with blank ones between them are groups; so is every line of a text that is not wrapped. */
function groupsOf(text: string): Line[][] {
  const groups: Line[][] = [];
  let group: Line[] = [];
  const endGroup = (): void => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const [index, raw] of text.split(/\r\n|[\n\r\f\u2028]/).entries()) {
    const trimmed = raw.trim();
    if (trimmed === '') endGroup();
    else {
      const line = { text: trimmed, indent: indentOf(raw), at: index + 1 };
      if (trimmed.length > unwrapped && bulletOf(trimmed) === undefined) endGroup();
      group.push(line);
      if (trimmed.length > unwrapped && bulletOf(trimmed) === undefined) endGroup();
    }
  }
  endGroup();
  return groups;
}

function wrappingOf(groups: readonly Line[][]): EndsOnPurpose {
  let width = 0;
  for (const group of groups)
    for (const { text } of group) if (text.length <= unwrapped) width = Math.max(width, text.length);
  return (line, next) => {
    if (isUnspaced(next.text)) return sentenceEnd.test(line.text);
    return line.text.length + 1 + next.text.split(/\s/, 1)[0]!.length < width * 0.8;
  };
}

interface Neighbors {
  readonly previous: Line[] | undefined;
  readonly next: Line[] | undefined;
}

function readGroup(group: Line[], neighbors: Neighbors, endsOnPurpose: EndsOnPurpose): FlowItem[] {
  const from = group.findIndex(({ text }) => !underline.test(text));
  if (from === -1) return [];
  const lines = group.slice(from);
  const first = lines[0]!;
  const second = lines[1];
  if (second && underline.test(second.text)) {
    const rest = lines.slice(2).filter(({ text }) => !underline.test(text));
    return [headingOf(first, depthOfUnderline[second.text[0]!] ?? 2), ...lineBlocks(rest, endsOnPurpose)];
  }
  if (lines.length === 1) {
    const { previous, next } = neighbors;
    const inList = isListLike(first, previous) || isListLike(first, next);
    const depth = headingDepth(first.text, next !== undefined && !inList);
    if (depth !== undefined) return [headingOf(first, previous ? depth : 1)];
  }
  return lineBlocks(
    lines.filter(({ text }) => !underline.test(text)),
    endsOnPurpose,
  );
}

const headingOf = (line: Line, depth: number): FlowItem => ({
  kind: 'heading',
  depth,
  text: textSpans(line.text),
  position: { from: line.at, to: line.at },
});

/** Numbered lines one below the other are a list, not headings. */
const isListLike = (line: Line, other: Line[] | undefined): boolean =>
  other !== undefined && bulletOf(line.text) !== undefined && bulletOf(other[0]!.text) !== undefined;

/** Items with blank lines between them are one list. */
function mergeLists(flow: readonly FlowItem[]): FlowItem[] {
  const merged: FlowItem[] = [];
  let items: ListItem[] = [];
  for (const item of flow) {
    const last = merged.at(-1);
    if (item.kind !== 'list' || last?.kind !== 'list' || !continues(last, item)) {
      if (item.kind === 'list') items = [...item.items];
      merged.push(item.kind === 'list' ? { ...item, items } : item);
      continue;
    }
    for (const inner of item.items) items.push(inner);
    merged[merged.length - 1] = { ...last, position: { from: last.position.from, to: item.position.to } };
  }
  return merged;
}

const continues = (list: BlockOf<'list'>, next: BlockOf<'list'>): boolean =>
  list.ordered === next.ordered && (!next.ordered || next.start > 1);
