import type { Language } from '../../../../api/generationOptions.ts';
import { plain } from '../../../../deck/richText.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import type { Block, SourceSection } from '../../document/sourceDocument.ts';

const mostOfName = 3;

/** "[ ] @ada", "[x] Bo Lind" */
const areSigns = (block: Block): boolean =>
  block.kind === 'list' &&
  block.items.every(
    ({ text, blocks, checked }) =>
      blocks.length === 0 &&
      (checked !== undefined || plain(text).trim().startsWith('@')) &&
      estimateWords(plain(text)) <= mostOfName,
  );

/** "Reviewers" over names with boxes: where whoever has read it signs. */
export const isSignOffForm = ({ heading, blocks, sections }: SourceSection, language: Language): boolean =>
  sections.length === 0 &&
  blocks.length > 0 &&
  blocks.every(areSigns) &&
  fieldOf(plain(heading), language)?.field === 'reviewers';
