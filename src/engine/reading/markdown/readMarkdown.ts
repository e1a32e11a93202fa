import { plain, rich } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { blockTexts } from '../blockTexts.ts';
import { withoutBoilerplate } from '../boilerplate.ts';
import { type FlowItem, sectionsOf } from '../flow.ts';
import { liftTitle } from '../liftTitle.ts';
import type { PictureShelf } from '../pictureShelf.ts';
import type { Position, SourceDocument } from '../sourceDocument.ts';
import { descendants, type Element, type Node } from './element.ts';
import { BlockReader, type Footnote } from './elementBlocks.ts';
import { evenTables } from './evenTables.ts';
import { readFrontMatter } from './frontMatter.ts';
import { partedBullets } from './partedBullets.ts';
import { readElements } from './readElements.ts';
import { surveyOf } from './survey.ts';
import { tightHeadings } from './tightHeadings.ts';
import { withoutMachinery } from './withoutMachinery.ts';

export interface SourceName {
  readonly id: string;
  readonly fileName?: string;
}

/** Descriptions up to this length stand under the title; longer ones are the first paragraph. */
const longestSubtitle = 130;

export async function readMarkdown(
  text: string,
  { id, fileName }: SourceName,
  shelf: PictureShelf,
): Promise<SourceDocument> {
  const front = await readFrontMatter(text);
  const body = evenTables(partedBullets(tightHeadings(withoutMachinery(text.slice(front.length)))));
  const elements = await readElements(body, front.lines);
  const met: Footnote[] = [];
  const reader = new BlockReader(shelf, surveyOf(elements), (footnote) => met.push(footnote));
  const flow = reader.flow(elements, { from: 1, to: 1 });
  const { title, subtitle, description, author, date } = front.data;
  const short = description !== undefined && visualLength(description) <= longestSubtitle;
  const shownSubtitle = subtitle ?? (short ? description : undefined);
  const opening: FlowItem[] =
    description !== undefined && shownSubtitle !== description
      ? [{ kind: 'paragraph', text: rich(description), position: { from: 1, to: Math.max(1, front.lines) } }]
      : [];
  const { notes, ...tree } = withoutBoilerplate(sectionsOf([...opening, ...flow]));
  return {
    source: id,
    ...(fileName !== undefined && { fileName }),
    kind: 'markdown',
    ...liftTitle(tree, title, shownSubtitle),
    ...(author !== undefined && { author }),
    ...(date !== undefined && { date }),
    notes: [...footnoteTexts(elements, met, reader), ...notes],
  };
}

interface Note {
  readonly position: Position;
  readonly text: string;
}

/** A footnote's text goes to the notes of the place that first refers to it. */
function footnoteTexts(nodes: readonly Node[], met: Footnote[], reader: BlockReader): Note[] {
  const definitions = new Map<string, Element>();
  for (const element of descendants(nodes))
    if (element.tag === '#footnote') definitions.set(element.attributes.label!, element);
  const notes: Note[] = [];
  const told = new Set<Element>();
  // Footnotes may refer to further ones: these are met while the first are read.
  for (let index = 0; index < met.length; index += 1) {
    const { position, label = '', element = definitions.get(label) } = met[index]!;
    if (!element || told.has(element)) continue;
    told.add(element);
    const blocks = reader.blocks(element.children, element.position);
    const text = blocks.flatMap(blockTexts).map(plain).join('\n').trim();
    if (text !== '') notes.push({ position, text });
  }
  return notes;
}
