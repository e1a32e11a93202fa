import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import { wordsOfBlock } from '../../features/blockWords.ts';
import { isOneLine } from '../../features/oneLineCode.ts';
import { isVisual } from '../../features/visual.ts';
import type { Block, ListItem } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isTitle } from '../../text/fit.ts';
import { splitLead, withoutStrong } from '../../text/leads.ts';
import { isBlank, joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle, withoutAsides } from '../../text/shorten.ts';
import { itemPositions } from './itemPositions.ts';
import type { Implied, Reading } from './splitBlocks.ts';

const leastBelow = 40;
const hasListing = ({ blocks }: ListItem): boolean =>
  blocks.some(
    (block) =>
      (isVisual(block) && !isOneLine(block)) || (block.kind === 'list' && block.items.some(hasListing)),
  );
/** A step with a listing of its own, or with much to say. */
const isDeep = (item: ListItem): boolean =>
  hasListing(item) || item.blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0) >= leastBelow;
const isNamed = ({ text, checked }: ListItem): boolean =>
  checked === undefined && splitLead(text).lead !== undefined;

/** Of several steps one may be too long for a title. */
const mostLong = 0.3;
const mostWords = 18;
const leastWords = 4;
/** "Clear the space when it is full" of "Clear the space when it is full, but the alarm goes on" */
const firstClause = (text: RichText): RichText => {
  const comma = plain(text).search(/[,，、;；]\s/u);
  const clause = sliceRich(text, 0, Math.max(0, comma));
  return estimateWords(plain(clause)) >= leastWords ? clause : [];
};
/** "**Install the tools.** We need …" is called by what it begins with. */
const topicOf = (
  item: ListItem,
  number: number | undefined,
  position: Block['position'],
  language: Language,
): Implied => {
  const led = splitLead(item.text);
  const [first = [], ...others] = led.lead ? [led.lead, led.text] : richSentences(item.text, language);
  const whole = asTitle(first.map(withoutStrong));
  const headed = (name: RichText): RichText =>
    number === undefined ? name : [{ text: `${number}. ` }, ...name];
  const isName = (name: RichText): boolean =>
    !isBlank(name) && estimateWords(plain(name)) <= mostWords && isTitle(headed(name));
  const name = [whole, withoutAsides(whole), firstClause(whole)].find(isName);
  const hasBelow = item.blocks.length > 0 || !isBlank(joinSentences(others));
  if (!name || !hasBelow) {
    // It stands under the heading above, with its number: a heading over nothing is not shown.
    const text = number === undefined ? item.text : [{ text: `${number}. ` }, ...item.text];
    return {
      heading: [],
      blocks: [{ kind: 'paragraph', text, position }, ...item.blocks],
      position,
      isWhole: true,
    };
  }
  const heading = headed(name);
  // What the name leaves out is said below it.
  const text = joinSentences(name === whole ? others : [first, ...others]);
  const rest: Block[] = isBlank(text) ? [] : [{ kind: 'paragraph', text, position }];
  return { heading, blocks: [...rest, ...item.blocks], position, isWhole: true, isCounted: true };
};

/** Steps and named entries that are more than lines of a list: each has its text and its listing beside it. */
export const stepTopics =
  (language: Language): Reading =>
  (block) => {
    if (block.kind !== 'list' || block.items.length < 2) return undefined;
    if (!block.ordered && !block.items.every(isNamed)) return undefined;
    const deep = block.items.filter(block.ordered ? isDeep : hasListing);
    if (2 * deep.length < block.items.length) return undefined;
    const positions = itemPositions(block);
    const topics = block.items.map((item, at) =>
      topicOf(item, block.ordered ? block.start + at : undefined, positions[at]!, language),
    );
    const long = topics.filter(({ heading, blocks }) => isBlank(heading) && blocks.length > 1);
    // A listing is not looked at apart from the step that it is of.
    const isEachShown = block.ordered && block.items.every(hasListing);
    return isEachShown || long.length <= mostLong * topics.length ? topics : undefined;
  };
