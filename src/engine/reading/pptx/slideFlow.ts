import { greatest } from '../../../deck/extremes.ts';
import type { RichText } from '../../../deck/richText.ts';
import { nameInWords } from '../document/nameInWords.ts';
import type { PictureShelf } from '../document/pictureShelf.ts';
import type { Block, BlockOf, Position } from '../document/sourceDocument.ts';
import { chartTable } from './charts.ts';
import { type Paragraph, paragraphBlocks, paragraphsOf } from './paragraphs.ts';
import { type Part, readPart } from './parts.ts';
import type { Files } from './unpack.ts';
import { childOf, childrenOf, parseXml, within, type XmlElement } from './xml.ts';

export interface SlideContent {
  readonly title: RichText;
  readonly subtitle: RichText;
  readonly opens: boolean;
  readonly blocks: readonly Block[];
  /** Pictures of a type that cannot be shown. */
  readonly unshown: number;
}

const passedOver = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg']);
const titles = new Set(['title', 'ctrTitle']);
/** Placeholders whose paragraphs have bullets unless they say otherwise. */
const bulleted = new Set([undefined, 'body', 'obj']);

interface Context {
  readonly part: Part;
  readonly files: Files;
  readonly shelf: PictureShelf;
  readonly position: Position;
}

export function slideContent(context: Context): SlideContent {
  const shapes = flattened(childOf(context.part.xml, 'p:cSld', 'p:spTree'));
  const blocks: Block[] = [];
  let title: RichText = [];
  let subtitle: RichText = [];
  let opens = false;
  let unshown = 0;
  for (const shape of shapes) {
    if (shape.name === 'p:pic') {
      const picture = pictureOf(shape, context);
      if (picture) blocks.push(picture);
      else unshown += 1;
    } else if (shape.name === 'p:graphicFrame')
      for (const block of frameBlocks(shape, context)) blocks.push(block);
    else {
      const placeholder = childOf(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph');
      const type = placeholder?.attributes.type;
      if (type !== undefined && passedOver.has(type)) continue;
      const paragraphs = paragraphsOf(childOf(shape, 'p:txBody'), context.part);
      if (type !== undefined && titles.has(type) && title.length === 0) {
        title = inOne(paragraphs);
        opens ||= type === 'ctrTitle';
      } else if (type === 'subTitle' && subtitle.length === 0) subtitle = inOne(paragraphs);
      else
        blocks.push(
          ...paragraphBlocks(paragraphs, placeholder !== undefined && bulleted.has(type), context.position),
        );
    }
  }
  return { title, subtitle, opens, blocks, unshown };
}

const inOne = (paragraphs: readonly Paragraph[]): RichText =>
  paragraphs.flatMap(({ text }, index) => {
    const flat = text.map((span) => ({ ...span, text: span.text.replaceAll('\n', ' ') }));
    return index === 0 ? flat : [{ text: ' ' }, ...flat];
  });

function flattened(tree: XmlElement | undefined): XmlElement[] {
  return (tree?.children ?? []).flatMap((child) => {
    if (child.name === 'p:grpSp') return flattened(child);
    if (child.name === 'mc:AlternateContent')
      return flattened(childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback'));
    return /^p:(sp|pic|graphicFrame)$/.test(child.name) ? [child] : [];
  });
}

function pictureOf(
  shape: XmlElement,
  { part, files, shelf, position }: Context,
): BlockOf<'image'> | undefined {
  const { attributes = {} } = childOf(shape, 'p:blipFill', 'a:blip') ?? {};
  const relation = part.relations.get(attributes['r:embed'] ?? attributes['r:link'] ?? '');
  const { descr = '', title = '' } = childOf(shape, 'p:nvPicPr', 'p:cNvPr')?.attributes ?? {};
  if (!relation) return undefined;
  const bytes = files.get(relation.target);
  const asset = relation.external
    ? /^https?:/i.test(relation.target) && shelf.refer(relation.target)
    : bytes && shelf.store(relation.target, bytes);
  if (!asset) return undefined;
  const alt = descr.trim() || title.trim();
  return { kind: 'image', asset, alt: alt.includes('.') ? nameInWords(alt) || alt : alt, position };
}

function frameBlocks(frame: XmlElement, { part, files, position }: Context): Block[] {
  const data = childOf(frame, 'a:graphic', 'a:graphicData');
  const table = childOf(data, 'a:tbl');
  if (table) return tableBlock(table, part, position);
  const chart = part.relations.get(childOf(data, 'c:chart')?.attributes['r:id'] ?? '');
  if (chart) {
    const xml = readPart(files, chart.target)?.xml;
    const block = xml && chartTable(xml, position);
    return block ? [block] : [];
  }
  const diagram = part.relations.get(childOf(data, 'dgm:relIds')?.attributes['r:dm'] ?? '');
  const points = diagram ? [...within(parseXml(files.get(diagram.target)), 'dgm:t')] : [];
  const paragraphs = points.flatMap((point) => paragraphsOf(point, part));
  return paragraphBlocks(paragraphs, true, position);
}

function tableBlock(table: XmlElement, part: Part, position: Position): Block[] {
  const rows = childrenOf(table, 'a:tr').map((row) =>
    childrenOf(row, 'a:tc').map((cell): RichText => inOne(paragraphsOf(childOf(cell, 'a:txBody'), part))),
  );
  const width = greatest(
    rows.map((row) => row.length),
    0,
  );
  if (width === 0) return [];
  for (const row of rows) while (row.length < width) row.push([]);
  const hasHead = childOf(table, 'a:tblPr')?.attributes.firstRow === '1' && rows.length > 1;
  const align = Array.from({ length: width }, () => undefined);
  const head = hasHead ? rows[0]! : Array.from({ length: width }, (): RichText => []);
  return [{ kind: 'table', head, rows: hasHead ? rows.slice(1) : rows, align, position }];
}
