import { plain, type RichText } from '../../deck/richText.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { ListItem } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { glueOf, isBlank, joinRich, joinSentences, unspaced } from '../text/richJoin.ts';
import { withoutFullStop } from '../text/shorten.ts';

const beginsLarge = (text: RichText): boolean => /^\P{L}*(?!\p{Ll})\p{L}/u.test(plain(text));
const isEnded = (text: RichText): boolean => /[.!?。！？]\s*$/u.test(plain(text));

/** What stands below an entry, if that is a list of nothing but texts; what is counted is steps, but where all is. */
const textsBelow = ({ checked, blocks }: ListItem, isCounted = false): RichText[] | undefined => {
  const [only, ...others] = blocks;
  if (checked !== undefined || only?.kind !== 'list' || others.length > 0) return undefined;
  if (only.ordered && !isCounted) return undefined;
  const areTexts = only.items.every((item) => item.blocks.length === 0 && item.checked === undefined);
  return areTexts ? only.items.map(({ text }) => text) : undefined;
};

const wordsIn = (texts: readonly RichText[]): number =>
  texts.reduce((sum, text) => sum + estimateWords(plain(text)), 0);

const mostWords = 40;
const mostEntryWords = 4;

/** "Coffee: black, white": one line that keeps who is below whom, where lists have no third level. */
export const lineWithBelow = (item: ListItem, isCounted = false): RichText | undefined => {
  const below = textsBelow(item, isCounted);
  if (!below || isBlank(item.text) || wordsIn([item.text, ...below]) > mostWords) return undefined;
  const areSentences = below.some(isEnded) || (isEnded(item.text) && below.every(beginsLarge));
  const name = withoutColon(withoutFullStop(item.text));
  const colon = unspaced.test(plain(name)) ? '：' : ': ';
  const isName = !isEnded(item.text) && wordsIn([item.text]) <= mostEntryWords;
  if (areSentences)
    return isName ? joinRich([name, joinSentences(below)], colon) : joinSentences([item.text, ...below]);
  const seam = [name, ...below].some((text) => /[:：]/u.test(plain(text))) ? ' – ' : colon;
  return joinRich([name, joinRich(below, glueOf(below))], seam);
};

const mostWordsInAll = 16;

/** "Coffee" over "black" and "white" is as short as a line of a list. */
export const isFolded = (item: ListItem): boolean => {
  const below = textsBelow(item);
  const areShort = below?.every((text) => {
    const words = wordsIn([text]);
    return words > 0 && words <= mostEntryWords;
  });
  return areShort === true && wordsIn([item.text, ...below!]) <= mostWordsInAll && !isEnded(item.text);
};

/** Whether entries below the entries of a list have more below them than a line holds. */
export const isDeep = ({ blocks }: ListItem): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'list' &&
      block.items.some((item) => item.blocks.some(({ kind }) => kind === 'list') && !isFolded(item)),
  );
