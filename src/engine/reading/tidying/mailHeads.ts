import { plain, type RichText } from '../../../deck/richText.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

const field = /^([^:：]{1,24}?)\s*[:：]\s*(?=\S)/u;
/** What mail programs call who wrote it. */
const from = /^(?:from|von|de|da|van|dari|差出人|送信者|发件人|寄件者|보낸 ?사람|من|प्रेषक|প্রেরক)$/iu;
const fewest = 2;

/** "Ada Ruiz <ada@example.org>" without the address, where a name stands before it. */
const nameIn = (entry: RichText): RichText => {
  const label = field.exec(plain(entry))![0].length;
  let at = 0;
  const value = entry.flatMap(({ marks: _, ...span }): RichText => {
    const begin = Math.max(0, label - at);
    at += span.text.length;
    const text = span.text.slice(begin);
    return text === '' ? [] : [{ ...span, text }];
  });
  const address = value.findIndex(({ href }) => href !== undefined);
  const name = address > 0 ? value.slice(0, address) : value;
  return name.map((span, place) =>
    place === name.length - 1 ? { ...span, text: span.text.trimEnd() } : span,
  );
};

/** Who wrote it, when and about what, above what was written. */
const headOf = ({ blocks: [first, ...said] }: BlockOf<'quote'>): BlockOf<'list'> | undefined => {
  if (first?.kind !== 'list' || first.items.length < fewest || said.length === 0) return undefined;
  const labels = first.items.map(({ text }) => field.exec(plain(text))?.[1]);
  return labels.every((label) => label !== undefined) && from.test(labels[0]!) ? first : undefined;
};

/** A mail that is quoted is what somebody said; its head is for the notes. */
export const withoutMailHeads = (document: SourceDocument): SourceDocument => {
  const heads: BlockOf<'list'>[] = [];
  const said = (block: Block): Block => {
    const head = block.kind === 'quote' ? headOf(block) : undefined;
    if (block.kind !== 'quote' || !head) return block;
    heads.push(head);
    return { ...block, blocks: block.blocks.slice(1), who: block.who ?? nameIn(head.items[0]!.text) };
  };
  const changed = changedBlocks(document, (blocks) => blocks.map(said));
  if (heads.length === 0) return document;
  const notes = heads.map(({ position, items }) => ({
    position,
    text: items.map(({ text }) => plain(text)).join('\n'),
  }));
  return { ...changed, notes: [...changed.notes, ...notes] };
};
