import * as z from 'zod';
import { layouts } from '../../../layouts/layouts.ts';
import { replyText as line } from '../../../layouts/replyText.ts';
import type { LayoutName } from '../../../layouts/slide.ts';

/** What the model says of a deck before there are slides. */
export const StorylineReply = z.object({
  /** Asked instead of planning, where the answer would change the deck. */
  question: line(400).optional(),
  title: line(140).optional(),
  subtitle: line(200).optional(),
  sections: z
    .array(
      z.object({
        title: line(120),
        message: line(400),
        topics: z.array(z.string()).default([]),
        points: z.array(line(300)).max(8).default([]),
      }),
    )
    .max(60)
    .default([]),
});
export type StorylineReply = z.infer<typeof StorylineReply>;

const common = {
  title: line(200),
  /** The passages it is made of. */
  from: z.array(z.string()).default([]),
  /** What the speaker says. */
  notes: z.string().max(4_000).optional(),
};
const Common = z.object(common);

/** A table, a listing, a picture, a diagram, a quotation of the sources, as it stands there. */
const Placed = z.object({
  layout: z.literal('placed'),
  ...common,
  passage: z.string(),
  text: line(300).optional(),
});

/** A slide of words, in a layout that says how a model asks for it. */
export interface TextualReply extends z.infer<typeof Common> {
  readonly layout: LayoutName;
  readonly [said: string]: unknown;
}
export type SlideReply = TextualReply | z.infer<typeof Placed>;

const textual = layouts.all.flatMap(({ schema, reply }) =>
  reply ? [z.object({ layout: z.literal(schema.shape.layout.value), ...common, ...reply.schema.shape })] : [],
);

export const SlideReply: z.ZodType<SlideReply> = z.discriminatedUnion('layout', [
  Placed,
  ...textual,
]) as never;

export const SectionReply = z.object({ slides: z.array(SlideReply).min(1).max(30) });
export type SectionReply = z.infer<typeof SectionReply>;

export const CondensedReply = z.object({ text: line(20_000) });
