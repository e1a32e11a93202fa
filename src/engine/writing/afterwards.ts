import type { Language } from '../../api/generationOptions.ts';
import type { Slide } from '../../layouts/slide.ts';
import { inParagraphs } from '../features/paragraphs.ts';
import { type Said, unwalled } from '../features/said.ts';
import type { Body, Scene } from '../planning/scenes/scene.ts';
import { policy } from '../policy/policy.ts';
import { joinSentences } from '../text/richJoin.ts';
import { type Frame, lookOf, plainList, type Writing, writingAfter } from './draft/draft.ts';
import { sentenceShownOn } from './draft/slideText.ts';
import { proseSlides } from './proseSlides.ts';
import { isLookedUp, withTextAfter } from './textBeside.ts';

/** What points back to the list or the table that it stands after is as good as any. */
const scoreAfter = ({ score, pointsBack }: Said): number =>
  score - (pointsBack ? policy.worth.pointsBack : 0);

/** What stands below a list, a table or a listing and may be shown with it. */
const belowOf = (body: Body): readonly Said[] => {
  if (body.kind === 'list') return body.below;
  if (body.kind !== 'visual') return [];
  return [...(body.isBelow ? body.beside : []), ...(body.below ?? [])];
};

type Saying = Pick<Scene, 'body' | 'after'>;

/** All that a scene says after what it shows, once each. */
export const saidAfterwards = ({ body, after = [] }: Saying): readonly Said[] => [
  ...new Set([...belowOf(body), ...after]),
];

/** What is said after a list or a table and not shown with it, if some of it is worth a slide. */
export const leftAfter = (scene: Scene, slides: readonly Slide[]): readonly Said[] => {
  const isSaid = sentenceShownOn(slides);
  const left = saidAfterwards(scene)
    .map(unwalled)
    .filter((each) => !each.leadsIn && scoreAfter(each) > policy.choose.leastOfShort && !isSaid(each.text));
  const telling = left.filter((each) => scoreAfter(each) > policy.choose.least);
  const words = telling.reduce((sum, each) => sum + each.words, 0);
  return words >= policy.afterthought.leastWords ? left : [];
};

/** As much of it, paragraph by paragraph, as is read below a table, the most first; and last what tells most. */
const belowTable = (left: readonly Said[], telling: readonly Said[]): readonly (readonly Said[])[] => {
  const paragraphs = inParagraphs(left);
  return [...paragraphs.map((_, at) => paragraphs.slice(0, paragraphs.length - at).flat()), telling];
};

/** Below what is shown last, and looked at, what is said after it and has no slide. */
export const withWordsAfter = (scene: Saying, slides: readonly Slide[], language: Language): Slide[] => {
  const last = slides.at(-1);
  if (!last || !(isLookedUp(last) || lookOf(last) === plainList)) return [...slides];
  const isSaid = sentenceShownOn(slides);
  const left = saidAfterwards(scene).filter((each) => !each.leadsIn && !each.isIdle && !isSaid(each.text));
  const telling = left.filter((each) => scoreAfter(each) > policy.choose.neutral);
  if (telling.length === 0) return [...slides];
  for (const some of belowTable(left, telling)) {
    const whole = inParagraphs(some).reduce<Slide | undefined>(
      (slide, said) => slide && withTextAfter(joinSentences(said.map(({ text }) => text)), slide, language),
      last,
    );
    if (whole) return [...slides.slice(0, -1), whole];
  }
  return [...slides];
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
