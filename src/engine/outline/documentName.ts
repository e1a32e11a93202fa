import { lettersOf } from '../../deck/lettersOf.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { saysSeveralWords } from '../../deck/saysSeveralWords.ts';
import { sliceRich } from '../../deck/sliceRich.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { type HeadingKind, headingKinds } from '../../languages/cues.ts';
import { isHeadingOf } from '../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import type { Block, SourceDocument } from '../reading/document/sourceDocument.ts';
import { baseName, saysSomething, saysWhat } from '../reading/tidying/title/fileNames.ts';
import { logoName } from '../reading/tidying/title/logoName.ts';
import { pointsAway } from '../text/addresses/pointsAway.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isTimeLabelAnywhere } from '../text/timeLabels.ts';
import { nameOfFile } from './nameOfFile.ts';
import { withShortAddresses } from './shortAddresses.ts';

/** Prompt and answers have no file name that says anything. */
export const isUntitledSource = (source: string): boolean => /^(?:prompt|answer-\d+)$/.test(source);

const mostTexts = 4;
const longestName = 140;
const shortestClause = 20;
const openingWords = (text: RichText): RichText => {
  const whole = plain(text);
  const [sentence = ''] = /^.*?(?:[.。!！?？।](?=\s|$|[\u3040-\u9fff])|$)/su.exec(whole) ?? [];
  const bare = sentence.replace(/(?<![.。।\s])[.。।\s]+$/u, '');
  if (bare.length <= longestName) return sliceRich(text, 0, bare.length);
  const comma = bare.slice(0, longestName).search(/[,;:，、；：](?!.*[,;:，、；：])/u);
  if (comma > shortestClause) return sliceRich(text, 0, comma);
  const space = bare.lastIndexOf(' ', longestName);
  return [...sliceRich(text, 0, space > shortestClause ? space : longestName), { text: '…' }];
};

/** "Harbor Traffic Survey (HTS) counts the ships": who gives the short form of a name gives the name. */
const definition =
  /^(?:[Tt]he )?(\p{Lu}[\p{L}\p{M}\p{N}.+&'’-]*(?: [\p{L}\p{M}\p{N}.+&'’-]+){0,6} \p{L}[\p{L}\p{M}\p{N}.+-]*) [(（]([\p{L}\p{N}][\p{L}\p{N}.+-]{1,14})[)）] \p{Ll}/u;

/** Of a name that the text begins with and the file has in short. */
const definedName = (fileName: string | undefined, blocks: readonly Block[]): RichText | undefined => {
  const [first] = blocks.filter(({ kind }) => kind === 'paragraph').flatMap(blockTexts);
  const [, name, short = ''] = definition.exec(plain(first ?? [])) ?? [];
  const isMeant = !saysSomething(fileName) || lettersOf(fileName).includes(lettersOf(short));
  return name !== undefined && isMeant ? rich(name) : undefined;
};

interface Headed {
  readonly heading: RichText;
  readonly depth: number;
  readonly blocks: readonly Block[];
  readonly topics: readonly Headed[];
}

/** Nobody calls a whole so, whatever else it has. */
const neverWhole: readonly HeadingKind[] = ['summary', 'agenda', 'background', 'attendees'];

/** "Summary" beside "Motivation" and "Drawbacks" is a part of a document, and no name of one. */
const isNameOfPart = (
  heading: RichText,
  sections: readonly Headed[],
  kinds: readonly HeadingKind[] = headingKinds,
): boolean => sections.length > 1 && kinds.some((kind) => isHeadingOf(plain(heading), kind));

const isPart = ({ heading }: Headed, sections: readonly Headed[]): boolean => isNameOfPart(heading, sections);

/** What a document is called, whatever it begins with. */
const nameGiven = (document: SourceDocument, { blocks }: Pick<Headed, 'blocks'>): RichText | undefined =>
  definedName(document.fileName, blocks) ??
  (saysWhat(document.fileName) ? nameOfFile(document.fileName, document) : undefined);

/** What a document is called whose first heading names a part of it. */
const nameOfParts = (document: SourceDocument, first: Headed): RichText | undefined => {
  const { blocks } = first;
  const name = nameGiven(document, first);
  if (name) return name;
  const others = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const paragraphs = blocks.slice(0, others < 0 ? mostTexts : Math.min(others, mostTexts));
  const opening = paragraphs
    .flatMap(blockTexts)
    .map(openingWords)
    .find((words) => !pointsAway(words));
  return !opening || /[…:：?？]$/u.test(plain(opening)) ? undefined : opening;
};

const mostOnShelf = 2;
/** A word with another heading and nothing else below it, beside others, is a shelf: "English" over "Our fees". */
const onShelf = (first: Headed, sections: readonly Headed[]): Headed =>
  sections.length > 1 &&
  first.blocks.length === 0 &&
  first.topics.length === 1 &&
  estimateWords(plain(first.heading)) <= mostOnShelf
    ? first.topics[0]!
    : first;

const nameOfSection = (document: SourceDocument, first: Headed, sections: readonly Headed[]): RichText =>
  (isPart(first, sections) ? nameOfParts(document, first) : undefined) ?? onShelf(first, sections).heading;

const longestLine = 110;

/** "Minutes of the allotment society, 11 June": the line that a text begins with where that is no sentence of it. */
const openingLine = ([first, ...others]: readonly Block[]): RichText | undefined => {
  if (first?.kind !== 'paragraph' || others.length === 0) return undefined;
  const { text } = first;
  const line = plain(text).trim();
  const isLine =
    !/[\n]|[^\p{L}\p{M}\p{N})\]）」』"”»]$/u.test(line) &&
    visualLength(line) <= longestLine &&
    saysSeveralWords(line);
  return isLine && !pointsAway(text) && !text.every(({ marks }) => marks?.includes('strong'))
    ? text
    : undefined;
};

/** Names of files have no accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

/** "Week 6 — Confounding" above "Before you read on", in "handout-confounding.md": the line says what the file does. */
export const lineAbove = (
  { title, fileName, blocks }: SourceDocument,
  [first]: readonly Headed[],
): RichText | undefined => {
  const line = openingLine([...blocks, ...(first?.blocks ?? [])]);
  if (title !== undefined || blocks.length === 0 || !line || !first || !saysWhat(fileName)) return undefined;
  const named = wordsOf(baseName(fileName));
  const says = (text: RichText): boolean => wordsOf(plain(text)).some((word) => named.includes(word));
  return says(line) && !says(first.heading) ? line : undefined;
};

const leastEquals = 3;
/** Where the text has begun before its headings, these are equals. */
const hasBegun = ({ blocks }: SourceDocument): boolean => blocks.some(({ kind }) => kind === 'paragraph');

/** "March 1", "March 8", "March 15": none of them names the whole. */
const areDays = (sections: readonly Headed[]): boolean =>
  sections.length >= leastEquals && sections.every(({ heading }) => isTimeLabelAnywhere(plain(heading)));

/** "Features", "Bugs" and "Tasks" over nothing but a list each. */
const areLists = (sections: readonly Headed[]): boolean =>
  sections.length >= leastEquals &&
  sections.every(
    ({ blocks, topics }) =>
      blocks.length > 0 && topics.length === 0 && blocks.every(({ kind }) => kind === 'list'),
  );

export const areEquals = (sections: readonly Headed[]): boolean => areDays(sections) || areLists(sections);

/** What a document without a title is called: as its file, else as what it begins with. */
const nameOfUntitled = (document: SourceDocument, sections: readonly Headed[]): RichText => {
  const { source, fileName, blocks } = document;
  if (fileName !== undefined && !isUntitledSource(source)) return nameOfFile(fileName, document);
  const first = sections.find(({ depth }) => depth === 1);
  if (first && plain(first.heading).trim() !== '') {
    const equals = sections.filter(({ depth }) => depth === 1);
    const isOneOfMany = (equals.length >= leastEquals && hasBegun(document)) || areEquals(equals);
    return (isOneOfMany ? nameGiven(document, first) : undefined) ?? nameOfSection(document, first, sections);
  }
  const logo = logoName(blocks);
  if (logo) return logo;
  const defined = definedName(fileName, blocks) ?? definedName(fileName, sections[0]?.blocks ?? []);
  if (defined) return defined;
  const line = openingLine(blocks);
  if (line) return line;
  if (saysSomething(fileName)) return nameOfFile(fileName, document);
  const texts = blocks.flatMap(blockTexts).filter((candidate) => plain(candidate).trim() !== '');
  const openings = texts.slice(0, mostTexts).map(openingWords);
  const opening = openings.find((words) => !pointsAway(words)) ?? openings[0];
  const headed = sections.find((section) => plain(section.heading).trim() !== '');
  const isWhole = opening && !plain(opening).endsWith('…');
  if (isWhole || !headed) return opening ?? rich('');
  return nameOfSection(document, headed, sections);
};

const bareVersion = /^v?\.?\s?\d+(?:[.-]\d+)+(?:-[\w.]+)?$/u;

/** "2.2.0" is "Homebrew 2.2.0" where the text says so. */
const withName = (title: RichText, blocks: readonly Block[]): RichText => {
  const version = plain(title).trim();
  if (!bareVersion.test(version)) return title;
  const number = version.replace(/^v?\.?\s?/u, '').replaceAll('.', '\\.');
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}\\p{N}.+-]*(?: \\p{Lu}[\\p{L}\\p{N}.+-]*)?) v?${number}(?![.\\d]*\\d)`,
    'u',
  );
  const [name] = blocks
    .flatMap(blockTexts)
    .slice(0, mostTexts)
    .flatMap((text) => named.exec(plain(text))?.[0] ?? []);
  return name === undefined ? title : rich(name);
};

/** "9/10" says of "minutes-harbor.md" which of them it is, and nothing alone. */
const withFile = (title: RichText, document: SourceDocument): RichText => {
  const { fileName } = document;
  const number = plain(title).trim();
  if (number === '' || /\p{L}/u.test(number) || bareVersion.test(number) || !saysSomething(fileName))
    return title;
  const seam = /^(?:19|20)\d\d$/u.test(number) ? ' ' : ', ';
  return [...nameOfFile(fileName, document), { text: seam }, ...title];
};

/** What a document is called; `root` is the heading that all of it stands under, if any. */
export const nameOf = (
  document: SourceDocument,
  root: Headed | undefined,
  sections: readonly Headed[],
): RichText => {
  const own = root && nameOfSection(document, root, sections);
  const { title: given } = document;
  const whole =
    given && isNameOfPart(given, sections, neverWhole) ? nameGiven(document, document) : undefined;
  const title = whole ?? given ?? own ?? nameOfUntitled(document, sections);
  const named = withName(title, [...document.blocks, ...((root ?? sections[0])?.blocks ?? [])]);
  return withShortAddresses(withFile(named, document));
};
