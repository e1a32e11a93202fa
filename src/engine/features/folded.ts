import { plain, type RichText } from '../../deck/richText.ts';
import type { ListItem } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { glueOf, isBlank, joinRich, joinSentences, unspaced, withoutColon } from '../text/richJoin.ts';

const isEnded = (text: RichText): boolean => /[.!?。！？]\s*$/u.test(plain(text));

const mostEntryWords = 4;
const mostWords = 16;

/** What stands below an entry in few words: "Coffee" over "black" and "white". */
const entriesBelow = ({ text, checked, blocks }: ListItem): RichText[] | undefined => {
  const [only, ...others] = blocks;
  if (checked !== undefined || only?.kind !== 'list' || only.ordered || others.length > 0) return undefined;
  const entries = only.items.map((item) => item.text);
  const words = entries.map((entry) => estimateWords(plain(entry)));
  const isShort =
    only.items.every((item) => item.blocks.length === 0 && item.checked === undefined) &&
    words.every((each) => each > 0 && each <= mostEntryWords) &&
    words.reduce((sum, each) => sum + each, estimateWords(plain(text))) <= mostWords &&
    !isEnded(text);
  return isShort ? entries : undefined;
};

/** "Coffee: black, white": one line that keeps who is below whom, where lists have no third level. */
export const foldedLine = (item: ListItem): RichText | undefined => {
  const entries = entriesBelow(item);
  return entries && joinRich([withoutColon(item.text), joinRich(entries, glueOf(entries))], ': ');
};

const mostBelowWords = 40;

/** "One runs in itself: which nobody should; we do": what stands below an entry of a list within a list, in its line. */
export const lineWithBelow = (item: ListItem): RichText | undefined => {
  const [only, ...others] = item.blocks;
  if (item.checked !== undefined || only?.kind !== 'list' || only.ordered || others.length > 0)
    return undefined;
  if (only.items.some(({ blocks, checked }) => blocks.length > 0 || checked !== undefined)) return undefined;
  const entries = only.items.map(({ text }) => text);
  const words = [item.text, ...entries].reduce((sum, text) => sum + estimateWords(plain(text)), 0);
  if (isBlank(item.text) || words > mostBelowWords) return undefined;
  if (isEnded(item.text) || entries.some(isEnded)) return joinSentences([item.text, ...entries]);
  const name = withoutColon(item.text);
  const colon = unspaced.test(plain(name)) ? '：' : ': ';
  const seam = [name, ...entries].some((text) => /[:：]/u.test(plain(text))) ? ' – ' : colon;
  return joinRich([name, joinRich(entries, glueOf(entries))], seam);
};

/** Whether entries below the entries of a list have more below them than a line holds. */
export const isDeep = ({ blocks }: ListItem): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'list' &&
      block.items.some((item) => item.blocks.some(({ kind }) => kind === 'list') && !foldedLine(item)),
  );
