import { plain, type RichText } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { blockTexts } from '../document/blockTexts.ts';
import type { Block, ListItem } from '../document/sourceDocument.ts';

type Taken = (text: string) => void;

const isStruck = ({ marks }: RichText[number]): boolean => marks?.includes('strike') === true;
const isSaid = (text: RichText): boolean => text.some(({ text: part }) => part.trim() !== '');

/** It stands at the word before it. */
const isMark = /^\s*[.,;:!?)\]…]/u;

/** Without blanks where a struck part was between two others. */
const joined = (text: RichText): RichText => {
  const spans: { -readonly [Key in keyof RichText[number]]: RichText[number][Key] }[] = [];
  for (const span of text) {
    const last = spans.at(-1);
    if (last && isMark.test(span.text)) last.text = last.text.trimEnd();
    const own = /\s$/u.test(last?.text ?? ' ') ? span.text.trimStart() : span.text;
    if (own !== '') spans.push({ ...span, text: own });
  }
  const last = spans.at(-1);
  if (last) last.text = last.text.trimEnd();
  return spans;
};

/** "~~Friday drinks~~ are no more": what its sentence begins with, and is about. */
const isSpokenOf = (text: RichText, at: number): boolean => {
  const before = text[at - 1]?.text ?? '';
  const after = text[at + 1]?.text ?? '';
  return (before.trim() === '' || /[.!?…]\s*$/u.test(before)) && /^\s*\p{Ll}/u.test(after);
};

const liveText = (text: RichText, taken: Taken): RichText => {
  const isGone = (span: RichText[number], at: number): boolean => isStruck(span) && !isSpokenOf(text, at);
  if (!text.some(isGone)) return text;
  for (const span of text.filter(isGone)) taken(`~~${span.text.trim()}~~`);
  return joined(text.filter((span, at) => !isGone(span, at)));
};

const longestRemark = 24;
/** Less is rather replaced by what stands beside them: "~~20~~ 30 euros a year". */
const leastSaid = 12;
/** "~~Replace the queue~~ discussed, no": what is said of it says nothing without it. */
const isRemarkedOn = ([first, ...others]: RichText): boolean =>
  first !== undefined &&
  isStruck(first) &&
  isSaid(others) &&
  !others.some(isStruck) &&
  (plain(others).trim().length <= longestRemark || visualLength(first.text.trim()) >= leastSaid);

/** What is ticked off is done: that it is struck out as well takes nothing back. */
const liveItem = (item: ListItem, taken: Taken): ListItem[] => {
  const blocks = item.blocks.flatMap((block) => liveIn(block, taken));
  if (isRemarkedOn(item.text)) return [{ ...item, blocks }];
  if (item.checked || (blocks.length > 0 && item.text.every(isStruck))) return [{ ...item, blocks }];
  const text = liveText(item.text, taken);
  return isSaid(text) || blocks.length > 0 ? [{ ...item, text, blocks }] : [];
};

const liveIn = (block: Block, taken: Taken): Block[] => {
  if (block.kind === 'paragraph') {
    const text = liveText(block.text, taken);
    return isSaid(text) ? [{ ...block, text }] : [];
  }
  if (block.kind === 'list') {
    const items = block.items.flatMap((item) => liveItem(item, taken));
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind !== 'table') return [block];
  const rows = block.rows.map((row) => row.map((cell) => liveText(cell, taken)));
  return [{ ...block, rows }];
};

/** A block without what its author struck out; none where that was all of it. */
export const withoutStruckOut = (block: Block, taken: Taken): Block[] =>
  blockTexts(block).some((text) => text.some(isStruck)) ? liveIn(block, taken) : [block];
