import type { Block, SourceSection } from './sourceDocument.ts';

/** All blocks of a document or a section, those below headings too. */
export const everyBlock = ({ blocks, sections }: Pick<SourceSection, 'blocks' | 'sections'>): Block[] => [
  ...blocks,
  ...sections.flatMap(everyBlock),
];
