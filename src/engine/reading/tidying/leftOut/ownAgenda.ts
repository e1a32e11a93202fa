import { lettersOf } from '../../../../deck/lettersOf.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import type { ListItem, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';

const leastEntries = 2;
/** Of the entries, those that are headings below. */
const leastKept = 0.7;

/** "1\. The balance" and "The balance" are the same. */
const nameOf = (text: RichText): string => lettersOf(plain(text).replace(/^\W*\d{1,2}[.)]?\s+/u, ''));

const headingsIn = (sections: readonly SourceSection[]): string[] =>
  sections.flatMap(({ heading, sections: below }) => [nameOf(heading), ...headingsIn(below)]);

/** The entries of an agenda that are no headings below it; undefined: it is none, or says more than these. */
const othersOn = (
  { blocks, sections }: SourceSection,
  following: readonly SourceSection[],
): readonly ListItem[] | undefined => {
  const [list, ...more] = blocks;
  if (list?.kind !== 'list' || more.length + sections.length > 0) return undefined;
  const headings = new Set(headingsIn(following));
  const others = list.items.filter(
    ({ text, blocks: below }) => below.length > 0 || !headings.has(nameOf(text)),
  );
  const isRepeated = others.length <= (1 - leastKept) * list.items.length;
  return list.items.length >= leastEntries && isRepeated ? others : undefined;
};

/** What is on the agenda the text says itself, heading by heading; the rest of it goes to the notes. */
export const withoutOwnAgenda = (document: SourceDocument): SourceDocument => {
  const { sections, notes } = document;
  const at = sections.findIndex(({ heading }) => isHeadingOf(plain(heading), 'agenda'));
  const agenda = sections[at];
  const others = agenda && othersOn(agenda, sections.slice(at + 1));
  if (!others) return document;
  const said = { position: agenda.position, text: others.map(({ text }) => plain(text)).join('\n') };
  return {
    ...document,
    sections: sections.toSpliced(at, 1),
    notes: others.length > 0 ? [...notes, said] : notes,
  };
};
