import { greatest, smallest } from '../../deck/extremes.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { headingKinds } from '../../languages/cues.ts';
import { citedNumbers } from '../../languages/recognising/citedNumbers.ts';
import { isoDay, withoutSeconds } from '../../languages/recognising/clocks.ts';
import { isHeadingOf } from '../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import { everyBlock } from '../reading/document/everyBlock.ts';
import type { Block, Position, SourceDocument, SourceSection } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isTitle } from '../text/fit.ts';
import { areEquals, isUntitledSource, lineAbove, nameOf } from './documentName.ts';
import { withoutLongAside } from './headingAside.ts';
import { withoutReplyMarks, withoutSigns, withPlainEnds } from './headingEnds.ts';
import { metadataIn, metadataOf } from './metadata.ts';
import { withoutOrdinals } from './ordinals.ts';

/** A heading with what stands under it, of any of the sources. */
export interface Topic {
  readonly source: string;
  readonly heading: RichText;
  readonly depth: number;
  readonly position: Position;
  readonly blocks: readonly Block[];
  readonly topics: readonly Topic[];
  /** Stands for neighbours that share a section: its heading is theirs, joined. */
  readonly isJoined?: boolean;
  /** Its heading is a sentence or a name of the text. */
  readonly isImplied?: boolean;
  /** Speaker notes that came with the source. */
  readonly notes: readonly string[];
}

/** All sources as one document. */
export interface Outline {
  readonly title: RichText;
  /** Whether a source gives the title; else it is what a text begins with. */
  readonly isNamed: boolean;
  readonly subtitle?: RichText;
  readonly byline?: string;
  /** What stands before the first heading; its heading is the title. */
  readonly intro: Topic;
  readonly topics: readonly Topic[];
}

const contains = (outer: Position, inner: Position): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

type Notes = SourceDocument['notes'];

/** Notes in the order of their positions, each with the first of the sections that it stands in, if any. */
const placed = (
  notes: Notes,
  sections: readonly SourceSection[],
): { readonly inside: Notes[]; readonly outside: Notes } => {
  const inside = sections.map((): Notes[number][] => []);
  const outside: Notes[number][] = [];
  let at = 0;
  for (const note of notes) {
    while (at < sections.length && sections[at]!.position.to < note.position.to) at += 1;
    const isInside = at < sections.length && contains(sections[at]!.position, note.position);
    (isInside ? inside[at]! : outside).push(note);
  }
  return { inside, outside };
};

interface Whole {
  readonly source: string;
  readonly isCited: (number: string) => boolean;
}

const topicsOf = (sections: readonly SourceSection[], whole: Whole, notes: readonly Notes[]): Topic[] => {
  const headings = withoutOrdinals(
    sections.map(({ heading }) => heading),
    whole.isCited,
  );
  return sections.map((section, at) => topicOf(section, headings[at]!, whole, notes[at]!));
};

const topicOf = (section: SourceSection, heading: RichText, whole: Whole, notes: Notes): Topic => {
  const { inside, outside } = placed(notes, section.sections);
  const { heading: name, said } = withoutLongAside(heading);
  const { position } = section;
  return {
    source: whole.source,
    heading: name,
    depth: section.depth,
    position,
    blocks: said ? [{ kind: 'paragraph', text: said, position }, ...section.blocks] : section.blocks,
    topics: topicsOf(section.sections, whole, inside),
    notes: outside.map(({ text }) => text),
  };
};

const sameText = (a: RichText, b: RichText): boolean =>
  plain(a).trim().toLowerCase() === plain(b).trim().toLowerCase();

const bare = (text: RichText): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const leastShared = 8;
/** "Quayside Festival" below "Quayside Festival – project plan" is the same name again. */
const isPartOfName = (heading: RichText, title: RichText): boolean =>
  bare(heading).length >= leastShared && ` ${bare(title)} `.includes(` ${bare(heading)} `);

const positionOf = (document: SourceDocument): Position => ({
  from: smallest(
    document.blocks.map(({ position }) => position.from),
    1,
  ),
  to: greatest(
    [...document.blocks, ...document.sections].map(({ position }) => position.to),
    1,
  ),
});

/** The only heading below a title, and too long for one: it says of what follows what a line under the title does. */
const isSubtitle = ({ heading }: Topic, { title, subtitle, sections, blocks }: SourceDocument): boolean =>
  title !== undefined &&
  subtitle === undefined &&
  sections.length === 1 &&
  blocks.length === 0 &&
  !isTitle(heading);

const leastProse = 8;
const hasBegun = ({ blocks }: SourceDocument): boolean =>
  blocks.some((block) => block.kind === 'paragraph' && estimateWords(plain(block.text)) >= leastProse);

/** Where the text has begun before it, the first of several equal headings is a part like the others; so are days, and names over nothing but lists. */
const isPartLike = (first: Topic, document: SourceDocument, sections: readonly Topic[]): boolean =>
  sections.slice(1).some(({ depth }) => depth === first.depth) && (hasBegun(document) || areEquals(sections));

/** "Acknowledgements", the only heading of a text that began before it, names its end and not all of it. */
const isPartAlone = ({ heading }: Topic, document: SourceDocument): boolean =>
  hasBegun(document) && headingKinds.some((kind) => isHeadingOf(plain(heading), kind));

const longestTagline = 130;
/** "**We repair the ovens that restaurants throw away.**" below the title, above who says it. */
const isTagline = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && visualLength(plain(block.text)) <= longestTagline;

/** Whether a text refers to a number, as it does to those of headings; read through when somebody asks. */
const citedIn = (document: SourceDocument): Whole['isCited'] => {
  let cited: ReadonlySet<string> | undefined;
  return (number) => {
    cited ??= new Set(
      everyBlock(document)
        .flatMap(blockTexts)
        .flatMap((text) => citedNumbers(plain(text))),
    );
    return cited.has(number);
  };
};

/** One document, with the heading that is its title taken off the tree. */
const outlineOfDocument = (document: SourceDocument): Outline => {
  const notes = document.notes.toSorted((one, other) => one.position.to - other.position.to);
  const { inside, outside } = placed(notes, document.sections);
  const sections = topicsOf(
    document.sections,
    { source: document.source, isCited: citedIn(document) },
    inside,
  );
  const looseNotes = outside.map(({ text }) => text);
  const [only] = sections;
  const isSame =
    only !== undefined &&
    document.title !== undefined &&
    (sameText(only.heading, document.title) ||
      (only.depth === 1 && isPartOfName(only.heading, document.title)));
  const isLine = only !== undefined && isSubtitle(only, document);
  const above = lineAbove(document, sections);
  const wraps =
    only !== undefined &&
    !above &&
    (document.title === undefined
      ? (sections.length === 1 && !isPartAlone(only, document)) ||
        (only.depth === 1 && isUntitledSource(document.source) && !isPartLike(only, document, sections))
      : isLine || (isSame && sections.slice(1).every(({ depth }) => depth > only.depth)));
  const root = wraps ? only : undefined;
  const title = withoutReplyMarks(withoutSigns(above ?? nameOf(document, root, sections)));
  const position = root?.position ?? positionOf(document);
  const opening = [...document.blocks, ...(root?.blocks ?? [])];
  const isBelow = isTagline(opening[0]) && opening[1]?.kind === 'paragraph' && !metadataOf(opening[0]);
  const at = isBelow ? 1 : 0;
  const found = metadataIn(opening.slice(at));
  const metadata = found && !sameText(rich(found.byline), title) ? found : undefined;
  const known = bylineOf(document);
  // Where a cover has who and when already, the line below the title says more of it.
  const below = known.byline !== undefined && metadata ? rich(metadata.byline) : undefined;
  const subtitle = document.subtitle ?? (isLine ? only.heading : below);
  const isShown = known.byline === undefined || subtitle === below;
  return {
    title,
    isNamed: document.title !== undefined || root !== undefined || !isUntitledSource(document.source),
    ...(subtitle ? { subtitle } : {}),
    ...(known.byline === undefined && metadata ? { byline: withoutSeconds(metadata.byline) } : known),
    intro: {
      source: document.source,
      heading: title,
      depth: 1,
      position,
      blocks: metadata ? opening.toSpliced(at, metadata.count) : opening,
      topics: [],
      notes: [
        ...looseNotes,
        ...(metadata ? [isShown ? '' : metadata.byline, metadata.rest] : []).filter((text) => text !== ''),
        ...(root?.notes ?? []),
        ...(root && !isLine && !sameText(title, root.heading) ? [plain(root.heading)] : []),
      ],
    },
    topics: withPlainEnds(root ? [...root.topics, ...sections.slice(1)] : sections),
  };
};

/** "19.11., 9:05 – 10:40 (planned until ten, really)": a name or a date in brackets is none. */
const inBrackets =
  /\s*[(（](?:(?:[^\s()（）]+\s+){3,}[^()（）]+|[^()（）]*[\u3040-\u30ff\u4e00-\u9fff][^()（）]{10,})[)）]/gu;
/** "Lindenau – corrections to me until Friday, please" */
const behindDash = /\s[–—-]\s+(?=\p{L})(?:\S+\s+){4,}\S+$/u;
/** "Ada Holm <ada@harbor.example>" */
const besideName = /(?<=\p{L}\S{0,40}\s{1,4})[<(]?[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}.-]{1,120}[>)]?/gu;
const longestPart = 300;
/** "Fri, 17 Oct 2026 16:42 +0200": a cover says the day. */
const clockAfterYear = /(?<=(?:19|20)\d\d),?\s+\d{1,2}:\d\d(?::\d\d)?(?:\s*(?:[+-]\d{4}|[A-Z]{2,4}))?$/u;
/** What is remarked on it is for the notes. */
const withoutRemarks = (part: string): string =>
  part
    .slice(0, longestPart)
    .replace(inBrackets, '')
    .replace(behindDash, '')
    .replace(besideName, '')
    .replace(clockAfterYear, '')
    .trim() || part;

const yearAlone = /^(?:19|20)\d\d$/u;
const day = new RegExp(isoDay, 'u');
/** "Board meeting 2014-01-23" is of that day, whenever its page was made. */
const isOfOtherDay = (date: string, title: RichText): boolean => {
  const own = day.exec(plain(title))?.[0];
  return own !== undefined && day.test(date) && !date.includes(own);
};

/** "Status: accepted"; "status: 2" is counted. */
const saysHowItStands = /\p{L}{3}|[\u3040-\u30ff\u3400-\u9fff]{2}/u;

const bylineOf = (document: SourceDocument): { byline?: string } => {
  const { title = [], author, date: written, status, statusName } = document;
  const date = written !== undefined && isOfOtherDay(written, title) ? undefined : written;
  // "accepted" alone names nobody, and says nothing without its name.
  if (!author && !date)
    return statusName && saysHowItStands.test(status ?? '') ? { byline: `${statusName}: ${status}` } : {};
  const parts = [author, date, status]
    .filter((part) => part !== undefined && part.trim() !== '')
    .map((part) => withoutSeconds(withoutRemarks(part!)))
    // "Severity: 2" says nothing without its name.
    .filter((part) => /[^\d\s]/u.test(part) || yearAlone.test(part));
  return parts.length === 0 ? {} : { byline: parts.join(' · ') };
};

const isEmpty = (outline: Outline): boolean =>
  outline.intro.blocks.length === 0 && outline.topics.length === 0 && plain(outline.title).trim() === '';

/** An attachment beside a document: its title stands over its content. */
const asTopic = (outline: Outline): Topic => ({
  ...outline.intro,
  heading: outline.title,
  depth: 1,
  topics: outline.topics,
});

export const outlineOf = (documents: readonly SourceDocument[]): Outline | undefined => {
  const outlines = documents.map(outlineOfDocument).filter((outline) => !isEmpty(outline));
  const [first, ...others] = outlines;
  if (first === undefined) return undefined;
  return { ...first, topics: [...first.topics, ...others.map(asTopic)] };
};
