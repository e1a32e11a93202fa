import { isWholly, plain, type RichText } from '../../deck/richText.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { Block, BlockOf } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';

/** A text that begins with what stood above it. */
export const named = (name: RichText, above: Block, below: BlockOf<'paragraph'>): BlockOf<'paragraph'> => ({
  kind: 'paragraph',
  text: [{ text: `${plain(withoutColon(name)).trim()}:`, marks: ['strong'] }, { text: ' ' }, ...below.text],
  position: { from: above.position.from, to: below.position.to },
});

const mostTitleWords = 12;
const isTitle = (text: RichText): boolean =>
  isWholly(text, 'strong') &&
  !/[.!?。！？]\s*$/u.test(plain(text)) &&
  estimateWords(plain(text)) <= mostTitleWords;

/** What a callout says begins with its title in bold. */
export const withTitleInLine = (blocks: readonly Block[]): readonly Block[] => {
  const [title, said, ...others] = blocks;
  return title?.kind === 'paragraph' && said?.kind === 'paragraph' && isTitle(title.text)
    ? [named(title.text, title, said), ...others]
    : blocks;
};
