import type { TextRole } from '../../layouts/arrangement.ts';
import type { Placeholder } from './drawing.ts';

/** Which texts fill a place of their layout: those that an outline, or another layout, is to find. */
const byRole: Partial<Readonly<Record<TextRole, Placeholder>>> = {
  title: { type: 'title' },
  topic: { type: 'title' },
  kicker: { type: 'body', idx: 10 },
  subtitle: { type: 'body', idx: 11 },
  byline: { type: 'body', idx: 12 },
  lead: { type: 'body', idx: 13 },
  list: { type: 'body', idx: 14 },
  statement: { type: 'body', idx: 15 },
  quote: { type: 'body', idx: 16 },
  source: { type: 'body', idx: 17 },
  takeaway: { type: 'body', idx: 18 },
  caption: { type: 'body', idx: 19 },
  contact: { type: 'body', idx: 20 },
  footer: { type: 'ftr', idx: 30 },
  pageNumber: { type: 'sldNum', idx: 31 },
};

/** The name of a text, as people see it in a list of what stands on a slide. */
export const roleNames: Readonly<Record<TextRole, string>> = {
  title: 'Title',
  kicker: 'Topic',
  topic: 'Topic',
  part: 'Part',
  subtitle: 'Subtitle',
  byline: 'Author and date',
  lead: 'Lead',
  heading: 'Heading',
  paragraph: 'Text',
  list: 'List',
  term: 'Term',
  statement: 'Statement',
  tone: 'Tone',
  quote: 'Quotation',
  source: 'Source',
  value: 'Figure',
  label: 'Label',
  note: 'Note',
  number: 'Number',
  station: 'Station',
  caption: 'Caption',
  takeaway: 'Takeaway',
  contact: 'Contact',
  footer: 'Footer',
  pageNumber: 'Slide number',
};

/** Gives out each place of a slide's layout once. */
export class Places {
  readonly #free: Set<TextRole>;

  constructor(roles: Iterable<TextRole>) {
    this.#free = new Set(roles);
  }

  take(role: TextRole): Placeholder | undefined {
    return this.#free.delete(role) ? byRole[role] : undefined;
  }
}

export const placeholderOf = (role: TextRole): Placeholder | undefined => byRole[role];
