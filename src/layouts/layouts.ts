import { agenda } from './agenda.ts';
import { bullets } from './bullets/bullets.ts';
import { chart } from './chart.ts';
import { closing } from './closing.ts';
import { code } from './code.ts';
import { columns } from './columns.ts';
import { cover } from './cover.ts';
import { diagram } from './diagram.ts';
import { gallery } from './gallery.ts';
import { image } from './image.ts';
import { imageAndText } from './imageAndText.ts';
import { listings } from './listings.ts';
import { math } from './math.ts';
import { quote } from './quote.ts';
import { LayoutRegistry } from './registry.ts';
import { section } from './section.ts';
import { statement } from './statement.ts';
import { stats } from './stats/stats.ts';
import { steps } from './steps/steps.ts';
import { summary } from './summary.ts';
import { table } from './table/table.ts';
import { text } from './text.ts';

/** Every layout there is: a line each. */
const all = [
  cover,
  agenda,
  section,
  statement,
  text,
  bullets,
  columns,
  steps,
  stats,
  quote,
  table,
  chart,
  code,
  listings,
  image,
  imageAndText,
  gallery,
  diagram,
  math,
  summary,
  closing,
] as const;

export const layouts = new LayoutRegistry<(typeof all)[number]>(all);
