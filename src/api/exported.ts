import * as z from 'zod';

/** What the service makes of a deck as a file; the name of each below the page's address. */
export const exportedFiles = {
  pptx: {
    name: 'deck.pptx',
    extension: '.pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  html: { name: 'deck.html', extension: '.html', type: 'text/html; charset=utf-8' },
  md: { name: 'deck.md', extension: '.deck.md', type: 'text/markdown; charset=utf-8' },
  notes: { name: 'notes.md', extension: '.notes.md', type: 'text/markdown; charset=utf-8' },
} as const;
export type ExportedFormat = keyof typeof exportedFiles;

/** The deck's own faces, or those of any office. */
export const exportedFonts = ['deck', 'office'] as const;
export type ExportedFonts = (typeof exportedFonts)[number];

/** What a file could not show as the page does; `slide` counts from 1. */
const Remark = z.object({
  about: z.enum(['picture-gone', 'picture-format', 'diagram', 'formula']),
  slide: z.int(),
  name: z.string(),
});
export type Remark = z.infer<typeof Remark>;

/** What is said of a file beside it, in a header. */
const ExportNote = z.object({ fonts: z.array(z.string()), remarks: z.array(Remark) });
export type ExportNote = z.infer<typeof ExportNote>;

export const noteHeader = 'deckwright-note';
const mostRemarks = 20;
const longestName = 60;

export const writeNote = ({ fonts, remarks }: ExportNote): string =>
  encodeURIComponent(
    JSON.stringify({
      fonts,
      remarks: remarks
        .slice(0, mostRemarks)
        .map((remark) => ({ ...remark, name: remark.name.slice(0, longestName).toWellFormed() })),
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
