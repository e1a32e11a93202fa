import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { fieldOf } from '../../../languages/recognising/labels.ts';
import type { Block, SourceDocument, SourceSection } from '../document/sourceDocument.ts';

const field = /^([^:：]{1,40}?)\s*[:：]\s*\S/u;

const isHeadedField = ({ heading, blocks, sections }: SourceSection, language: Language): boolean => {
  const [, label = ''] = field.exec(plain(heading).trim()) ?? [];
  return blocks.length + sections.length === 0 && fieldOf(label, language) !== undefined;
};

/** "###### Severity: critical" over nothing, at the beginning, is a field of the document and no heading. */
export const withHeadedFields = (document: SourceDocument, language: Language): SourceDocument => {
  const { blocks, sections } = document;
  const end = sections.findIndex((section) => !isHeadedField(section, language));
  if (blocks.length > 0 || end < 1) return document;
  const fields = sections.slice(0, end);
  const position = { from: fields[0]!.position.from, to: fields.at(-1)!.position.to };
  const list: Block = {
    kind: 'list',
    ordered: false,
    start: 1,
    items: fields.map(({ heading }) => ({ text: heading, blocks: [] })),
    position,
  };
  return { ...document, blocks: [list], sections: sections.slice(end) };
};
