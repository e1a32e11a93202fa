import { plain } from '../../deck/richText.ts';
import { layouts } from '../../layouts/layouts.ts';
import type { Slide } from '../../layouts/slide.ts';

/** All the words that a slide shows, a line each. */
export const slideText = (slide: Slide): string =>
  layouts
    .texts(slide)
    .map(({ text }) => plain(text))
    .join('\n');

/** Words with single spaces around them, so that only whole ones are found in each other. */
export const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
