import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { wordsOfBlock } from '../features/blockWords.ts';
import { isOneLine } from '../features/oneLineCode.ts';
import { isVisual } from '../features/visual.ts';
import type { Block, BlockOf, ListItem } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isTitle } from '../text/fit.ts';
import { splitLead, withoutStrong } from '../text/leads.ts';
import { isBlank, joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { asTitle } from '../text/shorten.ts';
import type { Implied, Reading } from './splitBlocks.ts';

const leastBelow = 40;
const hasListing = ({ blocks }: ListItem): boolean =>
  blocks.some((block) => isVisual(block) && !isOneLine(block));
/** A step with a listing of its own, or with much to say. */
const isDeep = (item: ListItem): boolean =>
  hasListing(item) || item.blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0) >= leastBelow;
const isNamed = ({ text, checked }: ListItem): boolean =>
  checked === undefined && splitLead(text).lead !== undefined;

const mostWords = 18;
/** "**Install the tools.** We need …" is called by what it begins with. */
const topicOf = (
  item: ListItem,
  number: number | undefined,
  position: Block['position'],
  language: Language,
): Implied[] => {
  const led = splitLead(item.text);
  const [first = [], ...others] = led.lead ? [led.lead, led.text] : richSentences(item.text, language);
  const name = asTitle(first.map(withoutStrong));
  const heading = number === undefined ? name : [{ text: `${number}. ` }, ...name];
  if (isBlank(name) || estimateWords(plain(name)) > mostWords || !isTitle(heading)) return [];
  const text = joinSentences(others);
  const rest: Block[] = isBlank(text) ? [] : [{ kind: 'paragraph', text, position }];
  return [{ heading, blocks: [...rest, ...item.blocks], position, isWhole: true, isCounted: true }];
};

/** Where the items of a list begin: after what stands in the one before, as far as their blocks tell. */
const positionsIn = ({ items, position }: BlockOf<'list'>): Block['position'][] => {
  let line = position.from;
  return items.map(({ blocks }) => {
    const from = line;
    line = Math.max(line, ...blocks.map((block) => block.position.to)) + 1;
    return { from, to: from };
  });
};

/** Steps and named entries that are more than lines of a list: each has its text and its listing beside it. */
export const stepTopics =
  (language: Language): Reading =>
  (block) => {
    if (block.kind !== 'list' || block.items.length < 2) return undefined;
    if (!block.ordered && !block.items.every(isNamed)) return undefined;
    const deep = block.items.filter(block.ordered ? isDeep : hasListing);
    if (2 * deep.length < block.items.length) return undefined;
    const positions = positionsIn(block);
    const topics = block.items.flatMap((item, at) =>
      topicOf(item, block.ordered ? block.start + at : undefined, positions[at]!, language),
    );
    return topics.length === block.items.length ? topics : undefined;
  };
