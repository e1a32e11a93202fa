import type { Language } from '../../../../api/generationOptions.ts';
import { plain } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import type { Field } from '../../../../languages/cues.ts';
import { isByline } from '../../../../languages/recognising/isByline.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import type { Block, BlockOf, SourceDocument } from '../../document/sourceDocument.ts';
import { type Entry, entriesOf, entryOf, linesOf, longestValue } from './fieldEntries.ts';
import { isMetadata, knownOf } from './knownFields.ts';

/** What stands on a cover below the title. */
export const longestLine = 90;

const startsBold = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && block.text[0]?.marks?.includes('strong') === true;

/** "**Do you agree to the terms?** Yes" is asked by a form. */
const isAsked = (block: Block): block is BlockOf<'paragraph'> =>
  startsBold(block) &&
  /[?？؟]\s*[:：]?\s*$/u.test(block.text[0]!.text) &&
  plain(block.text.slice(1)).length <= longestValue;

const askedEntry = ({ text }: BlockOf<'paragraph'>): Entry => ({
  label: text[0]!.text
    .trimEnd()
    .replace(/[:：]$/u, '')
    .trimEnd(),
  value: plain(text.slice(1)).replace(/^\s*[:：]?\s*/u, ''),
});

export interface Fields {
  readonly blocks: readonly Block[];
  readonly entries: readonly Entry[];
  /** When it was written, in a line without a name. */
  readonly date?: string;
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

/** Fields and nothing else, enough of them of the document: one is where nothing but its "Subject:" names it. */
export const listedFields = (
  { title }: SourceDocument,
  blocks: readonly Block[],
  language: Language,
): Fields | undefined => {
  const fields = fieldsOf(blocks, language);
  if (!fields) return undefined;
  const { known, count } = knownOf(fields.entries, language);
  const isMail = title === undefined && fields.blocks.every(({ kind }) => kind !== 'table');
  const whose = known.author ?? known.owner ?? (isMail ? known.title : undefined);
  return isMetadata(fields.entries, count, whose) ? fields : undefined;
};

const mostHeadLines = 5;
/** "Responsible: Nuria" and "Version of 14 January, after the meeting" between the title and the first heading. */
export const linesBelowTitle = (
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
    visualLength(value) <= longestLine && /\p{N}/u.test(value) && !endsAsSentence.test(value);
  const saysWhose =
    knownOf(entries, language).count > 0 ||
    entries.some((entry) => isLoose(entry) && isByline(entry.value, language));
  const isHead = entries.some(isLoose) && !entries.every(isLoose) && entries.filter(isLoose).every(saysWhen);
  if (isHead && saysWhose) return { blocks: [block], entries };
  const values = entries.map(({ value }) => value);
  const [date, ...others] = values.filter((value) => dateAlone.test(value));
  const areBare = values.every((value) => visualLength(value) <= longestLine && !endsAsSentence.test(value));
  return date !== undefined && others.length === 0 && values.length > 1 && entries.every(isLoose) && areBare
    ? { blocks: [block], entries, date: date.trim() }
    : undefined;
};

/** "9 December 2024", "2024 年 12 月 9 日" */
const dateAlone =
  /^\s*(?=.*(?<!\p{N})(?:19|20)\p{N}\p{N}(?!\p{N}))(?=.*\p{N}.*\p{N})[\p{L}\p{N}\s.,/-]{6,24}$/u;
const endsAsSentence = /[.!?。！？:：]\s*$/u;
