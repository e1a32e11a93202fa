import type { Language } from '../../../../api/generationOptions.ts';
import { type Mark, plain, type RichText } from '../../../../deck/richText.ts';
import { saysWhatSectionIsFor } from '../../../../languages/recognising/saysWhatSectionIsFor.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { Block, SourceSection } from '../../document/sourceDocument.ts';

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

/** "{what it costs}", "{{date}}": words that something is to be written for, alone or behind what a form says. */
const toBeFilledIn = /(?:^|[.!?:。！？।]\s{0,9})\{{1,2}\s?\p{L}[\p{L}\p{M}\p{N} ,.'’/_-]{0,80}\}{1,2}\s*$/u;
const onlyToBeFilledIn = /^\s*\{{1,2}[^{}]{1,84}\}{1,2}\s*$/u;
/** "{{Give a high-level overview of the costs. Be specific.}}" */
const explained = /^\s*\{\{[^{}]{1,999}\}\}\s*$/u;

const textOf = (block: Block): string => blockTexts(block).map(plain).join('\n').trim();

const isToBeFilledIn = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  !block.text.some(({ marks }) => marks?.includes('code')) &&
  (explained.test(textOf(block)) ||
    (onlyToBeFilledIn.test(textOf(block)) && toBeFilledIn.test(textOf(block))));

/** "> This section describes the forces at play." and what is to be filled in there. */
const isOfForm = (block: Block | undefined, language: Language): block is Block => {
  if (!block) return false;
  const isAside =
    (block.kind === 'quote' && block.who === undefined) ||
    (block.kind === 'paragraph' && isAll(block.text, 'emphasis'));
  return isAside && (saysWhatSectionIsFor(textOf(block), language) || toBeFilledIn.test(textOf(block)));
};

const leastAsked = 3;

const beginsAsking = /^[^.!?:。！？：]{1,160}[?？؟]/u;
/** "> What do you want to solve?" below heading after heading quotes nobody, nor does what stands there beside it. */
const quotedIn = (sections: readonly SourceSection[]): Block[] => {
  const quoted = sections.flatMap(({ blocks: [first, ...answer] }) =>
    first?.kind === 'quote' && first.who === undefined && answer.length > 0 ? [first] : [],
  );
  const asking = quoted.filter((block) => beginsAsking.test(textOf(block)));
  return asking.length >= leastAsked && 2 * asking.length >= quoted.length ? quoted : [];
};

/**
 * "*Limit to one sentence.*" below heading after heading is what a form asks; below it stands what was answered.
 * What says what a section is for, and what was not filled in, is the form's wherever it stands.
 */
export const formQuestions = (tree: Tree, language: Language): ReadonlySet<Block> => {
  const sections = sectionsIn(tree);
  const asked = sections.map(askedIn);
  const answered = sections.filter(
    ({ blocks }, at) => asked[at]![0] === blocks[0] && blocks.length > 0 && asked[at]!.length < blocks.length,
  );
  const said = [tree, ...sections].flatMap(({ blocks }) => blocks.filter(isToBeFilledIn));
  const forms = sections.map(({ blocks }) => blocks[0]).filter((block) => isOfForm(block, language));
  const inItalics = answered.length < leastAsked ? [] : asked.flat();
  return new Set([...said, ...forms, ...quotedIn(sections), ...inItalics]);
};
