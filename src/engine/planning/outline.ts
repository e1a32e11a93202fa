import { plain, type RichText, rich } from '../../deck/richText.ts';
import { blockTexts } from '../reading/blockTexts.ts';
import type { Block, Position, SourceDocument, SourceSection } from '../reading/sourceDocument.ts';
import { sliceRich } from '../writing/sentences.ts';
import { metadataOf } from './metadata.ts';

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
  /** Names a list among others of its section, as "Pros" and "Cons" do: they are shown side by side. */
  readonly isOneOfLists?: boolean;
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

const topicOf = (section: SourceSection, source: string, notes: Notes): Topic => {
  const own = notes.filter(
    ({ position }) =>
      contains(section.position, position) &&
      !section.sections.some((child) => contains(child.position, position)),
  );
  const deeper = notes.length === own.length ? [] : notes.filter((note) => !own.includes(note));
  return {
    source,
    heading: section.heading,
    depth: section.depth,
    position: section.position,
    blocks: section.blocks,
    topics: section.sections.map((child) => topicOf(child, source, deeper)),
    notes: own.map(({ text }) => text),
  };
};

const sameText = (a: RichText, b: RichText): boolean =>
  plain(a).trim().toLowerCase() === plain(b).trim().toLowerCase();

const positionOf = (document: SourceDocument): Position => ({
  from: Math.min(1, ...document.blocks.map(({ position }) => position.from)),
  to: Math.max(
    1,
    ...document.blocks.map(({ position }) => position.to),
    ...document.sections.map(({ position }) => position.to),
  ),
});

const baseName = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/** A document that begins with a picture of its name has no other title. */
const longestLogo = 40;
const logoName = ([first]: readonly Block[]): RichText | undefined => {
  const name = first?.kind === 'image' ? first.alt.replace(/\s+(?:logo|banner|icon)$/iu, '').trim() : '';
  return name !== '' &&
    name.length <= longestLogo &&
    !/^(?:logo|banner|image|screenshot|\S+\.\w{3,4})$/iu.test(name)
    ? rich(name)
    : undefined;
};

/** What a document without a title is called: as its file, else as what it begins with. */
const nameOf = ({ source, fileName, blocks }: SourceDocument, sections: readonly Topic[]): RichText => {
  if (fileName !== undefined && !isUntitledSource(source)) return rich(baseName(fileName));
  const first = sections.find(({ depth }) => depth === 1);
  if (first && plain(first.heading).trim() !== '') return first.heading;
  const logo = logoName(blocks);
  if (logo) return logo;
  const text = blocks.flatMap(blockTexts).find((candidate) => plain(candidate).trim() !== '');
  const opening = text && openingWords(text);
  const heading = sections.find((section) => plain(section.heading).trim() !== '')?.heading;
  const isWhole = opening && !plain(opening).endsWith('…');
  return (isWhole ? opening : (heading ?? opening)) ?? rich('');
};

const longestName = 80;
const openingWords = (text: RichText): RichText => {
  const whole = plain(text);
  const [sentence = ''] = /^.*?(?:[.。!！?？।](?=\s|$|[\u3040-\u9fff])|$)/su.exec(whole) ?? [];
  const bare = sentence.replace(/[.。।\s]+$/u, '');
  if (bare.length <= longestName) return sliceRich(text, 0, bare.length);
  const cut = bare.slice(0, longestName);
  const end = Math.max(cut.search(/[,;:，、；：](?!.*[,;:，、；：])/u), cut.lastIndexOf(' '));
  return [...sliceRich(text, 0, end > 20 ? end : longestName), { text: '…' }];
};

/** Prompt and answers have no file name that says anything. */
const isUntitledSource = (source: string): boolean => /^(?:prompt|answer-\d+)$/.test(source);

/** One document, with the heading that is its title taken off the tree. */
const outlineOfDocument = (document: SourceDocument): Outline => {
  const sections = document.sections.map((section) => topicOf(section, document.source, document.notes));
  const inSections = document.sections.map(({ position }) => position);
  const looseNotes = document.notes
    .filter(({ position }) => !inSections.some((outer) => contains(outer, position)))
    .map(({ text }) => text);
  const [only] = sections;
  const isSame = only !== undefined && document.title !== undefined && sameText(only.heading, document.title);
  const wraps =
    only !== undefined &&
    (document.title === undefined
      ? sections.length === 1 || (only.depth === 1 && isUntitledSource(document.source))
      : isSame && sections.slice(1).every(({ depth }) => depth > only.depth));
  const root = wraps ? only : undefined;
  const title = document.title ?? root?.heading ?? nameOf(document, sections);
  const keepsRootHeading = root !== undefined && !sameText(title, root.heading) && plain(root.heading) !== '';
  const position = root?.position ?? positionOf(document);
  const opening = [...document.blocks, ...(root?.blocks ?? [])];
  const metadata = metadataOf(opening[0]);
  const known = bylineOf(document);
  return {
    title,
    isNamed: document.title !== undefined || root !== undefined || !isUntitledSource(document.source),
    ...(document.subtitle
      ? { subtitle: document.subtitle }
      : keepsRootHeading
        ? { subtitle: root.heading }
        : {}),
    ...(known.byline === undefined && metadata ? { byline: metadata.byline } : known),
    intro: {
      source: document.source,
      heading: title,
      depth: 1,
      position,
      blocks: metadata ? opening.slice(1) : opening,
      topics: [],
      notes: [
        ...looseNotes,
        ...(metadata ? [known.byline === undefined ? '' : metadata.byline, metadata.rest] : []).filter(
          (text) => text !== '',
        ),
        ...(root?.notes ?? []),
        ...(keepsRootHeading && document.subtitle ? [plain(root.heading)] : []),
      ],
    },
    topics: root ? [...root.topics, ...sections.slice(1)] : sections,
  };
};

const bylineOf = ({ author, date }: SourceDocument): { byline?: string } => {
  const parts = [author, date].filter((part) => part !== undefined && part.trim() !== '');
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
