import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { fieldOf } from '../../../languages/recognising/labels.ts';
import type { SourceDocument, SourceSection } from '../document/sourceDocument.ts';

/** "Superseded by 12" */
const longest = 28;
/** A status further below is that of something else. */
const amongFirst = 2;

const statusIn = ({ heading, blocks, sections }: SourceSection, language: Language): string | undefined => {
  const [only, ...others] = blocks;
  if (only?.kind !== 'paragraph' || others.length + sections.length > 0) return undefined;
  const meaning = fieldOf(plain(heading), language);
  const text = plain(only.text).trim();
  const isStatus = meaning?.field === 'status' && meaning.isWhole;
  return isStatus && text !== '' && visualLength(text) <= longest && !/[:：?？]$/u.test(text)
    ? text.replace(/[.。।]$/u, '')
    : undefined;
};

/** "Status" over "proposed" says how the document stands, as a field at its beginning does. */
export const withHeadedStatus = (document: SourceDocument, language: Language): SourceDocument => {
  if (document.status !== undefined || document.sections.length <= amongFirst) return document;
  const first = document.sections.slice(0, amongFirst);
  const at = first.findIndex((section) => statusIn(section, language) !== undefined);
  const section = document.sections[at];
  if (!section) return document;
  const status = statusIn(section, language)!;
  return {
    ...document,
    status,
    sections: document.sections.toSpliced(at, 1),
    notes: [...document.notes, { position: section.position, text: `${plain(section.heading)}: ${status}` }],
  };
};
