import type { Language } from '../../../../api/generationOptions.ts';
import { plain, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { SourceDocument, SourceSection } from '../../document/sourceDocument.ts';

/** "Superseded by 12", "Harbor Watch, a map of the ships" */
const longest = { status: 28, title: 80 } as const;
const amongFirst = 2;

/** The line that is all that stands under a heading which names a field. */
const valueIn = (
  { heading, blocks, sections }: SourceSection,
  field: keyof typeof longest,
  language: Language,
): string | undefined => {
  const [only, ...others] = blocks;
  if (only?.kind !== 'paragraph' || others.length + sections.length > 0) return undefined;
  const meaning = fieldOf(plain(heading), language);
  const text = plain(only.text).trim();
  const isMeant = meaning?.field === field && meaning.isWhole;
  return isMeant && text !== '' && visualLength(text) <= longest[field] && !/[:：?？]$/u.test(text)
    ? text.replace(/[.。।]$/u, '')
    : undefined;
};

/** "Proposal name" over "Harbor Watch" names a document that has no other name. */
export const withHeadedTitle = (document: SourceDocument, language: Language): SourceDocument => {
  const [first, ...others] = document.sections;
  if (document.title !== undefined || document.blocks.length > 0 || !first || others.length === 0)
    return document;
  const title = valueIn(first, 'title', language);
  return title === undefined ? document : { ...document, title: rich(title), sections: others };
};

/** "December 2, 2014, 19:30–21:00 UTC" */
const dated = /^[\p{L}\p{M}\p{N}\s.,:/–-]{6,48}$/u;
const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u;
const day = /(?<!\p{N})\p{N}{1,2}(?!\p{N})/u;
const mostWords = 3;
const isMoment = (text: string): boolean =>
  dated.test(text) &&
  year.test(text) &&
  day.test(text) &&
  (text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0) <= mostWords;

/** A day with nothing below it, right below the title, says when. */
export const withHeadedDate = (document: SourceDocument): SourceDocument => {
  const [first, ...others] = document.sections;
  if (!first || others.length === 0 || document.title === undefined || document.date !== undefined)
    return document;
  const text = plain(first.heading).trim();
  const isEmpty = document.blocks.length + first.blocks.length + first.sections.length === 0;
  return isEmpty && isMoment(text) ? { ...document, date: text, sections: others } : document;
};

/** Further below a sentence may be of something else; the only word of its kind is that of the whole. */
const isVerdict = ({ blocks }: SourceSection, found: readonly number[]): boolean =>
  found.length === 1 && blocks.flatMap(blockTexts).every((text) => !/\s/u.test(plain(text).trim()));

/** "Status" over "proposed" says how the document stands, as a field at its beginning does. */
export const withHeadedStatus = (document: SourceDocument, language: Language): SourceDocument => {
  if (document.status !== undefined || document.sections.length <= amongFirst) return document;
  const found = document.sections.flatMap((section, at) =>
    valueIn(section, 'status', language) === undefined ? [] : [at],
  );
  const at = found.find((each) => each < amongFirst || isVerdict(document.sections[each]!, found)) ?? -1;
  const section = document.sections[at];
  if (!section) return document;
  const status = valueIn(section, 'status', language)!;
  const statusName = plain(section.heading);
  return {
    ...document,
    status,
    statusName,
    sections: document.sections.toSpliced(at, 1),
    notes: [...document.notes, { position: section.position, text: `${statusName}: ${status}` }],
  };
};
