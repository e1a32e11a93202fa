import { plain } from '../../../../deck/richText.ts';
import { sliceRich } from '../../../../deck/sliceRich.ts';
import type { Block, SourceDocument } from '../../document/sourceDocument.ts';

const leastWords = 5;
const longest = 600;
const countOf = (letters: RegExp, word: string): number => word.match(letters)?.length ?? 0;
/** Letters that have capitals, and are some: but for one that may have slipped, "VEINTiTRES". */
const isInCapitals = (word: string): boolean => {
  const [small, large, other] = [/\p{Ll}/gu, /\p{Lu}/gu, /\p{Lo}/gu].map((letters) => countOf(letters, word));
  return other === 0 && (small === 0 || (small === 1 && large! > 2));
};

/** Where the words in capitals end that a text begins with, if they are more than a name and a sentence follows or none. */
const endOfCapitals = (text: string): number => {
  const words = [...text.slice(0, longest).matchAll(/\S+/gu)];
  const at = words.findIndex(([word]) => !isInCapitals(word));
  const count = at < 0 ? words.length : at;
  const next = words[count];
  if (count < leastWords || (!next && text.length > longest)) return 0;
  return next && !/^\p{Lu}/u.test(next[0]) ? 0 : (next?.index ?? text.length);
};

/** Capitals are often written without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];
const holds = (text: string, title: string): boolean => {
  const [words, telling] = [wordsOf(text), wordsOf(title)];
  return telling.length > 0 && telling.every((word) => words.includes(word));
};

/** "MINUTES OF THE GENERAL MEETING OF …" at the beginning of a text says its title again, at length: it is for the notes. */
export const withoutTitleInCapitals = (document: SourceDocument): SourceDocument => {
  const { title } = document;
  if (!title) return document;
  const notes = [...document.notes];
  const blocks: Block[] = [];
  let isBeginning = true;
  for (const block of document.blocks) {
    const written = isBeginning && block.kind === 'paragraph' ? plain(block.text) : '';
    const end = endOfCapitals(written);
    if (block.kind !== 'paragraph' || end === 0 || !holds(written.slice(0, end), plain(title))) {
      isBeginning = false;
      blocks.push(block);
      continue;
    }
    notes.push({ text: written.slice(0, end).trim(), position: block.position });
    const text = sliceRich(block.text, end, written.length);
    isBeginning = text.length === 0;
    if (!isBeginning) blocks.push({ ...block, text });
  }
  return blocks.length === document.blocks.length && notes.length === document.notes.length
    ? document
    : { ...document, blocks, notes };
};
