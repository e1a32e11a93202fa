import { plain, rich } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { withClosedFormulas } from '../../../deckFile/closedFormulas.ts';
import { blockTexts } from '../document/blockTexts.ts';
import { type FlowItem, sectionsOf } from '../document/flow.ts';
import type { PictureShelf } from '../document/pictureShelf.ts';
import type { Position, SourceDocument } from '../document/sourceDocument.ts';
import { withoutBoilerplate } from '../tidying/leftOut/boilerplate.ts';
import { withoutLinkTails } from '../tidying/linkTails.ts';
import { datedPage } from '../tidying/title/datedPage.ts';
import { liftTitle } from '../tidying/title/liftTitle.ts';
import { BlockReader } from './blocks/elementBlocks.ts';
import { withoutEdgeLinks } from './blocks/navigation.ts';
import { surveyOf } from './blocks/survey.ts';
import type { Footnote } from './blocks/textAndImages.ts';
import { withBoldParts } from './cleaning/boldParts.ts';
import { withBracketedFootnotes } from './cleaning/bracketedFootnotes.ts';
import { withCitedNames } from './cleaning/citedNames.ts';
import { withApartLines } from './cleaning/lists/apartLines.ts';
import { labelledLists } from './cleaning/lists/labelledLists.ts';
import { withLetteredLines } from './cleaning/lists/letteredLines.ts';
import { withNumberedEntries } from './cleaning/lists/numberedEntries.ts';
import { partedBullets } from './cleaning/lists/partedBullets.ts';
import { withShallowLists } from './cleaning/lists/shallowLists.ts';
import { withTightDashes } from './cleaning/lists/tightDashes.ts';
import { withWeighedLines } from './cleaning/lists/weighedLines.ts';
import { withWrappedDashes } from './cleaning/lists/wrappedDashes.ts';
import { withEuropeanNumbers } from './cleaning/nativeNumbers.ts';
import { withoutOlderForms } from './cleaning/olderForms.ts';
import { withPicturesInHtml } from './cleaning/picturesInHtml.ts';
import { withPlainHeadings } from './cleaning/plainHeadings.ts';
import { withoutRequiredMarks } from './cleaning/requiredMarks.ts';
import { withSignedHeadings } from './cleaning/signedHeadings.ts';
import { withSignedLines } from './cleaning/signedLines.ts';
import { withDashTables } from './cleaning/tables/dashTables.ts';
import { evenTables } from './cleaning/tables/evenTables.ts';
import { withGridTables } from './cleaning/tables/gridTables.ts';
import { withAdmonishFences } from './cleaning/template/admonishFences.ts';
import { withTemplateCallouts } from './cleaning/template/templateCallouts.ts';
import { withTemplateListings } from './cleaning/template/templateListings.ts';
import { withoutMachinery } from './cleaning/template/withoutMachinery.ts';
import { tightHeadings } from './cleaning/tightHeadings.ts';
import { withTightMarks } from './cleaning/tightMarks.ts';
import { withWikiLinks } from './cleaning/wikiLinks.ts';
import { withoutEmbeds } from './cleaning/withoutEmbeds.ts';
import { withoutMailTail } from './cleaning/withoutMailTail.ts';
import { withoutPageBreaks } from './cleaning/withoutPageBreaks.ts';
import { withWrittenFootnotes } from './cleaning/writtenFootnotes.ts';
import { descendants, type Element, type Node } from './elements/element.ts';
import { readElements } from './elements/readElements.ts';
import { formulaFaults } from './formulaFaults.ts';
import { readFrontMatter } from './frontMatter.ts';

export interface SourceName {
  readonly id: string;
  readonly fileName?: string;
}

/** What makes of a text what its author meant, where Markdown would read something else; every line keeps its number. */
const cleanings: readonly ((text: string) => string)[] = [
  withClosedFormulas,
  withoutMailTail,
  withPlainHeadings,
  withTemplateListings,
  withTemplateCallouts,
  withAdmonishFences,
  withoutRequiredMarks,
  withoutOlderForms,
  withSignedLines,
  withSignedHeadings,
  withoutMachinery,
  withoutEmbeds,
  withWikiLinks,
  withoutPageBreaks,
  tightHeadings,
  withTightMarks,
  withBoldParts,
  withApartLines,
  withTightDashes,
  withWrappedDashes,
  labelledLists,
  withNumberedEntries,
  partedBullets,
  withLetteredLines,
  withShallowLists,
  withWeighedLines,
  withEuropeanNumbers,
  withWrittenFootnotes,
  withBracketedFootnotes,
  withPicturesInHtml,
  withCitedNames,
  withGridTables,
  withDashTables,
  evenTables,
];

/**
 * Descriptions up to this length stand under the title; longer ones are the first paragraph, or for the notes where
 * the text says itself what it is.
 */
const longestSubtitle = 130;

const opensWithText = (flow: readonly FlowItem[]): boolean =>
  flow.find(({ kind }) => kind !== 'heading')?.kind === 'paragraph' &&
  flow.findIndex(({ kind }) => kind === 'paragraph') <= 1;

export async function readMarkdown(
  text: string,
  { id, fileName }: SourceName,
  shelf: PictureShelf,
): Promise<SourceDocument> {
  const front = await readFrontMatter(text);
  const body = cleanings.reduce((cleaned, clean) => clean(cleaned), text.slice(front.length));
  const elements = withoutEdgeLinks(await readElements(body, front.lines));
  const met: Footnote[] = [];
  const reader = new BlockReader(shelf, surveyOf(elements), (footnote) => met.push(footnote));
  const definitions = footnotesIn(elements);
  const flow = reader.flow(drained(elements), { from: 1, to: 1 });
  const { subtitle, author, status, others } = front.data;
  // Its lines are wrapped as the field's place asks for.
  const description = front.data.description?.replace(/\s+/gu, ' ');
  const short = description !== undefined && visualLength(description) <= longestSubtitle;
  const shownSubtitle = subtitle ?? (short ? description : undefined);
  const position = { from: 1, to: Math.max(1, front.lines) };
  const long = shownSubtitle === description ? undefined : description;
  const isSaid = opensWithText(flow);
  const opening: FlowItem[] =
    long !== undefined && !isSaid ? [{ kind: 'paragraph', text: rich(long), position }] : [];
  const { notes, ...tree } = withoutBoilerplate(withoutLinkTails(sectionsOf([...opening, ...flow])));
  const { title, date, ...page } = datedPage({ ...front.data, ...tree });
  const faults = [...front.faults, ...(await formulaFaults(tree))];
  return {
    source: id,
    ...(fileName !== undefined && { fileName }),
    kind: 'markdown',
    ...liftTitle(page, title, shownSubtitle),
    ...(author !== undefined && { author }),
    ...(date !== undefined && { date }),
    ...(status !== undefined && { status }),
    ...(others !== undefined && { fields: others }),
    ...(faults.length > 0 && { faults }),
    notes: [
      ...(long !== undefined && isSaid ? [{ position, text: long }] : []),
      ...footnoteTexts(definitions, met, reader),
      ...notes,
    ],
  };
}

/** One after the other, each let go of once it is read: a long document would be held twice. */
function* drained(nodes: Node[]): Generator<Node> {
  nodes.reverse();
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) yield node;
}

const footnotesIn = (nodes: readonly Node[]): ReadonlyMap<string, Element> => {
  const definitions = new Map<string, Element>();
  for (const element of descendants(nodes))
    if (element.tag === '#footnote') definitions.set(element.attributes.label!, element);
  return definitions;
};

interface Note {
  readonly position: Position;
  readonly text: string;
}

/** A footnote's text goes to the notes of the place that first refers to it. */
function footnoteTexts(
  definitions: ReadonlyMap<string, Element>,
  met: Footnote[],
  reader: BlockReader,
): Note[] {
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
