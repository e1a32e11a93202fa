import * as z from 'zod';
import { RichText } from './richText.ts';

/** Where in the sources a slide comes from: lines of a text, pages of a PDF, slides of a PPTX; from 1. */
const Origin = z.object({ source: z.string(), from: z.int().min(1), to: z.int().min(1) });

const common = {
  id: z.string(),
  /** Markdown: what the slide condenses, in full, and the addresses of its links. */
  notes: z.string(),
  origin: z.array(Origin).optional(),
};

const named = {
  ...common,
  title: RichText,
  /** Set on the second and later slides of content that did not fit one. */
  part: z.object({ number: z.int().min(2), of: z.int().min(2) }).optional(),
};

/** A content slide: its title stands in the same place on every one. */
const titled = {
  ...named,
  /** The topic above the title where the title says the point: the source's heading. */
  kicker: RichText.optional(),
};

export const Bullet = z.object({
  /** The lead phrase, shown bold. */
  lead: RichText.optional(),
  text: RichText,
  /** A task: done or not. */
  checked: z.boolean().optional(),
  items: z.array(RichText).optional(),
});
export type Bullet = z.infer<typeof Bullet>;

/** `asset` is the id of one of the deck's assets. */
export const Picture = z.object({
  asset: z.string(),
  alt: z.string(),
  caption: RichText.optional(),
});
export type Picture = z.infer<typeof Picture>;

/** Mermaid, drawn where a picture could stand. */
const DiagramPicture = z.object({ diagram: z.string(), caption: RichText.optional() });

export const Chart = z.object({
  kind: z.enum(['line', 'bar', 'grouped', 'stacked', 'doughnut']),
  categories: z.array(z.string()).min(1),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })).min(1),
  /** How a value is written: "€ " before, " %" after, how many decimals. */
  prefix: z.string().optional(),
  suffix: z.string().optional(),
  decimals: z.int().min(0).max(6),
});
export type Chart = z.infer<typeof Chart>;

const Alignment = z.enum(['start', 'center', 'end']);

export const Slide = z.discriminatedUnion('layout', [
  z.object({
    layout: z.literal('cover'),
    ...common,
    title: RichText,
    subtitle: RichText.optional(),
    /** Author, date: one quiet line. */
    byline: z.string().optional(),
  }),
  z.object({ layout: z.literal('agenda'), ...titled, items: z.array(RichText).min(1) }),
  z.object({
    layout: z.literal('section'),
    ...common,
    title: RichText,
    number: z.int().min(1),
    message: RichText.optional(),
  }),
  z.object({
    layout: z.literal('statement'),
    /** Its title is kept for outline, screen readers and links even where only the sentence is shown large. */
    ...named,
    text: RichText,
    tone: z.enum(['note', 'tip', 'important', 'warning', 'caution']).optional(),
  }),
  z.object({
    layout: z.literal('bullets'),
    ...titled,
    lead: RichText.optional(),
    style: z.enum(['list', 'cards']),
    items: z.array(Bullet).min(1),
  }),
  z.object({
    layout: z.literal('columns'),
    ...titled,
    lead: RichText.optional(),
    columns: z
      .array(z.object({ heading: RichText, text: RichText.optional(), items: z.array(Bullet) }))
      .min(2)
      .max(3),
  }),
  z.object({
    layout: z.literal('steps'),
    ...titled,
    lead: RichText.optional(),
    /** `label` is the station's: a number, a date. */
    steps: z.array(z.object({ label: z.string(), title: RichText.optional(), text: RichText })).min(2),
  }),
  z.object({
    layout: z.literal('stats'),
    ...titled,
    lead: RichText.optional(),
    stats: z
      .array(z.object({ value: z.string(), label: RichText, note: RichText.optional() }))
      .min(1)
      .max(6),
  }),
  z.object({
    layout: z.literal('quote'),
    ...named,
    text: RichText,
    who: RichText.optional(),
  }),
  z.object({
    layout: z.literal('table'),
    ...titled,
    head: z.array(RichText),
    rows: z.array(z.array(RichText)).min(1),
    align: z.array(Alignment),
    /** The row or column that matters, from 0. */
    emphasis: z.object({ row: z.int().optional(), column: z.int().optional() }).optional(),
    caption: RichText.optional(),
  }),
  z.object({ layout: z.literal('chart'), ...titled, chart: Chart, takeaway: RichText.optional() }),
  z.object({
    layout: z.literal('code'),
    ...titled,
    lead: RichText.optional(),
    language: z.string().optional(),
    fileName: z.string().optional(),
    /** As shown: long lines already wrapped. `number` is the source's line, absent where a line is wrapped or left out. */
    lines: z.array(z.object({ number: z.int().min(1).optional(), text: z.string() })).min(1),
    /** The source lines that matter: shown at full strength, the others quieter. */
    highlight: z.array(z.int().min(1)).optional(),
  }),
  z.object({ layout: z.literal('image'), ...titled, picture: Picture }),
  z.object({
    layout: z.literal('image-and-text'),
    ...titled,
    picture: Picture,
    lead: RichText.optional(),
    items: z.array(Bullet),
  }),
  z.object({
    layout: z.literal('gallery'),
    ...titled,
    lead: RichText.optional(),
    pictures: z
      .array(z.union([Picture, DiagramPicture]))
      .min(2)
      .max(6),
  }),
  z.object({
    layout: z.literal('diagram'),
    ...titled,
    /** Mermaid. */
    source: z.string(),
    caption: RichText.optional(),
  }),
  z.object({ layout: z.literal('math'), ...titled, tex: z.string(), text: RichText.optional() }),
  z.object({ layout: z.literal('summary'), ...titled, points: z.array(RichText).min(1) }),
  z.object({
    layout: z.literal('closing'),
    ...common,
    title: RichText,
    text: RichText.optional(),
    contact: RichText.optional(),
  }),
]);
export type Slide = z.infer<typeof Slide>;
export type Layout = Slide['layout'];
export type SlideOf<L extends Layout> = Extract<Slide, { layout: L }>;

export const layouts = Slide.options.map((option) => option.shape.layout.value) as readonly Layout[];
