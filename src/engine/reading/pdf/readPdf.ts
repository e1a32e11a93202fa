import { sectionsOf } from '../document/flow.ts';
import { type Reader, unreadable } from '../document/reader.ts';
import { withoutBoilerplate } from '../tidying/leftOut/boilerplate.ts';
import { liftTitle } from '../tidying/title/liftTitle.ts';
import { gutterOf } from './columns.ts';
import { openPdf, type PdfPage } from './openPdf.ts';
import { pdfFlow } from './pdfFlow.ts';
import type { PageText } from './runningLines.ts';
import { baselinesOf, segmentsOf } from './segment.ts';
import { spokenRanges } from './spokenRanges.ts';
import { unpacksToMore } from './unpackedSize.ts';

export const readPdf: Reader = async ({ id, fileName, bytes }, _shelf, limits) => {
  if (unpacksToMore(bytes, limits.unpacked)) return unreadable(refusals.tooLarge(fileName));
  const opened = await openPdf(bytes);
  if ('refused' in opened) return unreadable(refusals[opened.refused](fileName));
  const { pdf } = opened;
  try {
    const pages: PageText[] = [];
    const scanned: number[] = [];
    const damaged: number[] = [];
    let characters = 0;
    let read = 0;
    for (; read < Math.min(pdf.pageCount, limits.pages) && characters < limits.characters; read += 1) {
      const page = await pdf.page(read + 1);
      if (!page) damaged.push(read + 1);
      else if (page.glyphs.length > 0) pages.push(pageText(page));
      else if (page.hasPicture) scanned.push(read + 1);
      characters += page?.glyphs.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    }
    if (pages.length === 0) {
      if (damaged.length > 0) return unreadable(refusals.damaged(fileName));
      return unreadable(
        scanned.length > 0
          ? `${fileName} has only pictures without text: scanned pages cannot be read.`
          : `${fileName} has no text.`,
      );
    }
    const { notes, ...tree } = withoutBoilerplate(sectionsOf(pdfFlow(pages)));
    const author = await pdf.author();
    return {
      document: {
        source: id,
        fileName,
        kind: 'pdf',
        ...liftTitle(tree),
        ...(author !== '' && { author }),
        notes,
      },
      problems: [
        ...(read < pdf.pageCount
          ? [`Only the first ${read} of ${pdf.pageCount} pages of ${fileName} were read.`]
          : []),
        ...(scanned.length > 0 ? [scannedPages(scanned, fileName)] : []),
        ...(damaged.length > 0 ? [`${spokenRanges(damaged)} of ${fileName} could not be read.`] : []),
      ],
    };
  } finally {
    await pdf.close();
  }
};

const refusals = {
  password: (fileName: string) =>
    `${fileName} is protected by a password: save it without one and attach it again.`,
  damaged: (fileName: string) => `${fileName} is damaged or not a PDF.`,
  tooLarge: (fileName: string) => `${fileName} unpacks to more than can be read.`,
};

const scannedPages = (pages: readonly number[], fileName: string): string =>
  pages.length === 1
    ? `${spokenRanges(pages)} of ${fileName} is a picture without text.`
    : `${spokenRanges(pages)} of ${fileName} are pictures without text.`;

function pageText({ number, height, glyphs }: PdfPage): PageText {
  const rows = baselinesOf(glyphs);
  const gutter = gutterOf(rows);
  return { number, height, gutter, segments: rows.flatMap((row) => segmentsOf(row, gutter)) };
}
