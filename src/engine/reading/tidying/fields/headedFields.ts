import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Field } from '../../../../languages/cues.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';
import { longestValue } from './fieldEntries.ts';

const field = /^([^:：]{1,40}?)\s*[:：]\s*\S/u;

const isHeadedField = ({ heading, blocks }: SourceSection, language: Language): boolean => {
  const [, label = ''] = field.exec(plain(heading).trim()) ?? [];
  return blocks.length === 0 && fieldOf(label, language) !== undefined;
};

const leastValued = 2;
/** What a cover says of a document; the place of a meeting is content. */
const ofCover: ReadonlySet<Field> = new Set(['author', 'owner', 'date', 'status']);
/** "Date" over "14 April" and nothing else, as a line. */
const valuedField = (
  { heading, blocks, sections }: SourceSection,
  language: Language,
): RichText | undefined => {
  const [only, ...others] = blocks;
  if (only?.kind !== 'paragraph' || others.length + sections.length > 0) return undefined;
  const entry = { label: plain(heading).trim(), value: plain(only.text).trim() };
  const isShort = entry.value.length <= longestValue && !entry.value.includes('\n');
  const meaning = fieldOf(entry.label, language);
  const isKnown = meaning?.isWhole === true && ofCover.has(meaning.field);
  return isShort && isKnown ? [...heading, { text: ': ' }, ...only.text] : undefined;
};

const asList = (items: readonly RichText[], [first, ...others]: readonly SourceSection[]): Block => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: items.map((text) => ({ text, blocks: [] })),
  position: { from: first!.position.from, to: (others.at(-1) ?? first!).position.to },
});

/** "Date" over "14 April", "Authors" over "Ann" at the beginning are fields of the document and no subjects of it. */
const withValuedFields = (document: SourceDocument, language: Language): SourceDocument => {
  const { blocks, sections } = document;
  const lines: RichText[] = [];
  for (const section of sections) {
    const line = valuedField(section, language);
    if (!line) break;
    lines.push(line);
  }
  return lines.length < leastValued || lines.length === sections.length
    ? document
    : {
        ...document,
        blocks: [asList(lines, sections.slice(0, lines.length)), ...blocks],
        sections: sections.slice(lines.length),
      };
};

/**
 * "###### Severity: critical" over nothing, at the beginning, is a field of the document and no heading. What has a
 * lower heading after it stands under the document.
 */
export const withHeadedFields = (whole: SourceDocument, language: Language): SourceDocument => {
  const document = withValuedFields(whole, language);
  const { blocks, sections } = document;
  const first = sections.findIndex((section) => !isHeadedField(section, language));
  const end = first < 0 ? sections.length : first;
  const fields = sections.slice(0, end);
  if (
    blocks.length > 0 ||
    fields.length === 0 ||
    (end === sections.length && fields.every((each) => each.sections.length === 0))
  )
    return document;
  const list = asList(
    fields.map(({ heading }) => heading),
    fields,
  );
  const below = fields.flatMap((each) => each.sections);
  return { ...document, blocks: [list], sections: [...below, ...sections.slice(end)] };
};
