import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of one page whose content is packed by the filters named, innermost last, as the file has them. */
export function packedPdf(packed: Uint8Array, filter: string, more: readonly string[] = []): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> /XObject << /X0 6 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${packed.length} /Filter ${filter} >>\nstream\n${Buffer.from(packed).toString('latin1')}\nendstream`,
    ...more,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const megabyte = 1024 * 1024;

/** A few thousand bytes that are two gigabytes when they are unpacked twice. */
export function doublyDeflated(): Uint8Array {
  const inner = deflatedSpaces(2_048 * megabyte);
  return packedPdf(deflateSync(inner, { level: 9 }), '[/FlateDecode /FlateDecode]');
}

/** Spaces packed without having them all at once: the same block over and over. */
function deflatedSpaces(bytes: number): Uint8Array {
  const block = deflateRawBlock();
  const blocks = Math.ceil(bytes / block.unpacked);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: blocks }, () => block.packed),
    Buffer.from([0x03, 0x00, 0, 0, 0, 0]),
  ]);
}

const deflateRawBlock = () => {
  const unpacked = 16 * megabyte;
  return { unpacked, packed: flushed(Buffer.alloc(unpacked, 0x20)) };
};

/** Ends at a byte, so that others can follow. */
const flushed = (bytes: Uint8Array): Uint8Array =>
  deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

const form = (content: string): string =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 4 0 R >> /XObject << /X0 6 0 R /X1 7 0 R /X2 8 0 R /X3 9 0 R /X4 10 0 R /X5 11 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Forms that show each other, ten of the next in each: a few hundred bytes that draw for hours. */
function nested(depth: number, innermost: string): Uint8Array {
  const forms = Array.from({ length: depth }, (_, at) =>
    form(at === depth - 1 ? innermost : `/X${at + 1} Do `.repeat(10)),
  );
  return packedPdf(Buffer.from('/X0 Do '), '[]', forms);
}

export const endlessPdf = (): Uint8Array => nested(6, ' '.repeat(50_000));

/** As `endlessPdf`, and every drawing leaves a line of text behind. */
export const swellingPdf = (): Uint8Array =>
  nested(
    6,
    `BT /F1 9 Tf ${Array.from({ length: 50 }, (_, at) => `5 ${at} Td (${'swell '.repeat(40)}) Tj`).join(' ')} ET`,
  );

/** A few hundred bytes that say ten million times what takes a reader a while to say. */
export const slowPdf = (): Uint8Array => {
  const packed = deflateSync(Buffer.from('q Q '.repeat(10_000_000)), { level: 9 });
  return packedPdf(deflateSync(packed, { level: 9 }), '[/FlateDecode /FlateDecode]');
};
