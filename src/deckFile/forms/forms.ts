import type { LayoutName, SlideOf } from '../../layouts/slide.ts';
import type { Pen } from '../pen.ts';
import { chart, code, diagram, gallery, image, imageAndText, math, table } from './figures.ts';
import type { Fields, Form, Given, Printed } from './form.ts';
import { closing, cover, quote, section, statement, text } from './freestanding.ts';
import { listings } from './listings.ts';
import { agenda, bullets, columns, stats, steps, summary } from './lists.ts';

/** In the order in which an unmarked slide's content is tried. */
const forms: { readonly [L in LayoutName]: Form<L> } = {
  cover,
  section,
  statement,
  text,
  steps,
  bullets,
  columns,
  table,
  code,
  listings,
  diagram,
  image,
  'image-and-text': imageAndText,
  gallery,
  quote,
  math,
  agenda,
  stats,
  chart,
  summary,
  closing,
};

export const layoutNames = Object.keys(forms) as LayoutName[];

export const isLayout = (name: string): name is LayoutName => Object.hasOwn(forms, name);

export const printForm = <L extends LayoutName>(slide: SlideOf<L>, pen: Pen): Printed =>
  (forms[slide.layout as L] as unknown as Form<L>).print(slide, pen);

export interface ReadForm {
  readonly layout: LayoutName;
  readonly fields: Fields<LayoutName>;
}

export const readForm = (layout: LayoutName, given: Given): ReadForm | undefined => {
  const fields = forms[layout].read(given);
  return fields && { layout, fields };
};

/** No layout holds more: a lead, and six diagrams with their captions. */
export const mostBlocks = 13;

/** The layout that content gets by itself. */
export const readUnmarked = (given: Given): ReadForm | undefined => {
  if (given.blocks.length > mostBlocks) return undefined;
  const unmarked = { ...given, isMarked: false };
  for (const layout of layoutNames) {
    const read = readForm(layout, unmarked);
    if (read) return read;
  }
  return undefined;
};
