import type { Deck } from '../layouts/deck.ts';
import { splitDeckFile } from './chunks.ts';
import { printFrontMatter, rewrittenFrontMatter } from './frontMatter.ts';
import { PictureTargets } from './pictureTargets.ts';
import { DeckPrinter, joinSlides, placedSlides } from './printDeckFile.ts';
import { readDeckFile } from './readDeckFile.ts';
import { settledSlide, settledValue } from './settledDeck.ts';

interface Written {
  readonly key: string;
  readonly text: string;
}

type Placed = ReturnType<typeof placedSlides>[number];

/** A picture that lies elsewhere now is written anew. */
const keysOf = ({ assets }: Pick<Deck, 'assets'>): ((placed: Placed) => string) => {
  const targets = new PictureTargets(assets);
  return ({ slide, opens }) =>
    JSON.stringify([settledSlide(slide), opens ?? null], (key, value) =>
      key === 'asset' ? targets.targetOf(value) : value,
    );
};

/** The slides of a file that stand alone in their chunk, with the chunk's text. */
const writtenSlides = (text: string): Written[] => {
  const { deck, lines } = readDeckFile(text);
  const { chunks } = splitDeckFile(text);
  const placed = placedSlides(deck);
  const keyOf = keysOf(deck);
  return chunks.map((chunk) => {
    const own = placed.filter((_, at) => lines[at]?.line === chunk.line);
    const [only] = own;
    return {
      key: own.length === 1 && only ? keyOf(only) : '',
      text: chunk.lines.join('\n').replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, ''),
    };
  });
};

/** For each key of the second list, where it stands in the first, in order: the longest such run. */
const matched = (before: readonly string[], after: readonly string[]): (number | undefined)[] => {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let tail = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (tail < rest && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const [a, b] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const middle: (number | undefined)[] = b.map(() => undefined);
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) middle[j++] = start + i++;
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return [
    ...after.slice(0, start).map((_, at) => at),
    ...middle,
    ...Array.from({ length: tail }, (_, at) => before.length - tail + at),
  ];
};

/** A deck file changed to say what a deck says: slides that did not change keep the person's way of writing them. */
export const rewriteDeckFile = (text: string, deck: Deck): string => {
  const written = writtenSlides(text);
  const placed = placedSlides(deck);
  const kept = matched(
    written.map(({ key }) => key),
    placed.map(keysOf(deck)),
  );
  const printer = new DeckPrinter(deck);
  const slides = placed.map((each, at) => {
    const from = kept[at];
    if (from === undefined) return printer.print(each);
    printer.pass(each);
    return written[from]!.text;
  });
  const { frontMatter } = splitDeckFile(text);
  const { sections: _, ...before } = readDeckFile(text).deck;
  const { sections: __, ...after } = deck;
  const isSameFront = JSON.stringify(settledValue(before)) === JSON.stringify(settledValue(after));
  const front = isSameFront
    ? frontMatter && `---\n${frontMatter.text}\n---`
    : frontMatter
      ? rewrittenFrontMatter(frontMatter.text, deck)
      : printFrontMatter(deck);
  return `${front === undefined ? '' : `${front}\n\n`}${joinSlides(slides)}\n`;
};
