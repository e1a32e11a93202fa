import { plain, type RichText } from '../../../deck/richText.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isBlank } from '../../text/richJoin.ts';

/** A heading that is none in the source, with what stands below it. */
export interface Implied {
  readonly heading: RichText;
  readonly blocks: readonly Block[];
  /** What the heading was read from. */
  readonly line?: Block;
  /** What stands below it in the text is not under it: it is one of a list. */
  readonly isWhole?: true;
  /** Where it stands, if that is not where the blocks below it do. */
  readonly position?: Block['position'];
  /** It announces the list, the table or the listing below it, and nothing that comes after that. */
  readonly isLeadIn?: true;
  /** Its author counted it among others: a heading in all but its mark. */
  readonly isCounted?: true;
}

/** What a kind of block makes of itself: headings with what is under them; undefined: it goes with what is above. */
export type Reading = (block: Block, next: Block | undefined) => readonly Implied[] | undefined;

export interface Split {
  readonly before: readonly Block[];
  readonly found: readonly Implied[];
}

export const splitBy = (blocks: readonly Block[], read: Reading): Split => {
  const before: Block[] = [];
  const found: (Implied & { blocks: Block[] })[] = [];
  for (const [index, block] of blocks.entries()) {
    const implied = read(block, blocks[index + 1]);
    if (implied) for (const each of implied) found.push({ ...each, blocks: [...each.blocks] });
    else if (found.at(-1)?.isWhole) found.push({ heading: [], blocks: [block] });
    else (found.at(-1)?.blocks ?? before).push(block);
  }
  return { before, found };
};

export const paragraphs = (text: RichText, { position }: Pick<Block, 'position'>): Block[] =>
  isBlank(text) ? [] : [{ kind: 'paragraph', text, position }];

/** From end to end, but for its colon. */
export const isBold = (text: RichText): boolean =>
  text.every(({ text: part, marks }) => /^[\s:：]*$/u.test(part) || marks?.includes('strong'));

const mostLabelWords = 6;
export const isLabel = (text: RichText): boolean =>
  !/[.,;!?…。、，；！？।]\s*$/u.test(plain(text)) &&
  /\p{L}/u.test(plain(text)) &&
  estimateWords(plain(text)) <= mostLabelWords;

export const withoutColon = (text: string): string => text.replace(/[:：]\s*$/u, '');
