import type { TooMuch } from '../layouts/arrangement.ts';
import { excessSentence } from './excessOfDeck.ts';
import type { Problem, ProblemKind } from './problem.ts';

const units: Readonly<Record<TooMuch['unit'], readonly [one: string, several: string]>> = {
  lines: ['line', 'lines'],
  rows: ['row', 'rows'],
  columns: ['column', 'columns'],
  items: ['item', 'items'],
  letters: ['letter', 'letters'],
};

const counted = (count: number, unit: TooMuch['unit']): string =>
  `${count} ${units[unit][count === 1 ? 0 : 1]}`;

const tooMuchSentence = ({ where, unit, has, most }: TooMuch): string =>
  `This slide is too full: its ${where} has ${counted(has, unit)}, ${most === 0 ? 'none' : most} ${most === 1 ? 'fits' : 'fit'}.`;

const sentences: Readonly<Record<ProblemKind, (problem: Problem) => string>> = {
  'front-matter-unreadable': () =>
    'What stands between the lines of dashes at the top could not be read as YAML.',
  'theme-unknown': ({ about }) => `There is no theme "${about}".`,
  'color-unreadable': ({ about }) =>
    `"${about}" is no color: one is written as "#1d5fb8" or rgb(29, 95, 184).`,
  'color-name-unknown': ({ about }) =>
    `There is no color "${about}" to set: background, text, accent and cover are.`,
  'headings-unknown': ({ about }) => `There are no headings "${about}": sans and serif are.`,
  'contrast-low': ({ about, contrast }) =>
    `The color "${about}" stands out from the background at ${contrast?.has} : 1, it takes ${contrast?.least} : 1. The nearest that does is "${contrast?.nearest}".`,
  'marker-unknown': ({ about }) => `There is no layout or marker "${about}".`,
  'layout-does-not-suit': ({ about }) => `What stands on this slide does not suit the layout "${about}".`,
  'chart-without-figures': () => 'A chart needs a table: names in the first column, figures in the others.',
  'slide-parted': () => 'No layout holds all of this: from here it stands on a slide of its own.',
  'shown-as-points': () => 'No layout holds this as it is written: it is shown as points.',
  'list-too-deep': () =>
    'A list has two levels on a slide: what is deeper stands in the second, behind a dash.',
  'picture-in-text': () => 'A picture has a paragraph of its own: here it is shown as its words.',
  'rule-ignored': () => 'A line across the slide is not shown. Three dashes begin the next slide.',
  'item-holds-more': () =>
    'A list holds text and lists only: what else stands in its items is shown as text.',
  'quote-holds-more': () => 'A quotation holds text only: what else stands in it is shown as text.',
  'html-ignored': () => 'HTML is shown as its text.',
  'foreign-syntax': ({ about }) => `${about ? `"${about}"` : 'This'} is another program's and is not shown.`,
  'too-much': ({ tooMuch }) => (tooMuch ? tooMuchSentence(tooMuch) : 'This slide is too full.'),
  'too-large': ({ excess }) => (excess ? `A deck may hold ${excessSentence(excess)}.` : ''),
  'picture-missing': ({ about }) => `There is no picture "${about}".`,
  'title-repeated': ({ about }) => `Slide ${about} has this title too.`,
  'link-nowhere': ({ about }) =>
    `The link "${about}" leads nowhere from a slide: an address of the web or of a mailbox does.`,
};

/** What a problem is, for the person who wrote the file. */
export const problemSentence = (problem: Problem): string => sentences[problem.kind](problem);
