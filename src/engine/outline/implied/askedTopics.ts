import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../deck/sliceRich.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isSentenceTitle } from '../../text/fit.ts';
import { withoutStrong } from '../../text/leads.ts';
import { asTitle, withoutIdleAsides } from '../../text/shorten.ts';
import { type Implied, isBold, paragraphs, type Reading } from './splitBlocks.ts';

/** "Q:", "F 3.", "問：" and their like, in the letters that questions are marked with. */
const questionMark = /^(?:Q|F|D|P|В|問|问|문|سؤال)\s*\d{0,3}\s*[:：.)]\s*/u;
const answerMark = /^(?:A|R|О|答|답|جواب)\s*\d{0,3}\s*[:：.)]\s*/u;
const endsAsking = /[?？؟][^\p{L}\p{N}]{0,8}$/u;

const without = (mark: RegExp, text: RichText): RichText => {
  const found = mark.exec(plain(text));
  return found ? sliceRich(text, found[0].length, plain(text).length) : text;
};

const asker = /(?<=[?？؟])\s*[—–―-]\s*[^?？؟.]{1,60}$/u;
/** "May it be used? — Cold Rooms Ltd" */
const withoutAsker = (text: RichText): RichText => {
  const found = asker.exec(plain(text));
  return found ? sliceRich(text, 0, found.index) : text;
};

/** "> 1. When do we move?" is a question with its number. */
const unlisted = (block: Block | undefined): Block | undefined => {
  const [only, ...others] = block?.kind === 'list' ? block.items : [];
  return block && only && others.length === 0 && only.blocks.length === 0
    ? { kind: 'paragraph', text: only.text, position: block.position }
    : block;
};

const withoutEmphasis = (text: RichText): RichText =>
  isWholly(text, 'emphasis')
    ? text.map(({ marks, ...span }) => ({ ...span, marks: marks?.filter((mark) => mark !== 'emphasis') }))
    : text;

const isSetOff = (text: RichText): boolean => isBold(text) || isWholly(text, 'emphasis');

const mostLetters = 80;
/** As a form asks it, with what it adds in brackets only where that has room. */
const asHeading = (text: RichText): RichText =>
  plain(text).length <= mostLetters ? text : withoutIdleAsides(text);

/** "> How do I prevent it?" and "**Q: How do I prevent it?**", each over its answer. */
const questionIn = (block: Block): RichText | undefined => {
  const [first, ...others] = block.kind === 'quote' ? block.blocks : [block];
  const only = block.kind === 'quote' ? unlisted(first) : first;
  if (only?.kind !== 'paragraph' || others.length > 0) return undefined;
  if (block.kind === 'paragraph' && !isSetOff(only.text)) return undefined;
  const isMarked = questionMark.test(plain(only.text));
  const text = asHeading(block.kind === 'quote' ? withoutAsker(only.text) : only.text);
  const asks = endsAsking.test(plain(text)) && isSentenceTitle(text);
  return asks || isMarked ? without(questionMark, text) : undefined;
};

/** What is bold before the rest of its paragraph, where it is short enough for a heading. */
const boldBefore = (
  block: Block,
): { readonly name: RichText; readonly rest: readonly Block[] } | undefined => {
  if (block.kind !== 'paragraph') return undefined;
  const end = block.text.findIndex(({ text, marks }) => !marks?.includes('strong') && text.trim() !== '');
  const name = trimRich(block.text.slice(0, Math.max(0, end))).map(withoutStrong);
  return isSentenceTitle(name)
    ? { name, rest: paragraphs(trimRich(block.text.slice(end)), block) }
    : undefined;
};

/** "**Why did the rule have a prefix?** Because …": in bold before its answer. */
const answeredThere: Reading = (block) => {
  const bold = boldBefore(block);
  return bold && endsAsking.test(plain(bold.name))
    ? [{ heading: asTitle(without(questionMark, bold.name)), blocks: bold.rest }]
    : undefined;
};

const numberedName = /^\s*\d{1,2}[.)]\s+\p{L}/u;
/** "**5. It asks for a password.** Use a token." among questions in bold is one of them. */
export const countedAmongAsked: Reading = (block) => {
  const bold = boldBefore(block);
  return bold && numberedName.test(plain(bold.name))
    ? [{ heading: asTitle(bold.name), blocks: bold.rest }]
    : undefined;
};

export const asked: Reading = (block, next) => {
  const question = questionIn(block);
  return question
    ? [{ heading: asTitle(withoutEmphasis(question)), blocks: [] }]
    : answeredThere(block, next);
};

/** "A:" before an answer says no more than the question above it. */
export const answered = (found: readonly Implied[]): Implied[] =>
  found.map((each) => {
    const [first, ...others] = each.blocks;
    if (first?.kind !== 'paragraph') return each;
    return { ...each, blocks: [{ ...first, text: without(answerMark, first.text) }, ...others] };
  });
