import { plain } from '../../../deck/richText.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Slide } from '../../../layouts/slide.ts';

const linesOf = (slide: Slide): string[] => layouts.texts(slide).map(({ text }) => plain(text));

/** All the words that a slide shows, a line each. */
export const slideText = (slide: Slide): string => linesOf(slide).join('\n');

/** Words with single spaces around them, so that only whole ones are found in each other. */
export const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Tells whether words stand on one of the slides; what fills a line is found without reading all of them. */
export const shownOn = (slides: readonly Slide[]): ((text: string) => boolean) => {
  const lines = slides.flatMap(linesOf);
  const whole = new Set(lines.map(spaced));
  const all = spaced(lines.join('\n'));
  return (text) => {
    const words = spaced(text);
    return words.trim() !== '' && (whole.has(words) || all.includes(words));
  };
};
