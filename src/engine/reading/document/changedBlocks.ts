import type { Block, SourceDocument, SourceSection } from './sourceDocument.ts';

/** A document with the blocks below each of its headings changed. */
export const changedBlocks = (
  document: SourceDocument,
  change: (blocks: readonly Block[]) => readonly Block[],
): SourceDocument => {
  const inSection = (section: SourceSection): SourceSection => ({
    ...section,
    blocks: change(section.blocks),
    sections: section.sections.map(inSection),
  });
  return {
    ...document,
    blocks: change(document.blocks),
    sections: document.sections.map(inSection),
  };
};
