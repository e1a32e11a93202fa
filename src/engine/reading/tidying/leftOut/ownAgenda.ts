import { lettersOf } from '../../../../deck/lettersOf.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';
import { raised } from '../recordHeading.ts';

const leastEntries = 2;
/** Of the entries, those that are headings below; of many on it some are not come to. */
const leastKept = { few: 0.7, many: 0.5 } as const;
const fewestMany = 8;

/** "1\. The balance" and "The balance" are the same. */
const nameOf = (text: RichText): string => lettersOf(plain(text).replace(/^\W*\d{1,2}[.)]?\s+/u, ''));

const headingsIn = (sections: readonly SourceSection[]): string[] =>
  sections.flatMap(({ heading, sections: below }) => [nameOf(heading), ...headingsIn(below)]);

/** What stands on it, and whether no more is said of it there. */
const entriesIn = (block: Block | undefined): readonly { text: RichText; isBare: boolean }[] => {
  if (block?.kind === 'list')
    return block.items.map(({ text, blocks }) => ({ text, isBare: blocks.length === 0 }));
  // Beside the topics of a meeting stands how long they take.
  if (block?.kind === 'table') return block.rows.map(([text = []]) => ({ text, isBare: true }));
  return [];
};

/** The entries of an agenda that are no headings below it; undefined: it is none, or says more than these. */
const othersOn = (
  blocks: SourceSection['blocks'],
  following: readonly SourceSection[],
): readonly RichText[] | undefined => {
  const [agenda, ...more] = blocks;
  const entries = entriesIn(agenda);
  if (entries.length < leastEntries || more.length > 0) return undefined;
  const headings = new Set(headingsIn(following));
  const others = entries.filter(({ text, isBare }) => !isBare || !headings.has(nameOf(text)));
  const least = leastKept[entries.length < fewestMany ? 'few' : 'many'];
  const isRepeated = others.length <= (1 - least) * entries.length;
  return isRepeated ? others.map(({ text }) => text) : undefined;
};

const counted = /^\s*\d{1,2}[.)]\s/u;

/** A counted list of the counted headings below it, and nothing else: the agenda of a meeting, whatever it is called. */
const countsItsTopics = ({ blocks, sections }: SourceSection): boolean =>
  sections.length >= leastEntries &&
  blocks[0]?.kind === 'list' &&
  blocks[0].ordered &&
  sections.every((topic) => counted.test(plain(topic.heading))) &&
  othersOn(blocks, sections) !== undefined;

/** What is on the agenda the text says itself, heading by heading; the rest of it goes to the notes. */
export const withoutOwnAgenda = (document: SourceDocument): SourceDocument => {
  const { notes } = document;
  const sections = document.sections.flatMap((section) =>
    countsItsTopics(section) ? section.sections.map(raised) : [section],
  );
  const at = sections.findIndex(({ heading }) => isHeadingOf(plain(heading), 'agenda'));
  const agenda = sections[at];
  const others = agenda?.sections.length === 0 ? othersOn(agenda.blocks, sections.slice(at + 1)) : undefined;
  if (!agenda || !others) return { ...document, sections };
  const said = { position: agenda.position, text: others.map(plain).join('\n') };
  return {
    ...document,
    sections: sections.toSpliced(at, 1),
    notes: others.length > 0 ? [...notes, said] : notes,
  };
};
