import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import type { Block, SourceSection } from '../../document/sourceDocument.ts';

const longestName = 30;
/** "@ada, who built it" */
const beginsWithHandle = /^\s*@\p{L}/u;

const isShort = (text: RichText): boolean => visualLength(plain(text)) <= longestName;

/** "[ ] @ada", "[x] Bo Lind" */
const areSigns = (block: Block): boolean =>
  block.kind === 'list' &&
  block.items.every(
    ({ text, blocks, checked }) =>
      blocks.length === 0 &&
      (checked === undefined
        ? isShort(text) && beginsWithHandle.test(plain(text))
        : isShort(text) || beginsWithHandle.test(plain(text))),
  );

/** "Reviewers" over names with boxes: where whoever has read it signs. */
export const isSignOffForm = ({ heading, blocks, sections }: SourceSection, language: Language): boolean =>
  sections.length === 0 &&
  blocks.length > 0 &&
  blocks.every(areSigns) &&
  fieldOf(plain(heading), language)?.field === 'reviewers';
