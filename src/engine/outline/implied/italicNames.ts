import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { inBold } from '../../text/inBold.ts';
import type { Outline, Topic } from '../outline.ts';

type Paragraph = BlockOf<'paragraph'>;
type Recogniser = (block: Block | undefined) => block is Paragraph;

const least = 2;
const longest = { letters: 60, words: 9 } as const;
const isShort = (text: string): boolean =>
  text.trim().length <= longest.letters && estimateWords(text) <= longest.words && /\p{L}/u.test(text);

const isItalic = ({ marks }: RichText[number]): boolean =>
  marks?.includes('emphasis') === true && !marks.includes('strong');

/** "*Balancer*: shares the load.", "*Liveness*. Servers may fail." */
const beginsWithName: Recogniser = (block): block is Paragraph => {
  if (block?.kind !== 'paragraph') return false;
  const [name, next] = block.text;
  return (
    name !== undefined &&
    next !== undefined &&
    isItalic(name) &&
    isShort(name.text) &&
    (/^(?:\s*[:：–—]|\.|。|\s-)\s/u.test(next.text) || /[:：.。]\s*$/u.test(name.text))
  );
};

/** "*The first way*" alone in its line. */
const isLine: Recogniser = (block): block is Paragraph =>
  block?.kind === 'paragraph' &&
  isWholly(block.text, 'emphasis') &&
  block.text.every(isItalic) &&
  isShort(plain(block.text)) &&
  !/[,;:!?，；：！？…]\s*$/u.test(plain(block.text));

/** Some stand right below each other: one alone is stress. */
const withNames = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, at) => {
    const isOneOfMany = beginsWithName(blocks[at - 1]) || beginsWithName(blocks[at + 1]);
    if (!beginsWithName(block) || !isOneOfMany) return block;
    return { ...block, text: [...inBold(block.text.slice(0, 1)), ...block.text.slice(1)] };
  });

/** What stands below a picture or a table is a caption, what stands above nothing a remark. */
const isOver = (blocks: readonly Block[], at: number): boolean => {
  const [above, below] = [blocks[at - 1], blocks[at + 1]];
  return (
    isLine(blocks[at]) &&
    below !== undefined &&
    !isLine(below) &&
    (above === undefined || above.kind === 'paragraph' || above.kind === 'list' || above.kind === 'code')
  );
};

const withLines = (blocks: readonly Block[]): readonly Block[] => {
  const lines = new Set(blocks.filter((_, at) => isOver(blocks, at)));
  // Where some head texts and others do not, none is known to be a heading.
  if (lines.size < least || lines.size < blocks.filter(isLine).length) return blocks;
  return blocks.map((block) =>
    lines.has(block) && block.kind === 'paragraph' ? { ...block, text: inBold(block.text) } : block,
  );
};

const inTopic = (topic: Topic): Topic => ({
  ...topic,
  blocks: withLines(withNames(topic.blocks)),
  topics: topic.topics.map(inTopic),
});

/** Names in italics, several of one kind in a section, are what names in bold are. */
export const withItalicNames = (outline: Outline): Outline => ({
  ...outline,
  intro: inTopic(outline.intro),
  topics: outline.topics.map(inTopic),
});
