import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Block, BlockOf, ListItem } from '../../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../../text/estimateWords.ts';

const mostWords = 45;
const leastVoices = 2;

const inItalics = (text: RichText): RichText =>
  text.map((span) => ({ ...span, marks: [...new Set([...(span.marks ?? []), 'emphasis' as const])] }));

/** A short saying: whose it is, where that is known, and what was said. */
const voiceOf = (block: Block): ListItem | undefined => {
  if (block.kind !== 'quote') return undefined;
  const [said, ...others] = block.blocks;
  if (said?.kind !== 'paragraph' || others.length > 0 || estimateWords(plain(said.text)) > mostWords)
    return undefined;
  const name: RichText = block.who
    ? [{ text: `${plain(block.who)}:`, marks: ['strong'] }, { text: ' ' }]
    : [];
  return { text: [...name, ...inItalics(said.text)], blocks: [] };
};

const beginsAndEndsInMarks = /^\s*["“”„«»「『].*["“”»«」』][.!?]?\s*$/su;

/** Paragraphs of one quotation that each have marks around them were said by one after another. */
const saidApart = (block: Block): readonly Block[] =>
  block.kind === 'quote' &&
  !block.who &&
  block.blocks.every((said) => said.kind === 'paragraph' && beginsAndEndsInMarks.test(plain(said.text)))
    ? block.blocks.map((said) => ({ ...block, blocks: [said] }))
    : [block];

const listOf = (run: readonly { readonly block: Block; readonly voice: ListItem }[]): BlockOf<'list'> => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: run.map(({ voice }) => voice),
  position: { from: run[0]!.block.position.from, to: run.at(-1)!.block.position.to },
});

/** Two short sayings and more, one below the other, are what several people say, and none of them is left out. */
export const withVoices = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  let run: { readonly block: Block; readonly voice: ListItem }[] = [];
  const flush = (): void => {
    out.push(...(run.length >= leastVoices ? [listOf(run)] : run.map(({ block }) => block)));
    run = [];
  };
  for (const block of blocks) {
    const parts = saidApart(block);
    const voices = parts.flatMap((said) => voiceOf(said) ?? []);
    if (voices.length > 0 && voices.length === parts.length)
      run.push(...voices.map((voice) => ({ block, voice })));
    else {
      flush();
      out.push(block);
    }
  }
  flush();
  return out;
};
