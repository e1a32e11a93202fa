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

/** "1. Redistribution of code" over provisions of a paragraph each. */
const leastProvision = 100;
const leastProvisions = 2;
const longestTopic = 60;
const isTopic = ({ text, blocks, checked }: ListItem): boolean => {
  const name = plain(text);
  const below = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const letters = below.reduce((sum, item) => sum + visualLength(plain(item.text)), 0);
  return (
    checked === undefined &&
    name !== '' &&
    visualLength(name) <= longestTopic &&
    !/[.!?。！？।;,]$/u.test(name) &&
    below.length >= leastProvisions &&
    blocks.every(({ kind }) => kind === 'list') &&
    letters / below.length >= leastProvision
  );
};

type Headed = (item: ListItem) => boolean;

/** What heads entries of a list; of topics all are, or none. */
const headsOf = (block: Block): { list: BlockOf<'list'>; isHead: Headed } | undefined => {
  if (block.kind !== 'list') return undefined;
  if (block.items.length >= leastHeaded && block.items.every(isTopic))
    return { list: block, isHead: isTopic };
  if (block.ordered || block.items.filter(isHeaded).length < leastHeaded) return undefined;
  return { list: block, isHead: isHeaded };
};

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
    const heads = headsOf(block);
    if (!heads) return [block];
    const { list, isHead } = heads;
    headed.push(...list.items.filter(isHead).map((item) => sectionOf(item, depth + 1)));
    const items = list.items.filter((item) => !isHead(item));
    return items.length > 0 ? [{ ...list, items }] : [];
  });
  return { ...part, blocks, sections: [...headed, ...sections] };
};

/** A form whose answers are texts, as a list of them, has a heading over each; what else it lists stands before. */
export const withHeadedEntries = (document: SourceDocument): SourceDocument => opened(document, 1);
