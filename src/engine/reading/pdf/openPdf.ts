import type { Glyphs } from './segment.ts';

export interface PdfPage {
  readonly number: number;
  readonly height: number;
  readonly glyphs: readonly Glyphs[];
  /** Looked for where there is no text. */
  readonly hasPicture: boolean;
}

export interface Pdf {
  readonly pageCount: number;
  /** A page's text; nothing if the page is damaged. */
  page(number: number): Promise<PdfPage | undefined>;
  author(): Promise<string>;
  close(): Promise<void>;
}

/** Larger ones are not unpacked to see that they are there. */
const mostPixels = 50_000_000;

const ligatures = /[\ufb00-\ufb06]/g;

export async function openPdf(
  bytes: Uint8Array,
): Promise<{ readonly pdf: Pdf } | { readonly refused: 'password' | 'damaged' }> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS, VerbosityLevel } = await getResolvedPDFJS();
  const pictures = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  try {
    // The parser takes the bytes it is given for itself.
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: VerbosityLevel.ERRORS,
      maxImageSize: mostPixels,
    });
    return {
      pdf: {
        pageCount: document.numPages,
        async page(number) {
          try {
            return await readPage(document, number, pictures);
          } catch {
            return undefined;
          }
        },
        async author() {
          const { info } = await document.getMetadata();
          const { Author: author } = info as { readonly Author?: unknown };
          return typeof author === 'string' ? author.trim() : '';
        },
        async close() {
          await document.destroy();
        },
      },
    };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { refused: isLocked ? 'password' : 'damaged' };
  }
}

type Document = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>;

async function readPage(document: Document, number: number, pictures: ReadonlySet<number>): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { transform, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const glyphs = items.flatMap((item) => ('str' in item ? (placed(item, transform) ?? []) : []));
  const needsLook = glyphs.length === 0;
  const { fnArray } = needsLook ? await page.getOperatorList() : { fnArray: [] };
  page.cleanup();
  return { number, height, glyphs, hasPicture: fnArray.some((operation) => pictures.has(operation)) };
}

interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** A piece of text where the page shows it; upright text only: what runs up a margin is a stamp. */
function placed({ str, dir, transform, width }: TextItem, view: readonly number[]): Glyphs | undefined {
  const text = str.replace(ligatures, (ligature) => ligature.normalize('NFKC'));
  if (text.trim() === '') return undefined;
  const [a, b, c, d, e, f] = view as [number, number, number, number, number, number];
  const [along = 0, across = 0, up = 0, over = 0, x = 0, y = 0] = transform;
  const right = a * along + c * across;
  const down = b * along + d * across;
  if (Math.abs(down) > Math.abs(right)) return undefined;
  const size = Math.hypot(up, over);
  const left = a * x + c * y + e;
  return size > 0
    ? { text, left, width, bottom: b * x + d * y + f, size, rightToLeft: dir === 'rtl' }
    : undefined;
}
