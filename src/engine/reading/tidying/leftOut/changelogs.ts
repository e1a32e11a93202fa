import { plain } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';

/** So many sections at either end may tell how the document came to be, and so many others it must have. */
const amongOuter = 2;
const fewestOthers = 2;

const longestEntry = 100;
const longestName = 80;
/** "2024-05-01: first version", "May 1, 2024 - first version", "v1.2: reworded" */
const dated =
  /^.{0,16}?(?:(?<!\d)(?:19|20)\d{2}(?!\d)|(?<![\d.])v?\d{1,3}\.\d{1,3}(?![\d%])|\d{1,2}[./]\d{1,2}[./]\d{2,4})/iu;
/** Documents have no versions of three numbers: that is what was released. */
const release = /(?<![\d.])\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/u;

const isEntry = (text: string): boolean =>
  visualLength(text) <= longestEntry && dated.test(text.trim()) && !release.test(text);

const saysWhen = (block: Block): boolean => {
  switch (block.kind) {
    case 'paragraph':
      return plain(block.text).split('\n').every(isEntry);
    case 'list':
      return block.items.every(({ text, blocks }) => blocks.length === 0 && isEntry(plain(text)));
    case 'table':
      return block.rows.every((row) => isEntry(row.map(plain).join(' ').trim()));
    default:
      return false;
  }
};

const isChangelog = ({ heading, blocks, sections }: SourceSection): boolean =>
  sections.length === 0 &&
  blocks.length > 0 &&
  isHeadingOf(plain(heading).slice(0, longestName), 'changelog') &&
  blocks.every(saysWhen);

/**
 * "Changelog" over dates and a few words, at the beginning or the end of a document that is about something else,
 * says how the document came to be: for the notes.
 */
export const withoutChangelog = (document: SourceDocument): SourceDocument => {
  const { sections } = document;
  const left = sections.filter(
    (section, at) => !((at < amongOuter || at >= sections.length - amongOuter) && isChangelog(section)),
  );
  if (left.length === sections.length || left.length < fewestOthers) return document;
  const told = sections.filter((section) => !left.includes(section));
  return {
    ...document,
    sections: left,
    notes: [
      ...document.notes,
      ...told.map(({ heading, blocks, position }) => ({
        position,
        text: [heading, ...blocks.flatMap(blockTexts)].map(plain).join('\n').trim(),
      })),
    ],
  };
};
