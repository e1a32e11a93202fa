import type { Mark, RichText } from '../../../deck/richText.ts';
import { blockTexts } from '../document/blockTexts.ts';
import type { Block, SourceSection } from '../document/sourceDocument.ts';

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

const isAll = (text: RichText, mark: Mark): boolean =>
  text.every(({ text: part, marks }) => !/[\p{L}\p{N}]/u.test(part) || marks?.includes(mark) === true);

const asks = (block: Block): boolean =>
  (block.kind === 'paragraph' || block.kind === 'list') &&
  blockTexts(block).every((text) => isAll(text, 'emphasis'));

const isBoldLine = (block: Block): boolean => block.kind === 'paragraph' && isAll(block.text, 'strong');

/** What is asked at the beginning, and below lines that are headings but for the marks they bear. */
const askedIn = ({ blocks }: Tree): Block[] => {
  let mayAsk = true;
  return blocks.filter((block) => {
    const isAsked = mayAsk && asks(block);
    mayAsk = isAsked || isBoldLine(block);
    return isAsked;
  });
};

const sectionsIn = ({ sections }: Tree): readonly SourceSection[] =>
  sections.flatMap((section) => [section, ...sectionsIn(section)]);

const leastAsked = 3;

/** "*Limit to one sentence.*" below heading after heading is what a form asks; below it stands what was answered. */
export const formQuestions = (tree: Tree): ReadonlySet<Block> => {
  const sections = sectionsIn(tree);
  const asked = sections.map(askedIn);
  const answered = sections.filter(
    ({ blocks }, at) => asked[at]![0] === blocks[0] && blocks.length > 0 && asked[at]!.length < blocks.length,
  );
  return new Set(answered.length < leastAsked ? [] : asked.flat());
};
