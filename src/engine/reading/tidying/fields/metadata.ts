import type { Language } from '../../../../api/generationOptions.ts';
import { isWholly, plain, type RichText, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import type { Field } from '../../../../languages/cues.ts';
import { isByline } from '../../../../languages/recognising/isByline.ts';
import { fieldOf, isLeftover } from '../../../../languages/recognising/labels.ts';
import type { Block, BlockOf, SourceDocument } from '../../document/sourceDocument.ts';
import { type Entry, entriesOf, entryOf, linesOf, longestValue } from './fieldEntries.ts';

/** So many of a group's labels must be names of fields, so that the group is about the document. */
const leastKnown = 0.25;

type Known = Partial<Record<Field, string>>;

/** Only what says nothing without a document: owners and dates of a table of tasks stay where they are. */
const ofDocuments: ReadonlySet<Field> = new Set([
  'title',
  'author',
  'owner',
  'date',
  'start',
  'status',
  'version',
  'id',
  'reviewers',
  'link',
  'category',
  'location',
]);

/** How much a document matters says something about it where its name stands beside, or who wrote it. */
const ofNamed: ReadonlySet<Field> = new Set(['priority']);
const naming: ReadonlySet<Field> = new Set(['title', 'author']);

/** What a talk is about: a group with one of these stays content. */
const ofContent: ReadonlySet<Field> = new Set(['due', 'cost', 'task']);

const knownOf = (
  entries: readonly Entry[],
  language: Language,
): { readonly known: Known; readonly count: number } => {
  const known: Known = {};
  let count = 0;
  let saysMore = false;
  const meant = entries.map(({ label, value, answer }) => ({
    value: answer ?? value,
    meaning: fieldOf(label, language),
  }));
  const isNamed = meant.some(({ meaning }) => meaning?.isWhole && naming.has(meaning.field));
  for (const { value, meaning } of meant) {
    const isAbout = (field: Field): boolean => ofDocuments.has(field) || (isNamed && ofNamed.has(field));
    // "Project lead" is no name of the project.
    const isOther = meaning?.field === 'title' && !meaning.isWhole;
    if (meaning?.isWhole && (ofContent.has(meaning.field) || (!isNamed && ofNamed.has(meaning.field))))
      saysMore = true;
    if (!meaning || !isAbout(meaning.field)) continue;
    count += 1;
    const isAccount = namesPerson.has(meaning.field) && isHandle.test(value);
    if (
      value !== '' &&
      !isSwitch.test(value) &&
      !toBeFilledIn.test(value) &&
      !isAccount &&
      !isOther &&
      !isLeftover(value, language)
    )
      known[meaning.field] ??= value.replace(quoted, '$2');
  }
  return { known, count: saysMore ? 0 : count };
};

/** "published: True" is said to a program. */
const isSwitch = /^(?:true|false|yes|no|null)$/i;
/** "(fill this in with the team)" is what a form says, a name in brackets is none. */
const toBeFilledIn = /^(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\]|<[^<>]*>|\{+[^{}]*\}+)$/u;
const namesPerson: ReadonlySet<Field> = new Set(['author', 'owner']);
/** "jdoe_42" is an account and no person's name. */
const isHandle = /^@?(?=\p{Ll}*[\d_])[\p{Ll}\d_]*\p{Ll}{2}[\p{Ll}\d_]*$/u;
/** A value between quotation marks is said to a program, too. */
const quoted = /^(["'])(?!.*\1.)(.+)\1$/u;
const mostNameWords = 6;
/** "direct to stable, because it changes a stable macro" names nothing, "motor control, week 23" does. */
const isRemark = (value: string): boolean =>
  /^\p{Ll}.*[,;]\s/u.test(value) && value.split(/\s+/u).length > mostNameWords;

const leastNames = 2;
/** "Prepared by: Ada", "Owner: #storage" say of all of it whose it is, whatever stands beside it. */
const isMetadata = (entries: readonly Entry[], count: number, whose?: string): boolean =>
  entries.length === 1
    ? count === 1
    : count >= (whose === undefined ? leastNames : 1) && count >= entries.length * leastKnown;

/** What stands at the end of a document and is said of all of it. */
const closing: ReadonlySet<Field> = new Set(['version', 'id', 'reviewers']);
/** And these only where their name says so: "Last updated", "Prepared by". */
const closingInWords: ReadonlySet<Field> = new Set(['date', 'author']);
const isClosing = ({ label }: Entry, language: Language): boolean => {
  const { field, isWhole } = fieldOf(label, language) ?? {};
  if (isWhole !== true || field === undefined) return false;
  return closing.has(field) || (closingInWords.has(field) && /\S\s+\S/u.test(label));
};

/** Nothing but fields of the document, as they stand below everything else. */
export const isOfDocument = (block: Block, language: Language): boolean =>
  entriesOf(block)?.every((entry) => isClosing(entry, language)) === true;

const startsBold = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && block.text[0]?.marks?.includes('strong') === true;

/** "**Do you agree to the terms?** Yes" is asked by a form. */
const isAsked = (block: Block): block is BlockOf<'paragraph'> =>
  startsBold(block) &&
  /[?？؟]\s*[:：]?\s*$/u.test(block.text[0]!.text) &&
  plain(block.text.slice(1)).length <= longestValue;

const askedEntry = ({ text }: BlockOf<'paragraph'>): Entry => ({
  label: text[0]!.text.replace(/\s*[:：]?\s*$/u, ''),
  value: plain(text.slice(1)).replace(/^\s*[:：]?\s*/u, ''),
});

interface Fields {
  readonly blocks: readonly Block[];
  readonly entries: readonly Entry[];
}

const longestPerson = 60;
/** "Ann Bell ([@ann](…))" */
const account = /\s*[(（]@?[\w-]+[)）]\s*$/u;

/** "Authors:" over a list of people, which is its value. */
const headedEntry = (
  [label, people]: readonly (Block | undefined)[],
  language: Language,
): { readonly blocks: readonly Block[]; readonly entries: readonly Entry[] } | undefined => {
  if (label?.kind !== 'paragraph' || people?.kind !== 'list') return undefined;
  const [entry, ...others] = entriesOf(label) ?? [];
  const meaning = entry && fieldOf(entry.label, language);
  const names = people.items.map(({ text }) => plain(text).trim());
  const arePeople =
    people.items.every(({ blocks }) => blocks.length === 0) &&
    names.every((name) => visualLength(name) <= longestPerson && !/[.!?:。！？：]\s*$/u.test(name));
  if (!entry || others.length > 0 || entry.value !== '' || !meaning?.isWhole || !arePeople) return undefined;
  if (!ofPeople.has(meaning.field)) return undefined;
  const value = names.map((name) => name.replace(account, '')).join(', ');
  return { blocks: [label, people], entries: [{ ...entry, value }] };
};
const ofPeople: ReadonlySet<Field> = new Set(['author', 'owner', 'reviewers']);

/** What stands in fields at the beginning: in one block, or in paragraphs below each other that are a field each. */
const fieldsOf = (all: readonly Block[], language: Language): Fields | undefined => {
  const headed = headedEntry(all, language);
  if (headed) return withMore(headed, all.slice(headed.blocks.length), language);
  const [first, ...others] = all;
  const entries = first && entriesOf(first);
  // "Relevant links:" over a list leads in.
  const leadsIn = entries?.every(({ value }) => value === '') === true && others[0]?.kind === 'list';
  if (!first || !entries || leadsIn) return undefined;
  const found = { blocks: [first], entries: [...entries] };
  if (first.kind !== 'paragraph' || entries.length > 1) return found;
  for (const block of others) {
    const isAlike = block.kind === 'paragraph' && startsBold(block) === startsBold(first);
    const more = isAsked(block) ? [askedEntry(block)] : isAlike ? entriesOf(block) : undefined;
    if (!more || !(isAsked(block) || knownOf(more, language).count === more.length)) break;
    found.blocks.push(block);
    found.entries.push(...more);
  }
  return found;
};

/** Below people stand further people, and fields. */
const withMore = (found: Fields, below: readonly Block[], language: Language): Fields => {
  const [next] = below;
  const entries = next && entriesOf(next);
  const more =
    headedEntry(below, language) ??
    (entries && isMetadata(entries, knownOf(entries, language).count)
      ? { blocks: [next], entries }
      : undefined);
  if (!more) return found;
  const both = {
    blocks: [...found.blocks, ...more.blocks],
    entries: [...found.entries, ...more.entries],
  };
  return withMore(both, below.slice(more.blocks.length), language);
};

/** What stands on a cover below the title. */
const longestLine = 90;
/** A short heading says of what kind it is: "Advisory", "Grant proposal". */
const longestKind = 24;
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** "rfc_0001_remove_actix" is said in words; "session_log" may be what something is called. */
const slug = /^[\p{Ll}\p{N}]+(?:[_-][\p{Ll}\p{N}]+){2,}$/u;
/** Several words begin large; "async" is what something is called. */
const inWords = (name: string): string => {
  const words = slug.test(name) ? name.replaceAll(/[_-]/g, ' ') : name;
  return /\s/u.test(words) ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words;
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
  const isLess = bare(kind).includes(bare(name));
  if (isLess || !/\p{L}{2}/u.test(name)) return {};
  // "Status report, week 38" is of the project that a field names.
  if (visualLength(kind) > longestKind)
    return subtitle || visualLength(name) > longestLine ? {} : { subtitle: rich(name) };
  // "Denial of service advisory" over "Advisory".
  if (bare(name).includes(bare(kind))) return { title: rich(name), ...(subtitle && { subtitle }) };
  const above = isOfForms.test(kind) ? undefined : title;
  return { title: rich(name), ...((subtitle ?? above) && { subtitle: subtitle ?? above }) };
};

/** A first heading over nothing but fields of the whole: "Paper", with title, authors and year. */
const withoutCard = (document: SourceDocument, language: Language): SourceDocument => {
  const { blocks, sections, title } = document;
  const [card, ...others] = sections;
  if (blocks.length > 0 || others.length === 0 || card?.blocks.length !== 1 || card.sections.length > 0)
    return document;
  const entries = entriesOf(card.blocks[0]!) ?? [];
  const { known, count } = knownOf(entries, language);
  if (known.title === undefined || !isMetadata(entries, count)) return document;
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
    ...(document.title === undefined && known.title !== undefined && { title: rich(known.title) }),
    ...(author !== undefined && { author }),
    ...(date !== undefined && { date }),
  };
};

/** Fields and nothing else, enough of them of the document. */
const listedFields = (blocks: readonly Block[], language: Language): Fields | undefined => {
  const fields = fieldsOf(blocks, language);
  if (!fields) return undefined;
  const { known, count } = knownOf(fields.entries, language);
  return isMetadata(fields.entries, count, known.author ?? known.owner) ? fields : undefined;
};

const mostHeadLines = 5;
/** "Responsible: Nuria" and "Version of 14 January, after the meeting" between the title and the first heading. */
const headOf = (
  { title, sections }: SourceDocument,
  block: Block | undefined,
  language: Language,
): Fields | undefined => {
  const lines = block && linesOf(block);
  if (title === undefined || sections.length === 0 || !lines || lines.length > mostHeadLines)
    return undefined;
  const entries = lines.map((line) =>
    typeof line === 'string' ? (entryOf(line) ?? { label: '', value: line }) : line,
  );
  const isLoose = ({ label }: Entry): boolean => label === '';
  const saysWhen = ({ value }: Entry): boolean =>
    visualLength(value) <= longestLine && /\p{N}/u.test(value) && !/[.!?。！？:：]\s*$/u.test(value);
  const saysWhose =
    knownOf(entries, language).count > 0 ||
    entries.some((entry) => isLoose(entry) && isByline(entry.value, language));
  const isHead = entries.some(isLoose) && !entries.every(isLoose) && entries.filter(isLoose).every(saysWhen);
  return isHead && saysWhose ? { blocks: [block], entries } : undefined;
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
  const document = withFrontFields(withoutCard(whole, language), language);
  const line = lineAbove(document);
  const below = line ? document.blocks.slice(1) : document.blocks;
  const fields = listedFields(below, language) ?? headOf(document, below[0], language);
  if (!fields) return document;
  const { blocks, entries } = fields;
  const { known } = knownOf(entries, language);
  const author = document.author ?? known.author ?? known.owner;
  const date = document.date ?? known.date ?? known.start;
  const status = known.status ?? known.priority;
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
    blocks: document.blocks.slice(blocks.length + (line ? 1 : 0)),
    notes: [
      ...document.notes,
      ...(said.length > 0 ? [{ position: blocks[0]!.position, text: said.join('\n') }] : []),
    ],
  };
};
