import type { Language } from '../../api/generationOptions.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Passage } from '../planning/material.ts';
import { type Frame, mostWords } from './draft.ts';
import { type Point, pointsOf } from './points.ts';
import { slideOf } from './textLayouts.ts';
import { visualSlides } from './visualSlides.ts';

/** As many of the points as one slide holds, from the front. */
const firstPage = (points: readonly Point[], frame: Frame): { slide: Slide; taken: number } | undefined => {
  let words = 0;
  let most = 0;
  while (most < Math.min(points.length, 8)) {
    words += points[most]?.words ?? 0;
    if (most > 0 && words > mostWords) break;
    most += 1;
  }
  for (let taken = most; taken > 0; taken -= 1) {
    const slide = slideOf(points.slice(0, taken), frame);
    if (slide) return { slide, taken };
  }
  return undefined;
};

const pages = (points: readonly Point[], frame: Frame): Slide[] => {
  const slides: Slide[] = [];
  let rest = points;
  while (rest.length > 0) {
    const page = firstPage(rest, frame);
    if (page) slides.push(page.slide);
    rest = rest.slice(page?.taken ?? 1);
  }
  return slides;
};

const numbered = (slides: readonly Slide[]): Slide[] =>
  slides.length < 2
    ? [...slides]
    : slides.map((slide, index) =>
        index === 0 || !('title' in slide) || slide.layout === 'cover'
          ? slide
          : ({ ...slide, part: { number: index + 1, of: slides.length } } as Slide),
      );

export const passageSlides = (passage: Passage, language: Language): Slide[] => {
  const frame = { title: passage.title, ...(passage.kicker ? { kicker: passage.kicker } : {}) };
  const points = passage.parts.flatMap(({ blocks }) => pointsOf(blocks, language));
  const slides = passage.visual ? visualSlides(passage.visual, frame, points) : pages(points, frame);
  return numbered(slides.slice(0, passage.slides ?? slides.length));
};
