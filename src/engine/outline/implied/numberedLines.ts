import { plain } from '../../../deck/richText.ts';
import { isVisual } from '../../features/visual.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { type Split, splitBy } from './splitBlocks.ts';

/** "TOP 3. Order of business", "Item 2: Budget": what is counted, its number, and a name. */
const counted = /^(\p{L}[\p{L}.]{0,14})\s+(\d{1,2})((?:\.\d{1,2})*)\s*[.:：)–—-]?\s+(?=\p{L})/u;

interface Line {
  readonly block: Block;
  readonly label: string;
  readonly number: number;
}

const isSentence = /[.。!！;；,，]\s*$/u;

/** Below a picture or a table it is a caption. */
const lineOf = (block: Block, above: Block | undefined): Line[] => {
  if (block.kind !== 'paragraph' || (above && isVisual(above))) return [];
  const text = plain(block.text).trim();
  const match = counted.exec(text);
  if (!match || isSentence.test(text) || !isTitle(asTitle(block.text))) return [];
  return [{ block, label: match[1]!.toLocaleLowerCase(), number: Number(match[2]) }];
};

const least = 3;

/** One or two of them may be gone; "11.1" stays with "11". */
const areInOrder = (lines: readonly Line[]): boolean =>
  lines.every(({ number }, at) => {
    const step = at === 0 ? 1 : number - lines[at - 1]!.number;
    return step >= 0 && step <= 2;
  }) && new Set(lines.map(({ number }) => number)).size >= least;

/** Lines that count what they stand over are headings, though nothing marks them as such. */
export const numberedLines = (blocks: readonly Block[]): Split | undefined => {
  const byLabel = new Map<string, Line[]>();
  blocks.forEach((block, at) => {
    for (const line of lineOf(block, blocks[at - 1])) {
      const known = byLabel.get(line.label);
      if (known) known.push(line);
      else byLabel.set(line.label, [line]);
    }
  });
  const lines = [...byLabel.values()].find(areInOrder);
  if (!lines) return undefined;
  const headings = new Set(lines.map(({ block }) => block));
  const split = splitBy(blocks, (block) =>
    headings.has(block) && block.kind === 'paragraph'
      ? [{ heading: asTitle(block.text), blocks: [], position: block.position, isCounted: true }]
      : undefined,
  );
  const told = split.found.filter((each) => each.blocks.length > 0);
  return 2 * told.length > split.found.length ? split : undefined;
};
