import { plain } from '../../../deck/richText.ts';
import { isHeadingOf } from '../../../languages/recognising/isHeadingOf.ts';
import type { SourceDocument, SourceSection } from '../document/sourceDocument.ts';

const fewestTopics = 2;
const holdsOnly = ({ heading, blocks, sections }: SourceSection): boolean =>
  blocks.length === 0 && sections.length >= fewestTopics && isHeadingOf(plain(heading), 'record');

/** With all below it a level up. */
export const raised = (section: SourceSection): SourceSection => ({
  ...section,
  depth: section.depth - 1,
  sections: section.sections.map(raised),
});

/** "Notes" over the topics of a meeting is no topic: they stand in its place. */
export const withoutRecordHeading = (document: SourceDocument): SourceDocument => ({
  ...document,
  sections: document.sections.flatMap((section) =>
    holdsOnly(section) ? section.sections.map(raised) : [section],
  ),
});
