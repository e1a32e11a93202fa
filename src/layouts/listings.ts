import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { greatest } from '../deck/extremes.ts';
import { RichText, rich } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { typeScale } from '../deck/typeScale.ts';
import { visualLength } from '../deck/visualLength.ts';
import type { Group, Paragraph, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { columnWidth } from './parts/columns.ts';
import { columnsIn, type ListingSize, listingPadding, sharedSizes } from './parts/listing.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { heightOf, paragraph, textBox } from './parts/text.ts';

const count = { least: 2, most: 3 } as const;
const leadLines = 2;
const gap = { below: 22, beside: 32, lead: 10 } as const;

const Listing = z.object({
  /** What it is called, or the sentence that announces it. */
  lead: RichText.optional(),
  language: z.string().optional(),
  lines: z.array(z.string()).min(1),
});
type Listing = z.infer<typeof Listing>;

const schema = z.object({
  layout: z.literal('listings'),
  ...titledFields,
  listings: z.array(Listing).min(count.least).max(count.most),
});

/** Under each other, or beside each other. */
type Course = 'below' | 'beside';

interface SetListings {
  readonly course: Course;
  readonly size: ListingSize;
  readonly width: number;
  readonly leads: readonly (Paragraph | undefined)[];
  /** Of each, with what stands above it. */
  readonly heights: readonly number[];
  readonly height: number;
}

const leadRoom = (lead: Paragraph | undefined): number => (lead ? heightOf([lead]) + gap.lead : 0);

const setAll = (
  all: readonly Listing[],
  course: Course,
  size: ListingSize,
  setting: Setting,
): SetListings => {
  const width = course === 'below' ? bodyBox.width : columnWidth(all.length, gap.beside);
  const leads = all.map(({ lead }) =>
    lead && lead.length > 0
      ? paragraph(lead, typeScale.heading, 'ink', setting.measure.lines(lead, typeScale.heading, width))
      : undefined,
  );
  // Beside each other, listings begin on one line.
  const above = course === 'below' ? leads.map(leadRoom) : leads.map(() => Math.max(...leads.map(leadRoom)));
  const heights = all.map(
    ({ lines }, at) => above[at]! + 2 * listingPadding.y + lines.length * size.style.lineHeight,
  );
  const height =
    course === 'below'
      ? heights.reduce((sum, each) => sum + each, gap.below * (all.length - 1))
      : Math.max(...heights);
  return { course, size, width, leads, heights, height };
};

const longestOf = ({ lines }: Listing): number => greatest(lines.map(visualLength), 0);

const tooMuchIn = (
  all: readonly Listing[],
  { size, width, leads, height }: SetListings,
  room: number,
): TooMuch[] => {
  const columns = columnsIn(width, size.style);
  const lines = all.reduce((sum, each) => sum + each.lines.length, 0);
  const over = Math.ceil((height - room * size.share) / size.style.lineHeight);
  return [
    ...(over > 0
      ? [{ where: 'code', unit: 'lines', has: lines, most: Math.max(0, lines - over) } as const]
      : []),
    ...all.flatMap((each, at): TooMuch[] => [
      ...(longestOf(each) > columns
        ? [{ where: 'code', unit: 'letters', has: longestOf(each), most: columns, at } as const]
        : []),
      ...((leads[at]?.lines ?? 0) > leadLines
        ? [{ where: 'heading', unit: 'lines', has: leads[at]!.lines, most: leadLines, at } as const]
        : []),
    ]),
  ];
};

/** In the roomiest type that holds all of them, and under each other where that is as roomy. */
const courses: readonly Course[] = ['below', 'beside'];

export const listings = defineLayout({
  schema,
  needs: { of: 'listing', ...count },
  isTitled: true,
  isVerbatim: true,
  texts: ({ listings: all }) =>
    all.flatMap(({ lead = [], lines }) => [
      { role: 'heading' as const, text: lead },
      { role: 'paragraph' as const, text: rich(lines.join('\n')) },
    ]),
  reply: undefined,
  arrange: ({ listings: all, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const room = heightIn(sheet.room);
    const sets = sharedSizes.flatMap((size) => courses.map((course) => setAll(all, course, size, setting)));
    const floor = sets.at(-courses.length)!;
    const set = sets.find((each) => tooMuchIn(all, each, room).length === 0) ?? floor;
    const top = topFor(set.height, sheet.room);
    const isBelow = set.course === 'below';
    let next = top;
    const parts = all.map(({ language, lines }, at): Group => {
      const { width } = set;
      const lead = set.leads[at];
      const height = set.heights[at]!;
      const x = isBelow ? bodyBox.x : bodyBox.x + at * (width + gap.beside);
      const y = isBelow ? next : top;
      next += height + gap.below;
      const ground = 2 * listingPadding.y + lines.length * set.size.style.lineHeight;
      return {
        kind: 'group',
        role: 'column',
        box: { x, y, width, height },
        parts: [
          ...(lead ? [textBox('heading', { x, y, width }, [lead], { wrap: 'tidy' })] : []),
          {
            kind: 'slot',
            slot: 'code',
            box: { x, y: y + height - ground, width, height: ground },
            lines: lines.map((text) => ({ text })),
            ...(language === undefined ? {} : { language }),
            style: set.size.style,
            header: 0,
            padding: listingPadding,
            gutter: 0,
          },
        ],
      };
    });
    const box = { x: bodyBox.x, y: top, width: bodyBox.width, height: set.height };
    return sheetArranged(
      sheet,
      top,
      [{ kind: 'group', role: 'columns', box, parts }],
      tooMuchIn(all, set, room),
    );
  },
});
