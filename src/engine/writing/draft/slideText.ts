import { plain, type RichText } from '../../../deck/richText.ts';
import { remembered } from '../../../languages/recognising/remembered.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { withoutIdleAsides } from '../../text/shorten.ts';

const linesOf = (slide: Slide): string[] => layouts.texts(slide).map(({ text }) => plain(text));

/** All the words that a slide shows, a line each. */
export const slideText = (slide: Slide): string => linesOf(slide).join('\n');

/** Words with single spaces around them, so that only whole ones are found in each other. */
export const spaced = remembered(
  (text): string =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `,
);

/** "Costs: $20k" is all there as "$20k" above "Costs". */
const figuresOf = (slide: Slide): string[] =>
  slide.layout === 'stats' ? slide.stats.map(({ value, label }) => `${plain(label)} ${value}`) : [];

const spacedLines = new WeakMap<Slide, readonly string[]>();

/** A slide is looked at anew whenever one joins it. */
const spacedLinesOf = (slide: Slide): readonly string[] => {
  const known = spacedLines.get(slide);
  if (known) return known;
  const made = [...linesOf(slide), ...figuresOf(slide)].map(spaced).filter((line) => line !== spaced(''));
  spacedLines.set(slide, made);
  return made;
};

/** All the words of slides, spaced: each line ends in the space that the next begins with. */
export const spacedText = (slides: readonly Slide[]): string =>
  `${slides
    .flatMap(spacedLinesOf)
    .map((line) => line.slice(0, -1))
    .join('')} `;

/** Tells whether words stand on one of the slides; what fills a line is found without reading all of them. */
export const shownOn = (slides: readonly Slide[]): ((text: string) => boolean) => {
  const whole = new Set(slides.flatMap(spacedLinesOf));
  const all = spacedText(slides);
  return (text) => {
    const words = spaced(text);
    return words.trim() !== '' && (whole.has(words) || all.includes(words));
  };
};

/** Tells whether a sentence stands on one of the slides, with what it adds in brackets or without that. */
export const sentenceShownOn = (slides: readonly Slide[]): ((sentence: RichText) => boolean) => {
  const isShown = shownOn(slides);
  return (sentence) => isShown(plain(sentence)) || isShown(plain(withoutIdleAsides(sentence)));
};
