import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { withoutBrackets } from '../../../deck/withoutBrackets.ts';
import { fieldOf, meaningsOf } from '../../../languages/recognising/labels.ts';
import { noteOf } from '../document/noteOf.ts';
import type { Block, SourceDocument, SourceSection } from '../document/sourceDocument.ts';

const labelled = /^\s*([^:：\n]{1,40}?)\s*[:：]\s*(\S.*)$/su;
const fewestNames = 4;
const longestName = 4;
/** "Kofi on the phone from Tilburg" */
const mostRemarked = 0.25;

/** "Ann Bell (chair), Bo, Cy, Di" */
const namesPeople = (text: string): boolean => {
  const [first = ''] = withoutBrackets(text).split(/[.!?。\n]\s/u);
  const names = first.split(/[,;，、；]/u).map((name) => name.trim());
  return (
    names.length >= fewestNames &&
    names.filter((name) => name.split(/\s+/u).length > longestName).length <= names.length * mostRemarked &&
    names.filter((name) => /^\p{Lu}\p{Ll}/u.test(name)).length >= fewestNames &&
    !/\p{N}/u.test(first)
  );
};

const isAttendance = (text: string, language: Language): boolean => {
  const [, label = '', value = ''] = labelled.exec(text) ?? [];
  const meaning = fieldOf(label, language);
  return label !== '' && ((meaning?.isWhole === true && meaning.field === 'attendees') || namesPeople(value));
};

/** The lines of a block, if each of them is a field. */
const fieldsIn = (block: Block): readonly string[] => {
  const isFlat = block.kind === 'list' && block.items.every(({ blocks }) => blocks.length === 0);
  const lines =
    block.kind === 'paragraph'
      ? plain(block.text).split('\n')
      : isFlat
        ? block.items.map(({ text }) => plain(text))
        : [];
  return lines.every((line) => labelled.test(line)) ? lines : [];
};

/** "Not there: Ed" goes on with it, "Summary for those who were not there: we put it off." does not. */
const goesOn = (block: Block, language: Language): boolean => {
  const labels = fieldsIn(block).map((field) => labelled.exec(field)?.[1] ?? '');
  const isContent = labels.some((label) =>
    meaningsOf(label, language).some(({ kind }) => kind !== 'attendees'),
  );
  return labels.length > 0 && !isContent;
};

/** A cover has a line for so much. */
const coverLine = 76;

/** The fields that say who was there, with those that go on with it; none where they do not begin at the place. */
const attendanceIn = (blocks: readonly Block[], language: Language, mostAbove: number): readonly Block[] => {
  const from = blocks.findIndex((block) => fieldsIn(block).some((field) => isAttendance(field, language)));
  if (from < 0 || from > mostAbove) return [];
  const end = blocks.findIndex((block, at) => at > from && !goesOn(block, language));
  return blocks.slice(from, end < 0 ? undefined : end);
};

/** "26/02 Weekly meeting" */
const isDated = ({ heading }: SourceSection): boolean => /\p{N}/u.test(plain(heading));

/** Who was there, and who was not, is for the notes: above everything else where it is too long for the cover, and of each meeting. */
export const withoutAttendance = (document: SourceDocument, language: Language): SourceDocument => {
  const told = attendanceIn(document.blocks, language, document.blocks.length);
  const isLong = told.flatMap(fieldsIn).join('').length > coverLine;
  const above = isLong && document.sections.length > 0 ? told : [];
  const gone: Block[] = [...above];
  const cleared = (section: SourceSection): SourceSection => {
    const own = isDated(section) ? attendanceIn(section.blocks, language, 0) : [];
    gone.push(...own);
    return {
      ...section,
      blocks: own.length > 0 ? section.blocks.slice(own.length) : section.blocks,
      sections: section.sections.map(cleared),
    };
  };
  const sections = document.sections.map(cleared);
  return gone.length === 0
    ? document
    : {
        ...document,
        blocks: document.blocks.filter((block) => !above.includes(block)),
        sections,
        notes: [...document.notes, ...gone.map(noteOf)],
      };
};
