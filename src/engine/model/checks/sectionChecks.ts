import { lettersOf } from '../../../deck/lettersOf.ts';
import { rich } from '../../../deck/richText.ts';
import { isTitle } from '../../text/fit.ts';
import { faultOf } from '../asking/qualityGate.ts';
import type { SectionReply, SlideReply } from '../asking/replySchemas.ts';
import { isEnding, pointsOfReply, slideOfReply, type ToRich, textsOfReply } from '../asking/replySlide.ts';

export interface SectionWish {
  readonly mostSlides: number;
  readonly isLast: boolean;
  readonly passages: readonly string[];
  readonly placed: readonly string[];
  readonly language: Parameters<typeof slideOfReply>[2]['language'];
  readonly rich: ToRich;
  /** Titles that other slides have. */
  readonly taken: ReadonlySet<string>;
}

/** What makes a slide unusable, however it is set. */
export const faultsOf = (slide: SlideReply, toRich: ToRich): string[] =>
  textsOfReply(slide, toRich).flatMap((text) => {
    const fault = faultOf(text);
    return fault ? [`"${text.slice(0, 60)}" ${fault}`] : [];
  });

const isBodied = (slide: SlideReply, toRich: ToRich): boolean => pointsOfReply(slide, toRich).length > 0;

const problemsOf = (slide: SlideReply, wish: SectionWish): string[] => {
  const { rich: toRich, language, isLast } = wish;
  if (slide.layout === 'placed')
    return wish.placed.includes(slide.passage) ? [] : [`there is nothing to place in ${slide.passage}`];
  if (!isBodied(slide, toRich)) return ['it says nothing below its title'];
  if (!isLast && isEnding(slide)) return [`"${slide.layout}" belongs to the last section only`];
  const frame = { title: toRich(slide.title), isContinued: false };
  return slideOfReply(slide, frame, { language }, toRich)
    ? []
    : ['it is too long for one slide: at most 60 words, 6 items, 18 words an item, or make two slides of it'];
};

export const sectionProblems = ({ slides }: SectionReply, wish: SectionWish): string[] => {
  const seen = new Set(wish.taken);
  const found = slides.flatMap((slide, at) => {
    const key = lettersOf(slide.title);
    const isRepeated = seen.has(key);
    seen.add(key);
    const unknown = slide.from.filter((id) => !wish.passages.includes(id));
    return [
      ...faultsOf(slide, wish.rich),
      ...problemsOf(slide, wish),
      ...(isRepeated ? ['another slide has its title'] : []),
      ...(isTitle(rich(slide.title)) ? [] : ['its title is longer than two lines (about 70 letters)']),
      ...(unknown.length > 0 ? [`there is no passage ${unknown.join(', ')}`] : []),
    ].map((problem) => `slides.${at}: ${problem}`);
  });
  return [
    ...found,
    ...(slides.length > wish.mostSlides + 1
      ? [`slides: at most ${wish.mostSlides} are asked for, not ${slides.length}`]
      : []),
  ];
};
