import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

const goesOnIn: readonly Block['kind'][] = ['list', 'code'];
/** Of several sentences in one line, all but the last have their full stop. */
const lastUnended = /[.!?。！？][\p{Pf}\p{Pe}"']*\s+[^\n.!?。！？:：]*[\p{L}\p{M}\p{N}]\s*$/u;

/** A line that has no end and is no name: "If you want to have it with bash" */
const unended = /^[^\n.!?。！？:：]*[\p{L}\p{M}\p{N}]\s*$/u;
/** The same with "data.frames" in it, above several lines: a single one may be its last word. */
const unendedWithNames = /^(?:[^\n.!?。！？:：]|[.!?:](?=\S))*[\p{L}\p{M}\p{N}]\s*$/u;
const longestName = 20;
const isUnended = (text: string, next: Block): boolean => {
  if (lastUnended.test(text)) return true;
  if (next.kind !== 'code' || visualLength(text) <= longestName) return false;
  return (next.code.trim().includes('\n') ? unendedWithNames : unended).test(text);
};

/** "You have to do something with it. You can" goes on in what stands below it. */
const goesOn = (block: BlockOf<'paragraph'>, next: Block | undefined): boolean =>
  next !== undefined &&
  goesOnIn.includes(next.kind) &&
  isUnended(plain(block.text), next) &&
  block.text.at(-1)?.marks === undefined &&
  block.text.at(-1)?.href === undefined;

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*$/u;

const ended = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, at) =>
    block.kind === 'paragraph' && goesOn(block, blocks[at + 1])
      ? { ...block, text: [...block.text, { text: cjk.test(plain(block.text)) ? '：' : ':' }] }
      : block,
  );

/** What introduces a list or a listing without a colon has one: it is no sentence of its own. */
export const withOpenLeadIns = (document: SourceDocument): SourceDocument => changedBlocks(document, ended);
