import type { Language } from '../../../../api/generationOptions.ts';
import { isWholly, plain } from '../../../../deck/richText.ts';
import { saysItMoved } from '../../../../languages/recognising/saysItMoved.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { Block, SourceDocument } from '../../document/sourceDocument.ts';

const longest = { remark: 500, paragraph: 240 };

const textOf = (block: Block): string => blockTexts(block).map(plain).join('\n').trim();

/** A sentence of the text itself is none: it stands in a frame, or is short and says where. */
const isNotice = (block: Block | undefined, language: Language): block is Block => {
  if (block?.kind === 'callout' || block?.kind === 'quote') {
    const text = textOf(block);
    return text.length <= longest.remark && saysItMoved(text, language);
  }
  if (block?.kind !== 'paragraph' || !block.text.some(({ href }) => href !== undefined)) return false;
  const text = plain(block.text);
  return text.length <= longest.paragraph && saysItMoved(text, language);
};

/** "**Legacy page**" over it is what the notice is called. */
const isName = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && isWholly(block.text, 'strong');

/**
 * "This page has moved" above or below a document's title is about where the document is kept, and none of what it
 * is about: it goes to the notes.
 */
export const withoutMovedNotice = (document: SourceDocument, language: Language): SourceDocument => {
  const { blocks, sections } = document;
  const at = isName(blocks[0]) ? 1 : 0;
  const notice = blocks[at];
  if (isNotice(notice, language) && blocks.length + sections.length > at + 1)
    return {
      ...document,
      blocks: blocks.slice(at + 1),
      notes: [
        ...document.notes,
        ...blocks.slice(0, at + 1).map((block) => ({ position: block.position, text: textOf(block) })),
      ],
    };
  const [first, ...others] = sections;
  const [under] = first?.blocks ?? [];
  if (blocks.length > 0 || !first || !isNotice(under, language)) return document;
  if (first.blocks.length + first.sections.length + others.length < 2) return document;
  return {
    ...document,
    sections: [{ ...first, blocks: first.blocks.slice(1) }, ...others],
    notes: [...document.notes, { position: under.position, text: textOf(under) }],
  };
};
