import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Said } from '../features/said.ts';
import type { Body, Scene } from '../planning/scenes/scene.ts';
import { policy } from '../policy/policy.ts';
import { fits } from '../text/fit.ts';
import { joinSentences } from '../text/richJoin.ts';
import { type Frame, type Writing, writingAfter } from './draft/draft.ts';
import { shownOn } from './draft/slideText.ts';
import { proseSlides } from './proseSlides.ts';

/** What points back to the list or the table that it stands after is as good as any. */
const scoreAfter = ({ score, pointsBack }: Said): number =>
  score - (pointsBack ? policy.worth.pointsBack : 0);

/** What stands below a list, or a table, and may be shown with it. */
const belowOf = (body: Body): readonly Said[] => {
  if (body.kind === 'list') return body.below;
  return body.kind === 'visual' && body.isBelow ? body.beside : [];
};

/** What is said after a list or a table and not shown with it, if some of it is worth a slide. */
export const leftAfter = ({ body, after = [] }: Scene, slides: readonly Slide[]): readonly Said[] => {
  const isShown = shownOn(slides);
  const left = [...belowOf(body), ...after].filter(
    (each) => !each.leadsIn && scoreAfter(each) > policy.choose.leastOfShort && !isShown(plain(each.text)),
  );
  const telling = left.filter((each) => scoreAfter(each) > policy.choose.least);
  const words = telling.reduce((sum, each) => sum + each.words, 0);
  return words >= policy.afterthought.leastWords ? left : [];
};

/** In small below a table what is said after it, where no slide has room for it. */
export const withWordsAfter = (scene: Scene, slides: readonly Slide[]): Slide[] => {
  const [table, ...others] = slides.filter((slide) => slide.layout === 'table');
  if (!table || others.length > 0 || table.caption) return [...slides];
  const isShown = shownOn(slides);
  const left = [...belowOf(scene.body), ...(scene.after ?? [])].filter(
    (each) => !each.leadsIn && scoreAfter(each) > policy.choose.neutral && !isShown(plain(each.text)),
  );
  if (left.length === 0) return [...slides];
  const whole: Slide = { ...table, caption: joinSentences(left.map(({ text }) => text)) };
  return fits(whole) ? slides.map((slide) => (slide === table ? whole : slide)) : [...slides];
};

/** What the first of them points back to is on the slide before it. */
const onFrom = ([first, ...others]: readonly Said[]): readonly Said[] =>
  first ? [{ ...first, score: scoreAfter(first), pointsBack: false }, ...others] : [];

/** Its slides, where there are so many to spare. */
export const slidesAfter = (
  scene: Scene,
  slides: readonly Slide[],
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const most = scene.pages - slides.length;
  const left = writing.style === 'Subtle' && most > 0 ? leftAfter(scene, slides) : [];
  return left.length === 0
    ? []
    : proseSlides(onFrom(left), most, { ...frame, isContinued: true }, writingAfter(slides, writing));
};
