import * as z from 'zod';

/** What a file could not show as the page does; `slide` counts from 1. */
const Remark = z.object({
  about: z.enum(['picture-gone', 'picture-format', 'diagram', 'formula']),
  slide: z.int(),
  name: z.string(),
});
export type Remark = z.infer<typeof Remark>;

/** What is said of a file beside it, in a header. */
const ExportNote = z.object({
  fonts: z.array(z.string()),
  remarks: z.array(Remark),
  /** Files that it names and does not hold: whoever reads it looks for them beside it. */
  beside: z.array(z.string()).optional(),
});
export type ExportNote = z.infer<typeof ExportNote>;

export const noteHeader = 'deckwright-note';
const mostRemarks = 20;
const longestName = 60;

/** What stands between a service and its clients often takes no more than 8 KB of all headers. */
const longestNote = 4_096;

const short = (name: string): string => name.slice(0, longestName).toWellFormed();

/** The first of each, as many as there is room for. */
export const writeNote = (note: ExportNote): string => {
  const first = (most: number): string => {
    const written = noteOf(note, most);
    return written.length <= longestNote || most === 0 ? written : first(most - 1);
  };
  return first(mostRemarks);
};

const noteOf = ({ fonts, remarks, beside = [] }: ExportNote, most: number): string =>
  encodeURIComponent(
    JSON.stringify({
      fonts,
      remarks: remarks.slice(0, most).map((remark) => ({ ...remark, name: short(remark.name) })),
      ...(beside.length > 0 && { beside: beside.slice(0, most).map(short) }),
    }),
  );

/** Nothing where there is none, or one of another kind. */
export const readNote = (header: string | undefined): ExportNote | undefined => {
  try {
    return ExportNote.safeParse(JSON.parse(decodeURIComponent(header ?? ''))).data;
  } catch {
    return undefined;
  }
};
