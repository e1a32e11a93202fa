import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import { wordsOfBlock as proseWords } from '../../features/blockWords.ts';
import { isDeep } from '../../features/folded.ts';
import type { Block, BlockOf, ListItem } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isTitle } from '../../text/fit.ts';
import { splitLead } from '../../text/leads.ts';
import { isBlank } from '../../text/richJoin.ts';
import { asTitle } from '../../text/shorten.ts';
import { itemPositions } from './itemPositions.ts';
import { type Implied, isLabel, paragraphs, type Reading, withoutColon } from './splitBlocks.ts';

const mostItemWords = 12;

const topicOfItem = (item: ListItem, position: Block['position']): Implied | undefined => {
  const { lead, text } = splitLead(item.text);
  const heading = asTitle(lead ?? item.text);
  if (estimateWords(plain(heading)) > mostItemWords || !isTitle(heading) || isBlank(heading))
    return undefined;
  const said = lead ? paragraphs(text, { position }) : [];
  return { heading, blocks: [...said, ...item.blocks], position, isWhole: true };
};

const leastOutlined = 3;
/** A list whose items have lists of their own is the outline of a talk. */
export const outlined: Reading = (block) =>
  block.kind === 'list' && block.items.length >= leastOutlined ? topicsOfItems(block) : undefined;

const topicsOfItems = (block: BlockOf<'list'>): readonly Implied[] | undefined => {
  const deep = block.items.filter(
    ({ blocks }) => blocks.reduce((sum, each) => sum + proseWords(each), 0) > 8,
  );
  if (2 * deep.length < block.items.length) return undefined;
  const positions = itemPositions(block);
  const topics = block.items.map((item, at) => topicOfItem(item, positions[at]!));
  return topics.every((topic) => topic !== undefined) ? topics : undefined;
};

const isBranch = ({ text, checked, blocks }: ListItem): boolean =>
  checked === undefined && isLabel(text) && blocks.some(({ kind }) => kind === 'list');
export const leastBranches = 3;
/** A shorter outline is read as one list. */
export const leastOutlineWords = 60;

/** Names with lists below them, none of which is a step. */
export const branches: Reading = (block, next) => {
  if (block.kind !== 'list' || block.ordered || block.items.length < leastBranches) return undefined;
  const few = Math.ceil(block.items.length / 4);
  const isOutline =
    block.items.every(({ text }) => isLabel(text)) &&
    block.items.filter((item) => !isBranch(item)).length <= few &&
    proseWords(block) >= leastOutlineWords;
  return isOutline ? outlined(block, next) : undefined;
};

const leastBelow = 30;
/** Names with so much below each, or in such depth, that they are headings, whatever they were written as. */
export const agenda: Reading = (block) => {
  if (block.kind !== 'list' || block.ordered) return undefined;
  if (block.items.some(({ checked, blocks }) => checked !== undefined || blocks.length === 0))
    return undefined;
  const below = block.items.flatMap(({ blocks }) => blocks).reduce((sum, each) => sum + proseWords(each), 0);
  const isMuch = below >= leastBelow * block.items.length;
  return isMuch || block.items.some(isDeep) ? topicsOfItems(block) : undefined;
};

const leastChapter = 100;
const leastChapters = 2;
const isTold = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'list';
/** "Committee reports" as an entry, with more below it than any slide holds. */
const isChapter = (item: ListItem, language: Language): boolean =>
  item.checked === undefined &&
  isLabel(item.text) &&
  !leadsIn(withoutColon(plain(item.text)), language) &&
  item.blocks.every(isTold) &&
  item.blocks.reduce((sum, each) => sum + proseWords(each), 0) >= leastChapter;

/** Of a long list, entries that are sections of their own, and lists of those between them. */
export const chapters =
  (language: Language): Reading =>
  (block) => {
    if (block.kind !== 'list') return undefined;
    if (block.items.filter((item) => isChapter(item, language)).length < leastChapters) return undefined;
    const positions = itemPositions(block);
    const found: Implied[] = [];
    let between: ListItem[] = [];
    const close = (at: number): void => {
      const position = { from: positions[at - between.length]!.from, to: positions[at - 1]!.to };
      const run: Block = { ...block, items: between, start: block.start + at - between.length, position };
      found.push({ heading: [], blocks: [run], position });
      between = [];
    };
    for (const [at, item] of block.items.entries()) {
      const topic = isChapter(item, language) ? topicOfItem(item, positions[at]!) : undefined;
      if (!topic) between.push(item);
      else {
        if (between.length > 0) close(at);
        found.push(topic);
      }
    }
    if (between.length > 0) close(block.items.length);
    return found;
  };
