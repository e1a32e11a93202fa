import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { meaningsOf } from '../../../languages/recognising/labels.ts';
import type { SourceDocument, SourceSection } from '../document/sourceDocument.ts';

/** "Plan" is a table of contents in French where a list stands below it, and nothing else before its headings. */
const isContents = ({ heading, blocks, sections }: SourceSection, language: Language): boolean =>
  sections.length > 0 &&
  blocks.length > 0 &&
  blocks.every(({ kind }) => kind === 'list') &&
  meaningsOf(plain(heading), language).some(({ kind, share }) => kind === 'contents' && share === 1);

/** "# Table of Contents" before lower headings is over none of them: they stand beside it. */
export const withHeadingsBesideContents = (document: SourceDocument, language: Language): SourceDocument => ({
  ...document,
  sections: document.sections.flatMap((section) =>
    isContents(section, language) ? [{ ...section, sections: [] }, ...section.sections] : [section],
  ),
});
