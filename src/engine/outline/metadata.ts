import { isWholly, plain, type RichText } from '../../deck/richText.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { lostTable } from '../text/lostTable.ts';

const longestByline = 76;
/** More is a list of something. */
const mostEntries = 12;
const entry = /^[\p{L}\p{M}][\p{L}\p{M} ()-]{1,24}[:：](?!\/\/)\s*\S.{0,50}$/u;
const seam =
  /(?<=[^.\s]{2})[.;]\s+(?=[\p{L}\p{M} ]{2,24}[:：])|(?:(?<!\s)\s+)?[|·•\n]\s*|(?<!\s)\s+\/\s+|\u3000+/u;
const mostSigned = { words: 16, entries: 3 } as const;
const mostBesideName = 26;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)|(?:令和|平成)(?:\d{1,2}|元)年/;
const mostWordsOfDate = 5;
/** A few signs are short in any script. */
const fewSigns = 12;

/** A line in bold above another is a line of its own. */
const lineOf = (text: RichText): RichText => {
  const [first, ...others] = text;
  return first?.marks?.includes('strong') && /^\s+\S/u.test(plain(others))
    ? [first, { text: '\n' }, ...others]
    : text;
};

const textsOf = (block: Block): RichText[] =>
  block.kind === 'paragraph' || (block.kind === 'list' && !block.ordered)
    ? blockTexts(block).map(lineOf)
    : [];

export interface Metadata {
  readonly byline: string;
  /** What a cover has no line for. */
  readonly rest: string;
}

const mostBlocks = 3;
/** All that stands in a document's first blocks of whose it is and when: the first of them is what a cover says. */
export const metadataIn = (blocks: readonly Block[]): (Metadata & { readonly count: number }) | undefined => {
  const found = blocks.slice(0, mostBlocks).map(metadataOf);
  const end = found.indexOf(undefined);
  const [first, ...others] = (end < 0 ? found : found.slice(0, end)).filter((each) => each !== undefined);
  if (!first) return undefined;
  const rest = [first.rest, ...others.flatMap(({ byline, rest }) => [byline, rest])];
  return {
    byline: first.byline,
    rest: rest.filter((text) => text !== '').join(' · '),
    count: others.length + 1,
  };
};

const signature =
  /^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Oo]leh)\s((?:\p{Lu}[\p{L}\p{M}’'-]+)(?:\s\p{Lu}[\p{L}\p{M}’'-]+){0,2})(?:[.,]\s*|$)/u;
const namedField =
  /^[\p{L}\p{M} ]{2,24}:\s(\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+){1,2})(?:\s\([^()]{1,40}\))?\.\s+(?!.*:)/su;
/** "by Annika. Travelled with Tom.", "Author: Ada Holm (tides). Reviewed by the tide office." */
const signedBy = (block: Block): Metadata | undefined => {
  const text = block.kind === 'paragraph' ? plain(block.text).trim() : '';
  const [all, name] = signature.exec(text) ?? namedField.exec(text) ?? [];
  const rest = text.slice(all?.length ?? 0);
  return name !== undefined && estimateWords(rest) <= mostBesideName ? { byline: name, rest } : undefined;
};

/** "Author: Priya Raman. Status: draft." at the beginning of a document stands on its cover. */
export const metadataOf = (block: Block | undefined): Metadata | undefined => {
  if (!block || (block.kind === 'paragraph' && lostTable.test(plain(block.text)))) return undefined;
  const signed = signedBy(block);
  if (signed) return signed;
  const entries = textsOf(block)
    .flatMap((text) => plain(text).split(seam))
    .map((part) => part.trim().replace(/(?<!\d\.\d{1,2})[.;,]$/, ''))
    .filter((part) => part !== '');
  if (entries.length > mostEntries) return undefined;
  const areEntries = fieldsBelow(block, entries).every((part) => entry.test(part)) && entries.length >= 2;
  const isWhenAndWhere = saysWhenAndWhere(block);
  if (
    !areEntries &&
    !isWhenAndWhere &&
    !isAside(block) &&
    !areShort(entries, block) &&
    !isSigned(block, entries)
  )
    return isHead(block) ? partedMetadata(linesOf(block)) : undefined;
  // Where a line does not hold both, the day says more than the room.
  const isLong = entries.join(' · ').length > longestByline;
  const ordered =
    isWhenAndWhere && isLong ? entries.toSorted((one, other) => rankOf(one) - rankOf(other)) : entries;
  const [first, ...others] = ordered;
  if (first === undefined) return undefined;
  if (first.length > longestByline) return partedMetadata(ordered);
  let byline = first;
  let shown = 1;
  for (const other of others) {
    const longer = `${byline} · ${other}`;
    if (longer.length > longestByline) break;
    byline = longer;
    shown += 1;
  }
  return { byline, rest: ordered.slice(shown).join(' · ') };
};

const partSeam = /[,，、;；]\s+|\s[–—]\s+/u;
const sentenceSeam = /[.。]\s+(?=\p{Lu})/u;
const mostWordsOfPart = 4;
const longestLine = 300;
const inBrackets = /\s*[(（][^()（）]*[)）]/gu;
/** "Ada Holm and Bo Lind, for the evening of the lenders, 8 May 2025": who and when, of a line that no cover holds. */
const partedMetadata = (entries: readonly string[]): Metadata | undefined => {
  if (entries.some((each) => each.length > longestLine)) return undefined;
  const parts = entries
    .map((each) => each.replace(inBrackets, '').split(sentenceSeam)[0]!)
    .flatMap((each) => each.split(partSeam))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first] = parts;
  const when = parts.find((part) => year.test(part));
  const who = parts.find((part) => part !== first && isName(part));
  const joined = (some: ReadonlySet<string | undefined>): string =>
    parts.filter((part) => some.has(part)).join(' · ');
  const isHeld = (some: ReadonlySet<string | undefined>): boolean => joined(some).length <= longestByline;
  const telling = [[first, when, who], [first, who], [when, who], [first, when], [first]]
    .map((some) => new Set(some))
    .find(isHeld);
  if (!telling) return undefined;
  let shown: ReadonlySet<string | undefined> = telling;
  for (const part of parts) {
    const more = new Set([...shown, part]);
    if (estimateWords(part) <= mostWordsOfPart && isHeld(more)) shown = more;
  }
  const byline = joined(shown);
  return byline === '' ? undefined : { byline, rest: entries.join(' · ') };
};

const linesOf = (block: Block): string[] =>
  textsOf(block)
    .flatMap((text) => plain(text).split('\n'))
    .map((line) => line.trim());

/** "Written by Ada Holm" */
const endsInName = /\p{Lu}[\p{L}\p{M}’'.-]+ \p{Lu}[\p{L}\p{M}’'-]+$/u;
const mostHeadLines = 6;
const mostWordsOfHeadLine = 26;
/** Lines of their own, one of which says when, and where they are a list by whom: none goes on from the one before it. */
const isHead = (block: Block): boolean => {
  const lines = linesOf(block);
  return (
    lines.length >= 2 &&
    lines.length <= mostHeadLines &&
    lines.every((line) => /^[^\p{L}\p{N}]*[\p{Lu}\p{Lo}\p{N}]/u.test(line)) &&
    lines.every((line) => estimateWords(line) <= mostWordsOfHeadLine) &&
    lines.slice(0, -1).every((line) => !/[.!?…]$/u.test(line)) &&
    lines.some((line) => year.test(line)) &&
    (block.kind === 'paragraph' || lines.flatMap((line) => line.split(partSeam)).some(isName))
  );
};
const isName = (part: string): boolean => endsInName.test(part);

const mostWordsAbove = 10;
const leastFieldsBelow = 2;
/** "Practical Course II, group 7" in a line above fields is none of them, and says whose they are. */
const fieldsBelow = (block: Block, [first, ...others]: readonly string[]): readonly string[] => {
  if (first === undefined) return [];
  const [line = ''] = block.kind === 'paragraph' ? plain(block.text).split('\n') : [];
  const isLine = line.trim() === first && !entry.test(first) && estimateWords(first) <= mostWordsAbove;
  return isLine && others.length >= leastFieldsBelow ? others : [first, ...others];
};

const person =
  /^(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}\.)?(?: (?:van|von|de|der|del|di|da|dos))?(?: \p{Lu}[\p{L}\p{M}’'-]+){1,2}(?:\s*[,&+]\s*|\s[–—-]\s|\s(?:and|und|et|y|e)\s)\p{Lu}/u;
/** "Nadia Belkacem & Thore Lindqvist, Evaluation Unit" in the first line says whose document it is. */
const isSigned = (block: Block, [first = '', ...others]: readonly string[]): boolean => {
  const [line = ''] = plain(textsOf(block)[0] ?? []).split('\n');
  return (
    person.test(first) &&
    !/[.!?:。！？：]\s*$/u.test(line) &&
    estimateWords(first) <= mostSigned.words &&
    others.length < mostSigned.entries
  );
};

const rankOf = (part: string): number => (year.test(part) ? 0 : 1);

const mostLines = 4;
const mostWordsOfMeeting = 22;
const day = /(?<!\d)\d{1,2}(?!\d)/u;
/** "Board meeting, Tuesday 14 May 2024, 7 pm, reading room": no sentence, with a day of a year in it. */
const saysWhenAndWhere = (block: Block): boolean => {
  if (block.kind !== 'paragraph') return false;
  const text = plain(block.text).trim();
  const lines = text.split('\n');
  const most = Math.max(
    mostWordsOfMeeting,
    lines.length > 1 && lines.length <= mostLines ? lines.length * 12 : 0,
  );
  return (
    year.test(text) &&
    day.test(text.replace(year, '')) &&
    estimateWords(text) <= most &&
    /[,，、\n]/u.test(text) &&
    lines.every(
      (line) => !/[.!?:;。！？：；]\s*$/u.test(line) && !/(?<!\d)[.!?]\s+\p{Lu}\p{Ll}+\s/u.test(line),
    )
  );
};

const mostWordsOfAside = 36;
/** "*Prepared by the tide office, 14 October 2026*" */
const isAside = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  year.test(plain(block.text)) &&
  isWholly(block.text, 'emphasis') &&
  estimateWords(plain(block.text)) <= mostWordsOfAside;

const endsInMark = /[!?:：]$/u;
const address = /:\/\//u;
/** "Released 2026-09-30 · Download" */
const areShort = (entries: readonly string[], block: Block): boolean =>
  (entries.length >= 2 || (block.kind === 'paragraph' && !/[.。।]\s*$/.test(plain(block.text)))) &&
  entries.some((part) => year.test(part)) &&
  entries.every(
    (part) =>
      (part.length <= fewSigns || estimateWords(part) <= mostWordsOfDate) &&
      !endsInMark.test(part) &&
      !address.test(part),
  );
