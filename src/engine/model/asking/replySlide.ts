import { plain, type RichText } from '../../../deck/richText.ts';
import { layouts } from '../../../layouts/layouts.ts';
import { Slide } from '../../../layouts/slide.ts';
import { fits } from '../../text/fit.ts';
import { type Frame, unwritten, type Writing } from '../../writing/draft/draft.ts';
import { isWithinWords } from '../../writing/points/bestSlide.ts';
import { type Point, pointWords } from '../../writing/points/points.ts';
import type { SlideReply, TextualReply } from './replySchemas.ts';

export type ToRich = (text: string) => RichText;

const replyOf = (reply: TextualReply) => {
  const found = layouts.of(reply).reply;
  if (!found) throw new Error(`No model may ask for "${reply.layout}".`);
  return found;
};

/** Belongs at the end of a deck. */
export const isEnding = (reply: SlideReply): boolean => reply.layout !== 'placed' && replyOf(reply).isEnding;

/** What a reply says, as points that any layout can take. */
export const pointsOfReply = (reply: SlideReply, rich: ToRich): Point[] => {
  const said =
    reply.layout === 'placed'
      ? reply.text
        ? [{ text: rich(reply.text), from: 'item' as const }]
        : []
      : replyOf(reply).points(reply, rich);
  return said.map(({ lead, text, from }) => {
    const words = { ...(lead && lead.length > 0 ? { lead } : {}), text };
    return { ...words, from, words: pointWords(words) };
  });
};

/** Undefined: it does not fit its slide. */
export const slideOfReply = (
  reply: TextualReply,
  frame: Frame,
  { language }: Pick<Writing, 'language'>,
  rich: ToRich,
): Slide | undefined => {
  const own = replyOf(reply).slide(reply, rich);
  const { layout } = reply;
  const slide = Slide.safeParse({ ...unwritten, layout, title: frame.title, ...own }).data;
  return slide && fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};

/** Every text of a reply's slide with its place, for the quality gate. */
export const textsOfReply = (reply: SlideReply, rich: ToRich): readonly string[] => [
  reply.title,
  ...pointsOfReply(reply, rich).flatMap(({ lead, text }) => [...(lead ? [plain(lead)] : []), plain(text)]),
];
