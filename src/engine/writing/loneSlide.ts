import type { Slide } from '../../deck/slide.ts';
import type { Passage } from '../planning/material.ts';
import type { BlockOf } from '../reading/sourceDocument.ts';
import { isWithinWords } from './bestSlide.ts';
import { type Frame, unwritten, type Writing } from './draft.ts';
import { fits } from './fit.ts';
import { pointsOf } from './points.ts';
import { joinRich } from './richJoin.ts';

const quoteSlide = (
  { blocks, who }: BlockOf<'quote'>,
  { hiddenTitle: title }: Frame,
  { language }: Writing,
): Slide | undefined => {
  const text = joinRich(
    pointsOf(blocks, language).map((point) => point.text),
    ' ',
  );
  const slide: Slide = { ...unwritten, layout: 'quote', title, text, ...(who ? { who } : {}) };
  return fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};

const calloutSlide = (
  { blocks, tone }: BlockOf<'callout'>,
  { hiddenTitle: title }: Frame,
  { language }: Writing,
): Slide | undefined => {
  const text = joinRich(
    pointsOf(blocks, language).map((point) => point.text),
    ' ',
  );
  const slide: Slide = { ...unwritten, layout: 'statement', title, text, tone };
  return fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};

export const loneSlide = (
  { parts, visual }: Passage,
  frame: Frame,
  writing: Writing,
): Slide[] | undefined => {
  const [part, ...others] = parts;
  const [block, ...more] = part?.blocks ?? [];
  if (visual || others.length > 0 || more.length > 0) return undefined;
  const isProse = block && 'blocks' in block && block.blocks.every(({ kind }) => kind === 'paragraph');
  if (!isProse) return undefined;
  const slide =
    block.kind === 'quote'
      ? quoteSlide(block, frame, writing)
      : block.kind === 'callout'
        ? calloutSlide(block, frame, writing)
        : undefined;
  return slide && [slide];
};
