import type { Language } from '../../../../api/generationOptions.ts';
import { plain } from '../../../../deck/richText.ts';
import type { HeadingKind } from '../../../../languages/cues.ts';
import { findCues } from '../../../../languages/recognising/findCues.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { narrativeScore, normalized } from '../../../../languages/recognising/subjects.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';

const decides = (block: Block, language: Language): boolean =>
  block.kind === 'paragraph' &&
  findCues(plain(block.text), language).some(({ role, strength }) => role === 'decision' && strength === 2);

/** What stands above the topics of an agenda: how it came to be, and whom to tell what is missing. */
const remarksOf = ({ heading, blocks, sections }: SourceSection, language: Language): readonly Block[] => {
  if (!isHeadingOf(plain(heading), 'agenda')) return [];
  const others = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const above = others < 0 ? blocks : blocks.slice(0, others);
  const hasTopics = others >= 0 || sections.length > 0;
  return hasTopics && !above.some((block) => decides(block, language)) ? above : [];
};

const sectionsIn = (sections: readonly SourceSection[]): SourceSection[] =>
  sections.flatMap((section) => [section, ...sectionsIn(section.sections)]);

const named = (sections: readonly SourceSection[], kind: HeadingKind): SourceSection[] =>
  sectionsIn(sections).filter(({ heading }) => isHeadingOf(plain(heading), kind));

/** A programme that nobody came to may be any. */
const isOfMeeting = ({ title = [], sections }: SourceDocument, language: Language): boolean =>
  narrativeScore(normalized(plain(title)), 'Meeting', language) > 0 ||
  named(sections, 'attendees').length > 0;

/** "This is a tentative agenda. Please chime in" is for those who prepare a meeting: it goes to the notes. */
export const withoutAgendaRemarks = (document: SourceDocument, language: Language): SourceDocument => {
  // "1st Order of business", "2nd Order of business" are what was on it.
  if (!isOfMeeting(document, language) || named(document.sections, 'agenda').length > 1) return document;
  const notes: SourceDocument['notes'][number][] = [];
  const cleared = (section: SourceSection): SourceSection => {
    const remarks = remarksOf(section, language);
    for (const block of remarks)
      if (block.kind === 'paragraph') notes.push({ position: block.position, text: plain(block.text) });
    return {
      ...section,
      blocks: section.blocks.slice(remarks.length),
      sections: section.sections.map(cleared),
    };
  };
  const sections = document.sections.map(cleared);
  return { ...document, sections, notes: [...document.notes, ...notes] };
};
