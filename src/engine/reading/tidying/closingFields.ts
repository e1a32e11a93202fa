import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { blockTexts } from '../document/blockTexts.ts';
import type { Block, SourceDocument, SourceSection } from '../document/sourceDocument.ts';
import { isOfDocument } from './metadata.ts';

const longestLine = 120;

/** "*Approved by the harbor board*": a line in italics that is no sentence with an end. */
const isAside = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  block.text.every(({ text, marks }) => text.trim() === '' || marks?.includes('emphasis')) &&
  plain(block.text)
    .split('\n')
    .every((line) => line.length <= longestLine && !/[.!?。！？।…:：]\s*$/u.test(line));

/** What stands in italics below a picture or a table is said of that. */
const mayEnd = (block: Block | undefined): boolean => block?.kind === 'paragraph' || block?.kind === 'list';

/** How many of the blocks stay, where the last ones are about the document. */
const lengthWithout = (blocks: readonly Block[], language: Language): number => {
  let length = blocks.length;
  const isClosing = (at: number): boolean =>
    (isAside(blocks[at]!) && mayEnd(blocks[at - 1])) || isOfDocument(blocks[at]!, language);
  while (length > 0 && isClosing(length - 1)) length -= 1;
  return length;
};

interface Ended {
  readonly section: SourceSection;
  readonly closing: readonly Block[];
}

/** The last section without them; one that is about nothing else stays as it is. */
const ended = (section: SourceSection, language: Language): Ended => {
  const { blocks, sections } = section;
  const last = sections.at(-1);
  if (last) {
    const below = ended(last, language);
    return {
      section: { ...section, sections: [...sections.slice(0, -1), below.section] },
      closing: below.closing,
    };
  }
  const length = lengthWithout(blocks, language);
  return length === 0
    ? { section, closing: [] }
    : { section: { ...section, blocks: blocks.slice(0, length) }, closing: blocks.slice(length) };
};

/** "Last updated", "Approved by" below everything are about the document, and not about what its last heading names. */
export const withoutClosingFields = (document: SourceDocument, language: Language): SourceDocument => {
  const last = document.sections.at(-1);
  if (!last) return document;
  const { section, closing } = ended(last, language);
  if (closing.length === 0) return document;
  return {
    ...document,
    sections: [...document.sections.slice(0, -1), section],
    notes: [
      ...document.notes,
      ...closing.map((block) => ({
        position: block.position,
        text: blockTexts(block).map(plain).join('\n'),
      })),
    ],
  };
};
