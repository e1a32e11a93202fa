import type { Language } from '../../../../api/generationOptions.ts';
import { plain } from '../../../../deck/richText.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';

const field = /^([^:：]{1,40}?)\s*[:：]\s*\S/u;

const isHeadedField = ({ heading, blocks }: SourceSection, language: Language): boolean => {
  const [, label = ''] = field.exec(plain(heading).trim()) ?? [];
  return blocks.length === 0 && fieldOf(label, language) !== undefined;
};

/**
 * "###### Severity: critical" over nothing, at the beginning, is a field of the document and no heading. What has a
 * lower heading after it stands under the document.
 */
export const withHeadedFields = (document: SourceDocument, language: Language): SourceDocument => {
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
  const position = { from: fields[0]!.position.from, to: fields.at(-1)!.position.to };
  const list: Block = {
    kind: 'list',
    ordered: false,
    start: 1,
    items: fields.map(({ heading }) => ({ text: heading, blocks: [] })),
    position,
  };
  const below = fields.flatMap((each) => each.sections);
  return { ...document, blocks: [list], sections: [...below, ...sections.slice(end)] };
};
