import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Block, BlockOf, ListItem, SourceDocument, SourceSection } from '../document/sourceDocument.ts';

const leastHeaded = 2;
const leastParagraphs = 2;
const longestName = 40;

/** "- Objective:" over several paragraphs is a heading, however it is marked. */
const isHeaded = ({ text, blocks, checked }: ListItem): boolean =>
  checked === undefined &&
  endsInColon(text) &&
  visualLength(plain(text)) <= longestName &&
  blocks.filter(({ kind }) => kind === 'paragraph').length >= leastParagraphs &&
  blocks.every(({ kind }) => kind !== 'list');

const areSeveral = (block: Block): block is BlockOf<'list'> =>
  block.kind === 'list' && !block.ordered && block.items.filter(isHeaded).length >= leastHeaded;

const sectionOf = ({ text, blocks }: ListItem, depth: number): SourceSection => ({
  heading: withoutColon(text),
  depth,
  position: { from: blocks[0]!.position.from, to: blocks.at(-1)!.position.to },
  blocks,
  sections: [],
});

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

const opened = <Part extends Tree>(part: Part, depth: number): Part => {
  const sections = part.sections.map((section) => opened(section, section.depth));
  const headed: SourceSection[] = [];
  const blocks = part.blocks.flatMap((block): readonly Block[] => {
    if (!areSeveral(block)) return [block];
    headed.push(...block.items.filter(isHeaded).map((item) => sectionOf(item, depth + 1)));
    const items = block.items.filter((item) => !isHeaded(item));
    return items.length > 0 ? [{ ...block, items }] : [];
  });
  return { ...part, blocks, sections: [...headed, ...sections] };
};

/** A form whose answers are texts, as a list of them, has a heading over each; what else it lists stands before. */
export const withHeadedEntries = (document: SourceDocument): SourceDocument => opened(document, 1);
