import type { Layout, Slide, SlideOf } from '../../deck/slide.ts';
import type { Html } from '../html.ts';
import { bullets, columns } from './bullets.ts';
import type { Drawing } from './drawing.ts';
import { chart, code, diagram, gallery, image, imageAndText, math, table } from './figures.ts';
import { closing, cover, quote, section, statement } from './freestanding.ts';
import { agenda, stats, steps, summary } from './sequences.ts';

const layouts: { readonly [L in Layout]: (slide: SlideOf<L>, drawing: Drawing) => Html } = {
  cover,
  agenda,
  section,
  statement,
  bullets,
  columns,
  steps,
  stats,
  quote,
  table,
  chart,
  code,
  image,
  'image-and-text': imageAndText,
  gallery,
  diagram,
  math,
  summary,
  closing,
};

/** What stands on a slide, without title, footer and notes. */
export const drawLayout = <L extends Layout>(slide: SlideOf<L>, drawing: Drawing): Html =>
  (layouts[slide.layout as L] as (slide: SlideOf<L>, drawing: Drawing) => Html)(slide, drawing);

/** Content slides have their title in one place; the others place it themselves. */
export const isTitled = (
  slide: Slide,
): slide is Exclude<Slide, SlideOf<'cover' | 'section' | 'statement' | 'quote' | 'closing'>> =>
  !['cover', 'section', 'statement', 'quote', 'closing'].includes(slide.layout);

/** Slides whose ground is the theme's flood. */
export const isFlooded = (slide: Slide): boolean => slide.layout === 'section' || slide.layout === 'closing';
