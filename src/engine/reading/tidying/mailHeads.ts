import { rich } from '../../../deck/richText.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';
import { type Entry, entriesOf } from './fields/fieldEntries.ts';

/** What mail programs call who wrote it. */
const from = /^(?:from|von|de|da|van|dari|差出人|送信者|发件人|寄件者|보낸 ?사람|من|प्रेषक|প্রেরক)$/iu;
const fewest = 2;
/** "Ada Ruiz <ada@example.org>" */
const addressBehindName = /(?<=\S)\s+<?[^\s<>]+@[^\s<>]+>?$/u;

interface Mail {
  readonly head: readonly Entry[];
  readonly said: readonly Block[];
}

/** Who wrote it, when and about what, above what was written. */
const mailIn = ({ blocks: [first, ...said] }: BlockOf<'quote'>): Mail | undefined => {
  const head = first && said.length > 0 ? entriesOf(first) : undefined;
  return head && head.length >= fewest && from.test(head[0]!.label) ? { head, said } : undefined;
};

/** A mail that is quoted is what somebody said; its head is for the notes. */
export const withoutMailHeads = (document: SourceDocument): SourceDocument => {
  const notes: SourceDocument['notes'][number][] = [];
  const spoken = (block: Block): Block => {
    const mail = block.kind === 'quote' ? mailIn(block) : undefined;
    if (block.kind !== 'quote' || !mail) return block;
    const { head, said } = mail;
    const { position } = block.blocks[0]!;
    notes.push({ position, text: head.map(({ label, value }) => `${label}: ${value}`).join('\n') });
    const who = block.who ?? rich(head[0]!.value.replace(addressBehindName, ''));
    return { ...block, blocks: said, who };
  };
  const changed = changedBlocks(document, (blocks) => blocks.map(spoken));
  return notes.length > 0 ? { ...changed, notes: [...changed.notes, ...notes] } : document;
};
