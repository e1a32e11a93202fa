import { smallest } from '../../../deck/extremes.ts';
import type { RichText } from '../../../deck/richText.ts';
import {
  isBlank,
  linked,
  marked,
  plainStyle,
  RichTextBuilder,
  type Style,
} from '../document/richTextBuilder.ts';
import type { Block, BlockOf, ListItem, Position } from '../document/sourceDocument.ts';
import type { Part } from './parts.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

export interface Paragraph {
  readonly text: RichText;
  readonly level: number;
  readonly bullet: 'none' | 'sign' | 'number' | 'inherited';
}

const shownFields = /^(?!slidenum|datetime)/;

export function paragraphsOf(body: XmlElement | undefined, part: Part): Paragraph[] {
  return childrenOf(body, 'a:p')
    .map((paragraph) => {
      const properties = childOf(paragraph, 'a:pPr');
      return {
        text: textOf(paragraph, part),
        level: levelOf(properties),
        bullet: bulletOf(properties),
      };
    })
    .filter(({ text }) => !isBlank(text));
}

/** A slide has nine levels, whatever a file says: no list is nested deeper. */
const deepest = 8;
const levelOf = (properties: XmlElement | undefined): number =>
  Math.max(0, Math.min(deepest, Math.trunc(Number(properties?.attributes.lvl ?? 0)) || 0));

const bulletOf = (properties: XmlElement | undefined): Paragraph['bullet'] => {
  if (childOf(properties, 'a:buNone')) return 'none';
  if (childOf(properties, 'a:buAutoNum')) return 'number';
  return childOf(properties, 'a:buChar') || childOf(properties, 'a:buBlip') ? 'sign' : 'inherited';
};

function textOf(paragraph: XmlElement, part: Part): RichText {
  const builder = new RichTextBuilder();
  for (const run of paragraph.children) {
    if (run.name === 'a:br') builder.hardBreak();
    const isField = run.name === 'a:fld' && shownFields.test(run.attributes.type ?? '');
    if (run.name === 'a:r' || isField) builder.add(childOf(run, 'a:t')?.text ?? '', styleOf(run, part));
  }
  return builder.finish();
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

function styleOf(run: XmlElement, { relations }: Part): Style {
  const properties = childOf(run, 'a:rPr');
  const { b, i, strike = 'noStrike' } = properties?.attributes ?? {};
  let style = plainStyle;
  if (isOn(b)) style = marked(style, 'strong');
  if (isOn(i)) style = marked(style, 'emphasis');
  if (strike !== 'noStrike') style = marked(style, 'strike');
  const link = relations.get(childOf(properties, 'a:hlinkClick')?.attributes['r:id'] ?? '');
  return link?.external ? linked(style, link.target) : style;
}

/** Text as blocks: paragraphs with bullets, of their own or the placeholder's, are lists by level. */
export function paragraphBlocks(
  paragraphs: readonly Paragraph[],
  inheritsBullets: boolean,
  position: Position,
): Block[] {
  const blocks: Block[] = [];
  let items: Paragraph[] = [];
  const endList = (): void => {
    if (items.length > 0) blocks.push(listOf(items, position));
    items = [];
  };
  for (const paragraph of paragraphs) {
    const inherits = inheritsBullets && paragraphs.length > 1;
    if (paragraph.bullet === 'none' || (paragraph.bullet === 'inherited' && !inherits)) {
      endList();
      blocks.push({ kind: 'paragraph', text: paragraph.text, position });
    } else items.push(paragraph);
  }
  endList();
  return blocks;
}

function listOf(paragraphs: readonly Paragraph[], position: Position): BlockOf<'list'> {
  const items: ListItem[] = [];
  const base = smallest(paragraphs.map(({ level }) => level));
  let from = 0;
  while (from < paragraphs.length) {
    let to = from + 1;
    while (to < paragraphs.length && paragraphs[to]!.level > base) to += 1;
    const inner = paragraphs.slice(paragraphs[from]!.level > base ? from : from + 1, to);
    const text = paragraphs[from]!.level > base ? [] : paragraphs[from]!.text;
    items.push({ text, blocks: inner.length > 0 ? [listOf(inner, position)] : [] });
    from = to;
  }
  const ordered = paragraphs.find(({ level }) => level === base)?.bullet === 'number';
  return { kind: 'list', ordered, start: 1, items, position };
}
