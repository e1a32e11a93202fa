import { plain, type RichText } from '../../../deck/richText.ts';
import { isVisual } from '../../features/visual.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { type Split, splitBy } from './splitBlocks.ts';

/** "TOP 3. Order of business", "Item 2: Budget": what is counted, its number, and a name. */
const counted = /^(\p{L}[\p{L}.]{0,14})\s+(\d{1,2})((?:\.\d{1,2})*)\s*[.:：)–—-]?\s+(?=\p{L})/u;

interface Line {
  readonly block: Block;
  readonly heading: RichText;
  readonly label: string;
  readonly number: number;
}

const isSentence = /[.。!！;；,，]\s*$/u;
const isWord = /^\p{L}+\.$/u;

/** "3. Definitions" between paragraphs is read as a list of its own: its number is all of its label. */
const onlyItem = (block: Block): Line[] => {
  if (block.kind !== 'list' || !block.ordered) return [];
  const [only, ...others] = block.items;
  if (!only || others.length > 0 || only.blocks.length > 0 || only.checked !== undefined) return [];
  const text = plain(only.text).trim();
  const heading = asTitle(only.text);
  if ((isSentence.test(text) && !isWord.test(text)) || !isTitle(heading)) return [];
  return [{ block, heading, label: '', number: block.start }];
};

/** Below a picture or a table it is a caption. */
const lineOf = (block: Block, above: Block | undefined): Line[] => {
  if (block.kind !== 'paragraph' || (above && isVisual(above))) return onlyItem(block);
  const text = plain(block.text).trim();
  const match = counted.exec(text);
  if (!match || isSentence.test(text) || !isTitle(asTitle(block.text))) return [];
  return [
    { block, heading: asTitle(block.text), label: match[1]!.toLocaleLowerCase(), number: Number(match[2]) },
  ];
};

const least = 3;
/** Where the first of them begins it all. */
const leastFromFirst = 2;

/** One or two of them may be gone; "11.1" stays with "11". */
const areInOrder =
  (blocks: readonly Block[]) =>
  (lines: readonly Line[]): boolean => {
    const [first] = lines;
    const isWhole = first?.label === '' && first.number === 1 && first.block === blocks[0];
    return (
      lines.every(({ number }, at) => {
        const step = at === 0 ? 1 : number - lines[at - 1]!.number;
        return step >= 0 && step <= 2;
      }) && new Set(lines.map(({ number }) => number)).size >= (isWhole ? leastFromFirst : least)
    );
  };

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
  const lines = [...byLabel.values()].find(areInOrder(blocks));
  if (!lines) return undefined;
  const headings = new Map(lines.map(({ block, heading }) => [block, heading]));
  const split = splitBy(blocks, (block) => {
    const heading = headings.get(block);
    return heading ? [{ heading, blocks: [], position: block.position, isCounted: true }] : undefined;
  });
  const told = split.found.filter((each) => each.blocks.length > 0);
  return 2 * told.length > split.found.length ? split : undefined;
};
