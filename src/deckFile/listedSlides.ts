import { plain } from '../deck/richText.ts';
import type { LayoutName } from '../layouts/slide.ts';
import { splitDeckFile } from './chunks.ts';
import { innerLines } from './edits/edit.ts';
import { readDeckFile } from './readDeckFile.ts';

/** A slide of a deck file, as a list shows it and finds it again. */
export interface ListedSlide {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly layout: LayoutName;
  /** As it is written. */
  readonly text: string;
}

const writtenSlides = (text: string) => splitDeckFile(text).chunks.map(innerLines);
const textOf = ({ lines }: { readonly lines: readonly string[] }) => lines.join('\n');

/** What stands between two lines of dashes is one, also where it is shown on several. */
export const listedSlides = (text: string): readonly ListedSlide[] => {
  const { lines } = readDeckFile(text);
  return writtenSlides(text).flatMap((written, at): ListedSlide[] => {
    const shown = lines.find(({ line, end }) => line <= written.line && end >= written.end)?.slide;
    if (!shown) return [];
    const { title, layout } = shown;
    return [{ number: at + 1, title: plain(title).trim(), layout, text: textOf(written) }];
  });
};

/** Where each of some slides stands in a text, from 0; undefined where one of them is no longer there. */
export const placesOf = (
  text: string,
  wanted: readonly Pick<ListedSlide, 'number' | 'text'>[],
): readonly number[] | undefined => {
  const all = writtenSlides(text).map(textOf);
  const places = wanted.map(({ number, text: own }) =>
    all[number - 1] === own ? number - 1 : all.indexOf(own),
  );
  return places.includes(-1) || new Set(places).size < places.length ? undefined : places;
};

/** At which line each slide begins. */
export const linesOfSlides = (text: string): readonly number[] => writtenSlides(text).map(({ line }) => line);
