/** A line of text of a page, in points from the left and from the top. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly size?: number;
}

export interface PdfPageContent {
  readonly texts?: readonly PdfText[];
  /** A gray square instead of text, as a scanner leaves. */
  readonly picture?: boolean;
}

const width = 595;
const height = 842;

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function contentOf({ texts = [], picture = false }: PdfPageContent): string {
  const lines = texts.map(
    ({ text, left, top, size = 11 }) =>
      `BT /F1 ${size} Tf ${left} ${height - top} Td (${escaped(text)}) Tj ET`,
  );
  const image = 'q 400 0 0 600 90 120 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q';
  return [...lines, ...(picture ? [image] : [])].join('\n');
}

/** A small PDF of the texts at the places given, in one font. `encrypt` asks for a password that is not empty. */
export function pdfFile(
  pages: readonly PdfPageContent[],
  { encrypt = false, author }: { readonly encrypt?: boolean; readonly author?: string } = {},
): Uint8Array {
  const pageIds = pages.map((_, index) => 10 + 2 * index);
  const objects = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [4, author === undefined ? '<< >>' : `<< /Author (${escaped(author)}) >>`],
  ]);
  if (encrypt) {
    const key = '00'.repeat(32);
    objects.set(5, `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`);
  }
  for (const [index, page] of pages.entries()) {
    const content = contentOf(page);
    const id = pageIds[index]!;
    objects.set(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${id + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    objects.set(id + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const offsets = new Map<number, number>();
  for (const [id, body] of objects) {
    offsets.set(id, file.length);
    file += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const start = file.length;
  const size = Math.max(...objects.keys()) + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let id = 1; id < size; id += 1) {
    const offset = offsets.get(id);
    file += offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  }
  const security = encrypt ? ' /Encrypt 5 0 R /ID [<00> <00>]' : '';
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R${security} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Lines one below the other. */
export const pdfLines = (
  lines: readonly string[],
  { left = 72, top = 100, size = 11, leading = 14 } = {},
): readonly PdfText[] => lines.map((text, index) => ({ text, left, top: top + index * leading, size }));
