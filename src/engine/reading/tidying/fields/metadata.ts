import type { Language } from '../../../../api/generationOptions.ts';
import { lettersOf } from '../../../../deck/lettersOf.ts';
import { isWholly, plain, type RichText, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { headingKinds } from '../../../../languages/cues.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import type { SourceDocument } from '../../document/sourceDocument.ts';
import { type Entry, entriesOf } from './fieldEntries.ts';
import { isHandle, isSwitch, type Known, knownOf } from './knownFields.ts';
import { linesBelowTitle, listedFields, longestLine } from './openingFields.ts';
import { withPeople } from './peopleLine.ts';

const mostNameWords = 6;
/** "direct to stable, because it changes a stable macro" names nothing, "motor control, week 23" does. */
const isRemark = (value: string): boolean =>
  /^\p{Ll}.*[,;]\s/u.test(value) && value.split(/\s+/u).length > mostNameWords;

/** A short heading says of what kind it is: "Advisory", "Grant proposal". */
const longestKind = 24;

/** "rfc_0001_remove_actix" and "retired-committers" are said in words; "session_log" may be what something is called. */
const slug = /^[\p{Ll}\p{N}]+(?:(?:[_-][\p{Ll}\p{N}]+){2,}|-[\p{Ll}\p{N}]+)$/u;
/** Several words begin large; "async" is what something is called. */
const inWords = (name: string): string => {
  const words = slug.test(name) ? name.replaceAll(/[_-]/g, ' ') : name;
  return /\s/u.test(words) ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words;
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
};

/** What forms call the part that their fields stand in. */
const isOfForms = /^(?:meta|meta[- ]?data|info|header)$/iu;

const titledBy = (
  name: string | undefined,
  { title, subtitle }: SourceDocument,
): Pick<SourceDocument, 'title' | 'subtitle'> => {
  if (name === undefined || isRemark(name)) return {};
  if (title === undefined) return { title: rich(inWords(name)) };
  const kind = plain(title);
  const isLess = lettersOf(kind).includes(lettersOf(name));
  if (isLess || !/\p{L}{2}/u.test(name)) return {};
  // "Status report, week 38" is of the project that a field names, and "A new van" is "Replacing the van".
  if (visualLength(kind) > longestKind)
    return subtitle || visualLength(name) > longestLine || sharesWord(kind, name)
      ? {}
      : { subtitle: rich(name) };
  // "Denial of service advisory" over "Advisory".
  if (lettersOf(name).includes(lettersOf(kind))) return { title: rich(name), ...(subtitle && { subtitle }) };
  const above = isOfForms.test(kind) ? undefined : title;
  return { title: rich(name), ...((subtitle ?? above) && { subtitle: subtitle ?? above }) };
};

/** "My budget – a platform" below "Product requirements" says what of; "Overview" says nothing. */
const isNameOfWhole = (heading: RichText): boolean =>
  /\S\s+\S/u.test(plain(heading).trim()) &&
  visualLength(plain(heading)) <= longestLine &&
  !headingKinds.some((kind) => isHeadingOf(plain(heading), kind));

/** A first heading over nothing but fields of the whole: "Paper", with title, authors and year. */
const withoutCard = (document: SourceDocument, language: Language): SourceDocument => {
  const { blocks, sections, title } = document;
  const [card, ...others] = sections;
  if (blocks.length > 0 || others.length === 0 || !card || card.sections.length > 0) return document;
  const fields = listedFields(document, card.blocks, language);
  if (!fields || fields.blocks.length < card.blocks.length) return document;
  const { known, count } = knownOf(fields.entries, language);
  const { entries } = fields;
  if (title === undefined && card.depth === 1 && isNameOfWhole(card.heading))
    return { ...document, title: card.heading, blocks: card.blocks, sections: others };
  if (known.title === undefined)
    return title !== undefined && isNameOfWhole(card.heading) && count === entries.length
      ? { ...document, subtitle: document.subtitle ?? card.heading, blocks: card.blocks, sections: others }
      : document;
  return { ...document, title: title ?? card.heading, blocks: card.blocks, sections: others };
};

/** "**Minutes of the ordinary meeting**" in a line between the title and its fields. */
const lineAbove = ({ title, subtitle, blocks }: SourceDocument): RichText | undefined => {
  const [first, next] = blocks;
  if (title === undefined || subtitle !== undefined || first?.kind !== 'paragraph' || !next) return undefined;
  const isLine =
    entriesOf(first) === undefined &&
    entriesOf(next) !== undefined &&
    visualLength(plain(first.text)) <= longestLine &&
    isWholly(first.text, 'strong');
  return isLine ? first.text.map(({ text }) => ({ text })) : undefined;
};

/** Who and when of front matter in the words of its language. */
const withFrontFields = (document: SourceDocument, language: Language): SourceDocument => {
  const { fields = [], ...others } = document;
  const known: Known = {};
  for (const { label, value } of fields) {
    const meaning = fieldOf(label, language);
    if (meaning?.isWhole && !isSwitch.test(value) && !isHandle.test(value)) known[meaning.field] ??= value;
  }
  const author = document.author ?? known.author ?? known.owner;
  const date = document.date ?? known.date ?? known.start;
  return {
    ...others,
    ...(document.title === undefined && known.title !== undefined && { title: rich(inWords(known.title)) }),
    ...(author !== undefined && { author }),
    ...(date !== undefined && { date }),
  };
};

const money = /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/u;
/** "Amount requested: £38,600" among fields of the document is what it is about. */
const sumIn = (entries: readonly Entry[]): RichText | undefined => {
  const [entry, ...others] = entries.filter(({ value }) => money.test(value));
  const line = `${entry?.label}: ${entry?.value}`;
  return entry && others.length === 0 && visualLength(line) <= longestLine ? rich(line) : undefined;
};

/**
 * Takes the fields at a document's beginning off its content: what names it is its title, who and when and
 * how it stands go to the cover, all of it to the notes.
 */
export const withMetadata = (whole: SourceDocument, language: Language): SourceDocument => {
  const document = withPeople(withFrontFields(withoutCard(whole, language), language), language);
  const line = lineAbove(document);
  const below = line ? document.blocks.slice(1) : document.blocks;
  const fields = listedFields(document, below, language) ?? linesBelowTitle(document, below[0], language);
  if (!fields) return document;
  const { blocks, entries } = fields;
  const { known } = knownOf(entries, language);
  const author = document.author ?? known.author ?? known.owner;
  const date = document.date ?? known.date ?? known.start ?? fields.date;
  const status = known.status ?? known.priority;
  const namesStatus = ({ label }: Entry): boolean => fieldOf(label, language)?.field === 'status';
  const statusName = known.status === undefined ? undefined : entries.find(namesStatus)?.label;
  const named = titledBy(known.title, document);
  const subtitle = line ?? (document.subtitle || named.subtitle ? undefined : sumIn(entries));
  const said = entries
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => (label ? `${label}: ${value}` : value));
  return {
    ...document,
    ...named,
    ...(subtitle && { subtitle }),
    ...(author !== undefined && { author }),
    ...(date !== undefined && { date }),
    ...(status !== undefined && { status }),
    ...(statusName !== undefined && { statusName }),
    blocks: document.blocks.slice(blocks.length + (line ? 1 : 0)),
    notes: [
      ...document.notes,
      ...(said.length > 0 ? [{ position: blocks[0]!.position, text: said.join('\n') }] : []),
    ],
  };
};
