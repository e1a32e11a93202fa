import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { asTitle } from '../../text/shorten.ts';
import { isShortLine } from './shortLines.ts';
import { type Implied, type Reading, type Split, splitBy, withoutColon } from './splitBlocks.ts';

const leastOver = 2;

/** "Month 1" above a list. "additionally" goes on with what stands above it. */
const lineOver =
  (language: Language): Reading =>
  (block, next) =>
    block.kind === 'paragraph' &&
    next?.kind === 'list' &&
    isShortLine(block) &&
    !/^\p{Ll}/u.test(plain(block.text)) &&
    !leadsIn(withoutColon(plain(block.text)), language)
      ? [{ heading: asTitle(block.text), blocks: [], line: block }]
      : undefined;

const isPlainLine = ({ line }: Implied): boolean => line?.kind === 'paragraph' && !endsInColon(line.text);

const isList = ({ kind }: Block): boolean => kind === 'list';

/** Short lines over all the lists that stand under one heading are the names of these: "Month 1", "Month 2". */
export const linesOverLists = (blocks: readonly Block[], language: Language): Split | undefined => {
  const split = splitBy(blocks, lineOver(language));
  const { before, found } = split;
  return found.length >= leastOver &&
    found.some(isPlainLine) &&
    !before.some(isList) &&
    found.every(({ blocks: below }) => below.filter(isList).length === 1)
    ? split
    : undefined;
};
