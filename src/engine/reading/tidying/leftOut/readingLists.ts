import { plain, type RichText } from '../../../../deck/richText.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { meaningsOf } from '../../../../languages/recognising/labels.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type {
  Block,
  BlockOf,
  ListItem,
  SourceDocument,
  SourceSection,
} from '../../document/sourceDocument.ts';

/** "Refs:" over what it names. */
export const isReadingList = ({ text, checked, blocks }: ListItem): boolean =>
  checked === undefined &&
  blocks.some(({ kind }) => kind === 'list') &&
  isHeadingOf(plain(text), 'references');

const withoutIn = (block: Block): Block[] => {
  if (block.kind !== 'list') return [block];
  const list = withoutReadingLists(block);
  return list.items.length > 0 ? [list] : [];
};

/** A list without the entries that only say where to read on: they are for the notes. */
export const withoutReadingLists = (list: BlockOf<'list'>): BlockOf<'list'> => ({
  ...list,
  items: list.items
    .filter((item) => !isReadingList(item))
    .map((item) => ({ ...item, blocks: item.blocks.flatMap(withoutIn) })),
});

const longestBeside = 40;

/** A link, and hardly a word beside it. */
const isLink = ({ text, checked, blocks }: ListItem): boolean =>
  checked === undefined &&
  blocks.length === 0 &&
  text.some(({ href }) => href !== undefined) &&
  plain(text.filter(({ href }) => href === undefined)).trim().length <= longestBeside;

const isNothingElse = ({ text }: ListItem): boolean =>
  text.every(({ text: said, href }) => href !== undefined || !/[\p{L}\p{N}]/u.test(said));

/** "Relevant links:" over links; "links to its charts during the night:" over nothing else. */
const isHeadedLinks = (block: Block, next: Block | undefined): boolean => {
  if (block.kind !== 'paragraph' || next?.kind !== 'list' || !next.items.every(isLink)) return false;
  const line = plain(block.text).trim();
  const isNamed =
    next.items.every(isNothingElse) && meaningsOf(line, 'us').some(({ kind }) => kind === 'references');
  return isNamed || isHeadingOf(line, 'references');
};

const withAddresses = (text: RichText): string =>
  text
    .map(({ text: said, href }) => (href === undefined || href === said ? said : `${said} (${href})`))
    .join('');

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

/** Links below a line that says no more than that they are some are for the notes. */
export const withoutLinkLists = (document: SourceDocument): SourceDocument => {
  const notes: SourceDocument['notes'][number][] = [];
  const cleared = <Part extends Tree>(part: Part): Part => {
    const links = new Set<Block>();
    for (const [at, block] of part.blocks.entries()) {
      const next = part.blocks[at + 1];
      if (!next || !isHeadedLinks(block, next)) continue;
      links.add(block).add(next);
      const text = [block, next].flatMap(blockTexts).map(withAddresses).join('\n');
      notes.push({ position: { from: block.position.from, to: next.position.to }, text });
    }
    const blocks = part.blocks.filter((block) => !links.has(block));
    return { ...part, blocks, sections: part.sections.map(cleared) };
  };
  const tree = cleared(document);
  const isAll = tree.blocks.length + tree.sections.length === 0;
  return notes.length === 0 || isAll ? document : { ...tree, notes: [...document.notes, ...notes] };
};
