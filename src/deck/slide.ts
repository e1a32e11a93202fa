import * as z from 'zod';
import { RichText } from './richText.ts';

/** Where in the sources a slide comes from: lines of a text, pages of a PDF, slides of a PPTX; from 1. */
const Origin = z.object({ source: z.string(), from: z.int().min(1), to: z.int().min(1) });

/** What every slide has. */
export const slideFields = {
  id: z.string(),
  /** Markdown: what the slide condenses, in full, and the addresses of its links. */
  notes: z.string(),
  origin: z.array(Origin).optional(),
};

/** With a name of its own, and parts. */
export const namedFields = {
  ...slideFields,
  title: RichText,
  /** Which slide of its title it is. Tables and listings are counted by themselves, and from the first one. */
  part: z.object({ number: z.int().min(1), of: z.int().min(1) }).optional(),
};

/** A content slide: its title stands in the same place on every one. */
export const titledFields = {
  ...namedFields,
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
export const DiagramPicture = z.object({ diagram: z.string(), caption: RichText.optional() });

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

export const Alignment = z.enum(['start', 'center', 'end']);

/** A line of a listing as it is shown. `number` is the source's line, absent where a line is wrapped or left out. */
export const CodeLine = z.object({ number: z.int().min(1).optional(), text: z.string() });
export type CodeLine = z.infer<typeof CodeLine>;

/** What is known of a slide before its layout: `layouts/` says which there are. */
export interface AnySlide {
  readonly layout: string;
  readonly id: string;
  readonly notes: string;
  readonly title: RichText;
}
