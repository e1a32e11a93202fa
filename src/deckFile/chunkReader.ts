import type { Chunk } from './chunks.ts';
import { deckMarkdown } from './parser.ts';
import type { Problem, Tell } from './problem.ts';
import { type Place, type ReadChunk, readSlide } from './readSlide.ts';

interface Kept {
  /** As if it began with the file's first line. */
  readonly read: ReadChunk;
  readonly problems: readonly Problem[];
  readonly pictures: ReadonlyMap<string, string>;
}

const keyOf = ({ line, lines, foreign }: Chunk, { isFirst, dividers }: Place): string =>
  `${isFirst} ${dividers} ${foreign === undefined ? '' : foreign - line}\n${lines.join('\n')}`;

/** Reads the chunks of a file that is read again with every key: only what changed is read anew. */
export class ChunkReader {
  #before = new Map<string, Kept>();
  #now = new Map<string, Kept>();

  /** What neither this file nor the one before it has is forgotten. */
  begin(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  read(chunk: Chunk, place: Place, tell: Tell): ReadChunk {
    const key = keyOf(chunk, place);
    const known = this.#now.get(key) ?? this.#before.get(key);
    // A picture of the web is called by its place among all.
    const isSame = known && [...known.pictures].every(([target, id]) => place.picture(target) === id);
    const kept = isSame ? known : this.#readAnew(chunk, place);
    this.#now.set(key, kept);
    const { line, end } = chunk;
    for (const problem of kept.problems)
      tell(problem.kind, { line: problem.line + line, end: problem.end + line }, problem.about);
    const slides = kept.read.slides.map((slide, at) => ({
      ...slide,
      id: `line-${line + 1}${at > 0 ? `-${at + 1}` : ''}`,
    }));
    return { ...kept.read, line, end, slides };
  }

  #readAnew({ line, end, lines, foreign }: Chunk, place: Place): Kept {
    const problems: Problem[] = [];
    const pictures = new Map<string, string>();
    const read = readSlide(
      deckMarkdown(),
      { line: 0, end: end - line, lines, ...(foreign !== undefined && { foreign: foreign - line }) },
      {
        ...place,
        picture: (target) => {
          const id = place.picture(target);
          pictures.set(target, id);
          return id;
        },
      },
      (kind, at, about) => problems.push({ kind, ...at, ...(about !== undefined && { about }) }),
    );
    return { read, problems, pictures };
  }
}
