import { rich } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';

const [title, text] = [rich('Title'), rich('Text')];
const titled = { id: 'sample', notes: '', title, kicker: rich('Topic') };
const plainly = { id: 'sample', notes: '', title };
const picture = { asset: '', alt: '', caption: rich('Caption') };
const item = { text };

/** One slide of each layout: its texts' places are the places of the layout. */
export const samples: { readonly [L in Slide['layout']]: Extract<Slide, { layout: L }> } = {
  cover: { layout: 'cover', ...plainly, subtitle: rich('Subtitle'), byline: 'Author, date' },
  agenda: { layout: 'agenda', ...titled, items: [text, text, text] },
  section: { layout: 'section', ...plainly, number: 1, message: text },
  statement: { layout: 'statement', ...plainly, text },
  text: { layout: 'text', ...titled, paragraphs: [text, text] },
  bullets: {
    layout: 'bullets',
    ...titled,
    lead: rich('Lead'),
    style: 'list',
    items: [item, item, item, item],
    below: text,
  },
  columns: {
    layout: 'columns',
    ...titled,
    lead: rich('Lead'),
    columns: [1, 2].map(() => ({ heading: rich('Heading'), items: [item, item] })),
  },
  steps: {
    layout: 'steps',
    ...titled,
    lead: rich('Lead'),
    steps: ['1', '2', '3'].map((label) => ({ label, text })),
  },
  stats: {
    layout: 'stats',
    ...titled,
    lead: rich('Lead'),
    stats: ['1', '2'].map((value) => ({ value, label: text })),
  },
  quote: { layout: 'quote', ...plainly, text, who: rich('Source') },
  table: {
    layout: 'table',
    ...titled,
    head: [text, text],
    rows: [[text, text]],
    align: ['start', 'start'],
    caption: rich('Caption'),
  },
  chart: {
    layout: 'chart',
    ...titled,
    chart: { kind: 'bar', categories: ['A', 'B'], series: [{ name: 'A', values: [1, 2] }], decimals: 0 },
    takeaway: rich('Takeaway'),
  },
  code: { layout: 'code', ...titled, lead: rich('Lead'), lines: [{ text: 'text' }], below: [item, item] },
  listings: {
    layout: 'listings',
    ...titled,
    listings: [1, 2].map(() => ({ lead: rich('Heading'), lines: ['text'] })),
  },
  image: { layout: 'image', ...titled, picture },
  'image-and-text': { layout: 'image-and-text', ...titled, picture, items: [item, item] },
  gallery: { layout: 'gallery', ...titled, lead: rich('Lead'), pictures: [picture, picture] },
  diagram: { layout: 'diagram', ...titled, source: 'flowchart TD\n  A', caption: rich('Caption') },
  math: { layout: 'math', ...titled, tex: 'x', text },
  summary: { layout: 'summary', ...titled, points: [text, text, text] },
  closing: { layout: 'closing', ...plainly, text, contact: rich('Contact') },
};

export const layoutTitles: { readonly [L in Slide['layout']]: string } = {
  cover: 'Cover',
  agenda: 'Agenda',
  section: 'Section',
  statement: 'Statement',
  text: 'Text',
  bullets: 'Points',
  columns: 'Columns',
  steps: 'Steps',
  stats: 'Figures',
  quote: 'Quotation',
  table: 'Table',
  chart: 'Chart',
  code: 'Code',
  listings: 'Listings',
  image: 'Picture',
  'image-and-text': 'Picture and text',
  gallery: 'Gallery',
  diagram: 'Diagram',
  math: 'Formula',
  summary: 'Summary',
  closing: 'Closing',
};
export type LayoutName = Slide['layout'];
export const layoutNames = Object.keys(samples) as LayoutName[];
