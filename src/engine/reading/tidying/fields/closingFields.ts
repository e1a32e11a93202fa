import type { Language } from '../../../../api/generationOptions.ts';
import { isWholly, plain } from '../../../../deck/richText.ts';
import type { Field, Role } from '../../../../languages/cues.ts';
import { findCues } from '../../../../languages/recognising/findCues.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import { noteOf } from '../../document/noteOf.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';
import { type Entry, entriesOf } from './fieldEntries.ts';
import { isMetadata, knownOf } from './knownFields.ts';

const longestLine = 120;
const longestName = 60;
const isBare = (line: string): boolean => line.length <= longestLine && !/[.!?。！？।…:：]\s*$/u.test(line);

const severalSentences = /[.!?。！？।]\s*\p{Lu}.*[.!?。！？।]["'”’»)]?\s*$/su;
const toDo: ReadonlySet<Role> = new Set(['ask', 'action', 'decision', 'risk', 'recommendation', 'result']);

/**
 * "*Approved by the harbor board*", "*Trustees: A, B. Photos: C.*": in italics, and no sentence, or several that ask
 * for nothing, or parted by a line from what is said.
 */
const isAside = (block: Block, language: Language): boolean => {
  if (block.kind !== 'paragraph') return false;
  const written = plain(block.text);
  return (
    isWholly(block.text, 'emphasis') &&
    (block.isBelowRule === true ||
      written.split('\n').every(isBare) ||
      (severalSentences.test(written) && !findCues(written, language).some(({ role }) => toDo.has(role))))
  );
};

/** What stands in italics below a picture or a table is said of that. */
const ends: ReadonlySet<Block['kind'] | undefined> = new Set(['paragraph', 'list', 'quote']);
const mayEnd = (block: Block | undefined): boolean => ends.has(block?.kind);

/** "On Thu 5 June at 21:14, Ada wrote:" is what a mail program puts above the mail that is answered. */
const replied =
  /^(?:On|Am|Le|El|Il|Em|Op)\s.{6,120}\b(?:wrote|schrieb|écrit|escribió|scritto|escreveu|schreef)\b[^.!?]{0,60}[:：]\s*$/imu;
const isReplied = (block: Block): boolean => block.kind === 'paragraph' && replied.test(plain(block.text));

/** What stands at the end of a document and is said of all of it. */
const closing: ReadonlySet<Field> = new Set(['version', 'id', 'reviewers']);
/** And these only where their name says so: "Last updated", "Prepared by". */
const closingInWords: ReadonlySet<Field> = new Set(['date', 'author']);
const isClosing = ({ label }: Entry, language: Language): boolean => {
  const { field, isWhole } = fieldOf(label, language) ?? {};
  if (isWhole !== true || field === undefined) return false;
  return closing.has(field) || (closingInWords.has(field) && /\S\s+\S/u.test(label));
};

/** Nothing but fields of the document, as they stand below everything else, in a quotation or not. */
const isOfDocument = (block: Block, language: Language): boolean =>
  (block.kind === 'quote' ? block.blocks : [block]).every(
    (each) => entriesOf(each)?.every((entry) => isClosing(entry, language)) === true,
  );

/** "Unless otherwise noted, this work is licensed under CC BY-SA 4.0." is said so in whatever language. */
const common = /\bCreative Commons\b|\bCC[ -](?:BY|0)\b/u;
const longestRights = 240;
const isLicence = (block: Block): boolean =>
  block.kind === 'paragraph' && plain(block.text).length <= longestRights && common.test(plain(block.text));

const fewestFields = 2;
/** Fields that a line parts from all that is said, some of which are those of documents: "Status: done". */
const areFieldsBelowRule = (block: Block, language: Language): boolean => {
  if (block.isBelowRule !== true) return false;
  const entries = entriesOf(block) ?? [];
  return entries.length >= fewestFields && isMetadata(entries, knownOf(entries, language).count);
};

/** "Lisbon, 3 May 2025" */
const dateline = /^[^:：]*[\p{L}\p{N},]\s*(?:(?:19|20)\d{2}|\d{1,2}日)$/u;
const mostAfterName = 2;
const writtenLines = (block: Block | undefined): string[] =>
  block?.kind === 'paragraph' ? plain(block.text).trim().split('\n') : [];

/** A place and a date, then who signs, then perhaps what is enclosed: where that begins. */
const signOff = (blocks: readonly Block[]): number | undefined => {
  const at = blocks.findLastIndex((block) => dateline.test(writtenLines(block)[0] ?? ''));
  if (at <= 0) return undefined;
  const [, ...below] = writtenLines(blocks[at]);
  const isSignedThere = below.length > 0;
  const names = isSignedThere ? below : writtenLines(blocks[at + 1]);
  const after = blocks.slice(isSignedThere ? at + 1 : at + 2);
  const isSigned = names.length > 0 && names.every((line) => isBare(line) && line.length <= longestName);
  const isLast = after.length <= mostAfterName && after.every(({ kind }) => kind === 'paragraph');
  return isSigned && isLast ? at : undefined;
};

/** How many of the blocks stay, where the last ones are about the document, or of a mail that it answers. */
const lengthWithout = (blocks: readonly Block[], language: Language): number => {
  const answered = blocks.findIndex(isReplied);
  let length = answered > 0 ? answered : (signOff(blocks) ?? blocks.length);
  const isClosing = (at: number): boolean =>
    (isAside(blocks[at]!, language) && mayEnd(blocks[at - 1])) ||
    isOfDocument(blocks[at]!, language) ||
    isLicence(blocks[at]!) ||
    areFieldsBelowRule(blocks[at]!, language);
  while (length > 0 && isClosing(length - 1)) length -= 1;
  return length;
};

interface Ended {
  readonly section: SourceSection;
  readonly closing: readonly Block[];
}

/** The last section without them; one that is about nothing else stays as it is. */
const ended = (section: SourceSection, language: Language): Ended => {
  const { blocks, sections } = section;
  const last = sections.at(-1);
  if (last) {
    const below = ended(last, language);
    return {
      section: { ...section, sections: [...sections.slice(0, -1), below.section] },
      closing: below.closing,
    };
  }
  const length = lengthWithout(blocks, language);
  return length === 0
    ? { section, closing: [] }
    : { section: { ...section, blocks: blocks.slice(0, length) }, closing: blocks.slice(length) };
};

/** What stands below everything else of a document, taken off it. */
const endOf = (
  document: SourceDocument,
  language: Language,
): { readonly left: SourceDocument; readonly closing: readonly Block[] } => {
  const { blocks, sections } = document;
  const last = sections.at(-1);
  if (last) {
    const { section, closing } = ended(last, language);
    return { left: { ...document, sections: [...sections.slice(0, -1), section] }, closing };
  }
  const length = lengthWithout(blocks, language);
  return length > 0
    ? { left: { ...document, blocks: blocks.slice(0, length) }, closing: blocks.slice(length) }
    : { left: document, closing: [] };
};

/** "Last updated", "Approved by" below everything are about the document, and not about what its last heading names. */
export const withoutClosingFields = (document: SourceDocument, language: Language): SourceDocument => {
  const { left, closing } = endOf(document, language);
  if (closing.length === 0) return document;
  return {
    ...left,
    notes: [...left.notes, ...closing.map(noteOf)],
  };
};
