import * as z from 'zod';

const line = (most: number) => z.string().trim().min(1).max(most);

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
const item = z.object({ lead: line(80).optional(), text: line(600) });

export const SlideReply = z.discriminatedUnion('layout', [
  z.object({
    layout: z.literal('bullets'),
    ...common,
    lead: line(300).optional(),
    items: z.array(item).min(1).max(12),
  }),
  z.object({ layout: z.literal('statement'), ...common, text: line(400) }),
  z.object({
    layout: z.literal('columns'),
    ...common,
    columns: z
      .array(z.object({ heading: line(100), items: z.array(line(300)).min(1).max(6) }))
      .min(2)
      .max(3),
  }),
  z.object({
    layout: z.literal('steps'),
    ...common,
    steps: z
      .array(z.object({ label: line(30).optional(), title: line(80).optional(), text: line(300) }))
      .min(2)
      .max(8),
  }),
  z.object({
    layout: z.literal('stats'),
    ...common,
    stats: z
      .array(z.object({ value: line(40), label: line(160), note: line(160).optional() }))
      .min(1)
      .max(4),
  }),
  z.object({ layout: z.literal('summary'), ...common, points: z.array(line(300)).min(2).max(8) }),
  z.object({
    layout: z.literal('closing'),
    ...common,
    text: line(300).optional(),
    contact: line(120).optional(),
  }),
  /** A table, a listing, a picture, a diagram, a quotation of the sources, as it stands there. */
  z.object({ layout: z.literal('placed'), ...common, passage: z.string(), text: line(300).optional() }),
]);
export type SlideReply = z.infer<typeof SlideReply>;

export const SectionReply = z.object({ slides: z.array(SlideReply).min(1).max(30) });
export type SectionReply = z.infer<typeof SectionReply>;

export const CondensedReply = z.object({ text: line(20_000) });
