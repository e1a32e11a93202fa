import { isWholly, plain, type RichText, rich } from '../../../deck/richText.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isBlank, joinRich } from '../../text/richJoin.ts';

/** Prose inside a quotation or a callout, as one text. */
export const textWithin = (blocks: readonly Block[]): RichText => {
  const texts = blocks.flatMap((block): RichText[] =>
    block.kind === 'paragraph'
      ? [block.text]
      : block.kind === 'list'
        ? block.items.map(({ text }) => text)
        : block.kind === 'quote' || block.kind === 'callout'
          ? [textWithin(block.blocks)]
          : [],
  );
  return joinRich(
    texts.filter((text) => !isBlank(text)),
    ' ',
  );
};

/** "https://example.org/issues/36", alone or before a few words: nobody says it, nobody reads it from a slide. */
const address = /^[\s<(]*(?:https?:\/\/|www\.)\S+(?:\s+[^\s.!?。]{1,30}){0,3}\s*$/u;
export const isAddress = (block: Block): boolean =>
  (block.kind === 'paragraph' && address.test(plain(block.text))) ||
  (block.kind === 'quote' && block.blocks.every(isAddress));

const longest = 60;
/** Nobody reads it out, whatever stands beside it. */
export const isLongAddress = (block: Block): boolean =>
  block.kind === 'paragraph' && isAddress(block) && plain(block.text).length > longest;

export const isProse = (blocks: readonly Block[]): boolean =>
  blocks.every(({ kind }) => kind === 'paragraph');

const mostQuoted = 90;
/** So much of nobody is no saying, but a part of another document. */
export const isDocument = ({ who, blocks }: BlockOf<'quote'>): boolean =>
  who === undefined && blocks.length > 1 && estimateWords(plain(textWithin(blocks))) > mostQuoted;

const mostRemarked = 25;
/** "> Moved to August." right below a heading, said by nobody, over what stands under that: it is said with it. */
export const isRemark = (block: Block, others: readonly Block[]): block is BlockOf<'quote'> =>
  block.kind === 'quote' &&
  isProse(block.blocks) &&
  others.some(({ kind }) => kind === 'paragraph' || kind === 'list') &&
  !isVoice({ who: block.who, text: textWithin(block.blocks) }) &&
  estimateWords(plain(textWithin(block.blocks))) <= mostRemarked;

const labelled = /^[^.!?:：]{2,30}[:：]\s*[^.!?。]*$/u;
/** "Tags: tides, boats" is kept with a text, and no part of what it says. */
export const isTag = (text: RichText): boolean => labelled.test(plain(text).trim());

const mostNameWords = 4;
/** "**Summary**" above what is set off is what that is called. */
export const nameWithin = ({ blocks: [first, ...others] }: BlockOf<'quote'>): RichText | undefined => {
  if (first?.kind !== 'paragraph' || others.length === 0) return undefined;
  const isName = isWholly(first.text, 'strong') && estimateWords(plain(first.text)) <= mostNameWords;
  return isName ? first.text.map(({ marks: _, ...span }) => span) : undefined;
};

/** A sentence of its own, and no rest of the one that stands above it. */
export const isSaying = (text: string): boolean =>
  /^\s*[\p{Pi}\p{Ps}"']*[\p{Lu}\p{Lo}]/u.test(text) &&
  /(?:[.!?…。！？][\p{Pf}\p{Pe}"']*|\s[:;]-?[)(D])(?:\s*[(（][^()（）]{2,40}[)）])?\s*$/u.test(text);

const speaker = /^((?:\p{Lu}[\p{L}.’'-]+\s){1,3})\p{Ll}+\s*[:：]\s*$/u;
/** "Ada Ruiz says:" over a quotation says whose words they are. */
export const speakerIn = (lead: string): RichText | undefined => {
  const name = speaker.exec(lead.trim())?.[1]?.trim();
  return name === undefined ? undefined : rich(name);
};

const marksOfSpeech = /["“”„«»「」『』]|(?:^|\s)[—–]\s*\p{Lu}/u;
/** Somebody's words have their name or marks around them; what is set off without is a note of the document's own. */
export const isVoice = ({
  who,
  text,
}: {
  readonly who?: RichText | undefined;
  readonly text: RichText;
}): boolean =>
  who !== undefined || marksOfSpeech.test(plain(text.filter(({ marks }) => !marks?.includes('code'))));
