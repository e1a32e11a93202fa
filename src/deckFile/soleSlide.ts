import type { Deck } from '../layouts/deck.ts';
import type { Slide } from '../layouts/slide.ts';
import { splitDeckFile } from './chunks.ts';
import { slideAt } from './edits/edit.ts';
import { readDeckFile } from './readDeckFile.ts';

/** What stands in for all slides before one: only the first of a file is its cover by itself. */
const opening = '# \n\n---\n';

/** What the slide at a line of a file is shown as, without all others being read; mostly one slide. */
export const soleSlide = (
  text: string,
  line: number,
): { readonly deck: Deck; readonly slides: readonly Slide[] } => {
  const { frontMatter, chunks } = splitDeckFile(text);
  const at = slideAt(chunks, line);
  const front = frontMatter ? `---\n${frontMatter.text}\n---\n` : '';
  const own = chunks[at]?.lines.join('\n') ?? '';
  const { deck, lines } = readDeckFile(`${front}${at > 0 ? opening : ''}${own}`);
  const begins = lines.at(-1)?.line;
  return { deck, slides: lines.filter((each) => each.line === begins).map(({ slide }) => slide) };
};
