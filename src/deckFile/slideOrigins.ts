import { Fences, linesOf } from './chunks.ts';
import { readDeckFile } from './readDeckFile.ts';

/** Lines of a source, from 0; `end` is behind the last. */
export interface OriginLines {
  readonly source: string;
  readonly line: number;
  readonly end: number;
}

export interface SlideOrigin extends OriginLines {
  /** Where the slide begins in its deck file. */
  readonly slideLine: number;
}

/** Where in their sources the slides of a deck file come from, slide by slide. */
export const slideOrigins = (text: string): readonly SlideOrigin[] =>
  readDeckFile(text).lines.flatMap(({ slide, line }) =>
    (slide.origin ?? []).map(({ source, from, to }) => ({
      source,
      line: from - 1,
      end: Math.max(from, to),
      slideLine: line,
    })),
  );

/** The origins of the slide at a line of a deck file. */
export const originsAt = (text: string, line: number): readonly OriginLines[] => {
  const { lines } = readDeckFile(text);
  const own = lines.findLast((each) => each.line <= line) ?? lines[0];
  return slideOrigins(text).filter(({ slideLine }) => slideLine === own?.line);
};

const heading = /^ {0,3}#{1,6}\s+\S/;

/** The headings of a Markdown text with the lines up to the next one. */
export const headingLines = (text: string): readonly { readonly line: number; readonly end: number }[] => {
  const fences = new Fences();
  const lines = linesOf(text);
  const starts = lines.flatMap((line, at) => (!fences.passes(line) && heading.test(line) ? [at] : []));
  return starts.map((line, at) => ({ line, end: starts[at + 1] ?? lines.length }));
};

/** For a line of the source: the slides made of what stands there, or else of what stands nearest above it. */
export const slidesOfLine = (origins: readonly SlideOrigin[], line: number): readonly SlideOrigin[] => {
  const around = origins.filter((each) => each.line <= line && line < each.end);
  const least = Math.min(...around.map((each) => each.end - each.line));
  const closest = around.filter((each) => each.end - each.line === least);
  if (closest.length > 0) return closest;
  const above = origins.filter((each) => each.end <= line).toSorted((a, b) => b.end - a.end);
  return above.slice(0, 1);
};
