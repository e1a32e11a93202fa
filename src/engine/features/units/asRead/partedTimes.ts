import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Block, BlockOf, ListItem } from '../../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import { timesOfList } from '../../../text/leads.ts';
import { joinRich } from '../../../text/richJoin.ts';
import { isInBrackets } from '../../said.ts';

const mostWords = 20;

/** "(the same for both boats)" between what happened before and after it. */
const remarkOf = (block: Block | undefined): RichText | undefined =>
  block?.kind === 'paragraph' &&
  isInBrackets(plain(block.text)) &&
  estimateWords(plain(block.text)) <= mostWords
    ? block.text
    : undefined;

const withRemark = ({ items }: BlockOf<'list'>, remark: RichText): readonly ListItem[] => {
  const last = items.at(-1)!;
  return [...items.slice(0, -1), { ...last, text: joinRich([last.text, remark], ' ') }];
};

const areMoments = (one: BlockOf<'list'>, other: BlockOf<'list'>): boolean =>
  timesOfList([...one.items, ...other.items].map(({ text }) => text)) !== undefined;

/** What happened when goes on below a remark in brackets, which is said of what stands above it. */
export const withWholeTimes = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    const above = out.at(-1);
    const remark = remarkOf(block);
    const below = blocks[at + 1];
    if (!remark || above?.kind !== 'list' || below?.kind !== 'list' || !areMoments(above, below)) {
      out.push(block);
      continue;
    }
    const items = withRemark(above, remark);
    const position = { from: above.position.from, to: below.position.to };
    out[out.length - 1] = { ...above, items: [...items, ...below.items], position };
    at += 1;
  }
  return out;
};
