import { isWholly, plain } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Said } from '../features/said.ts';
import type { Scene } from '../planning/scenes/scene.ts';
import { policy } from '../policy/policy.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { saidAfterwards } from './afterwards.ts';
import { type Beside, besideSentence } from './besideSentence.ts';
import type { Writing } from './draft/draft.ts';
import { sentenceShownOn, shownOn, slideText } from './draft/slideText.ts';
import { ifHeld, isLookedUp } from './textBeside.ts';

/** "**We take the second.**" says it, though it is set as a name. */
const announcesMore = ({ leadsIn, text }: Said): boolean => leadsIn && !isWholly(text, 'strong');

const mostWords = policy.text.slideWords.Subtle;

/** The slides with a sentence where it is to stand. */
const withSentence = (
  slides: readonly Slide[],
  beside: Beside,
  /** What the others build on: rather a full slide than one that begins with them. */
  isOpening: boolean,
  { language }: Writing,
): Slide[] | undefined => {
  for (const [at, slide] of slides.entries()) {
    const whole = besideSentence(slide, beside);
    const isEasy = whole && (isOpening || isLookedUp(whole) || estimateWords(slideText(whole)) <= mostWords);
    const has = isEasy ? ifHeld(whole, language) : undefined;
    if (has) return slides.toSpliced(at, 1, has);
  }
  return undefined;
};

/** What stands before a sentence in its paragraph. */
const openingOf = (said: readonly Said[], sentence: Said): readonly Said[] => {
  const before = said.slice(0, said.indexOf(sentence) + 1);
  return before.slice(
    Math.max(
      0,
      before.findLastIndex(({ opens }) => opens),
    ),
  );
};

/** What was left out beside what is shown, and has room there: a paragraph has no hole that nobody needs. */
export const withLeftSentences = (scene: Scene, drafted: readonly Slide[], writing: Writing): Slide[] => {
  if (writing.style !== 'Subtle') return [...drafted];
  const said = scene.body.kind === 'text' ? scene.body.said : saidAfterwards(scene);
  let slides = [...drafted];
  let isShown = shownOn(slides);
  let isSaid = sentenceShownOn(slides);
  const show = (each: Said, neighbour: Said | undefined, side: Beside['side']): void => {
    if (each.isIdle || announcesMore(each) || isSaid(each.text)) return;
    if (!neighbour || !isShown(plain(neighbour.text))) return;
    const isOpening = side === 'before' && !openingOf(said, each).some(({ text }) => isShown(plain(text)));
    const beside: Beside = { sentence: each.text, side, known: neighbour.text };
    const whole = withSentence(slides, beside, isOpening, writing);
    if (!whole) return;
    slides = whole;
    isShown = shownOn(slides);
    isSaid = sentenceShownOn(slides);
  };
  said.forEach((each, at) => {
    show(each, said[at - 1], 'after');
  });
  said.toReversed().forEach((each, at, reversed) => {
    show(each, reversed[at - 1], 'before');
  });
  return slides;
};
