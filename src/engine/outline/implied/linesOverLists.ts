import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { isTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { isShortLine } from './shortLines.ts';
import { type Implied, type Reading, type Split, splitBy, withoutColon } from './splitBlocks.ts';

const isPlain = ({ text }: BlockOf<'paragraph'>): boolean => !/[.,;:!…。、，；：！।]\s*$/u.test(plain(text));
/** "Issue 31: Adjust the schedule of the meetings to the other side of the globe" */
const isTitleLine = (block: BlockOf<'paragraph'>): boolean => isPlain(block) && isTitle(block.text);

/** "Month 1" above a list. "additionally" goes on with what stands above it. */
const lineOver =
  (language: Language, isLine: (block: BlockOf<'paragraph'>) => boolean): Reading =>
  (block, next) =>
    block.kind === 'paragraph' &&
    next?.kind === 'list' &&
    isLine(block) &&
    !/^\p{Ll}/u.test(plain(block.text)) &&
    !leadsIn(withoutColon(plain(block.text)), language)
      ? [{ heading: asTitle(block.text), blocks: [], line: block }]
      : undefined;

const isPlainLine = ({ line }: Implied): boolean => line?.kind === 'paragraph' && isPlain(line);

const isList = ({ kind }: Block): boolean => kind === 'list';

/** A sentence may have lost its full stop; of several lines over lists not all have. */
const lines = [
  { isLine: isShortLine, least: 2 },
  { isLine: isTitleLine, least: 4 },
] as const;

const endsInList = ({ blocks }: Implied): boolean => blocks.at(-1)?.kind === 'list';

/** "The next meeting is in July" after the last list is below none of the lines, where no other has more than its list. */
const withEndApart = ({ before, found }: Split): Split => {
  const [last, others] = [found.at(-1)!, found.slice(0, -1)];
  if (endsInList(last) || !others.every(endsInList)) return { before, found };
  const end = last.blocks.findLastIndex(isList) + 1;
  return {
    before,
    found: [
      ...others,
      { ...last, blocks: last.blocks.slice(0, end) },
      { heading: [], blocks: last.blocks.slice(end) },
    ],
  };
};

/** Lines over all the lists that stand under one heading are the names of these: "Month 1", "Month 2". */
export const linesOverLists = (blocks: readonly Block[], language: Language): Split | undefined => {
  const named = lines
    .map(({ isLine, least }) => ({ least, split: splitBy(blocks, lineOver(language, isLine)) }))
    .find(
      ({ least, split: { before, found } }) =>
        found.length >= least &&
        found.some(isPlainLine) &&
        !before.some(isList) &&
        found.every(({ blocks: below }) => below.filter(isList).length === 1),
    )?.split;
  return named && withEndApart(named);
};
