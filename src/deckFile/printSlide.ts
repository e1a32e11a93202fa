import type { Slide } from '../layouts/slide.ts';
import { printForm } from './forms/forms.ts';
import { type Marker, printMarker } from './markers.ts';
import { printNotes } from './notesForm.ts';
import type { Pen } from './pen.ts';

export interface SlidePrinting {
  readonly pen: Pen;
  /** Whether a printed slide reads as this one. */
  readonly reads: (printed: string, slide: Slide) => boolean;
}

const frameOf = (slide: Slide): Marker[] => [
  ...('part' in slide && slide.part
    ? [{ name: 'part', values: { number: String(slide.part.number), of: String(slide.part.of) } }]
    : []),
  ...(slide.origin ?? []).map(({ source, from, to }) => ({
    name: 'from',
    values: { source, lines: `${from}-${to}` },
  })),
];

/** A slide's text: its layout is named only where its content would get another one. */
export const printSlide = (
  slide: Slide,
  chapter: Marker | undefined,
  { pen, reads }: SlidePrinting,
): string => {
  const { depth = 2, values, body } = printForm(slide, pen);
  const kicker = 'kicker' in slide && slide.kicker?.length ? [pen.heading(6, slide.kicker)] : [];
  const title = slide.title.length > 0 ? [pen.heading(depth, slide.title)] : [];
  const notes = printNotes(slide.notes);
  const withMarker = (layout: readonly Marker[]): string => {
    const markers = [...(chapter ? [chapter] : []), ...layout, ...frameOf(slide)].map(printMarker);
    return [
      ...(markers.length > 0 ? [markers.join('\n')] : []),
      ...kicker,
      ...title,
      ...body,
      ...(notes === '' ? [] : [`<!-- notes -->\n${notes}`]),
    ].join('\n\n');
  };
  const short = withMarker([]);
  return Object.keys(values ?? {}).length === 0 && reads(short, slide)
    ? short
    : unmarkedOr(withMarker([{ name: slide.layout, values: values ?? {} }]), short, slide, reads);
};

/** What a marker would say can turn out to be what is read anyway: a divider's number. */
const unmarkedOr = (marked: string, short: string, slide: Slide, reads: SlidePrinting['reads']): string =>
  reads(short, slide) ? short : marked;
