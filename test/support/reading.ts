import { crc32 } from 'node:zlib';
import { plain } from '../../src/deck/richText.ts';
import { blockTexts } from '../../src/engine/reading/document/blockTexts.ts';
import type { ReadSources, Source } from '../../src/engine/reading/document/source.ts';
import type {
  Block,
  SourceDocument,
  SourceSection,
} from '../../src/engine/reading/document/sourceDocument.ts';
import { readSources } from '../../src/engine/reading/readSources.ts';

export const types = {
  md: 'text/markdown',
  txt: 'text/plain',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
} as const;

export const sourceOf = (fileName: string, content: string | Uint8Array): Source => ({
  id: fileName,
  fileName,
  type: types[fileName.split('.').at(-1) as keyof typeof types],
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
});

export const read = (fileName: string, content: string | Uint8Array): Promise<ReadSources> =>
  readSources([sourceOf(fileName, content)]);

/** The only document of a source that reads without problems. */
export async function documentOf(fileName: string, content: string | Uint8Array): Promise<SourceDocument> {
  const { documents, problems } = await read(fileName, content);
  if (problems.length > 0 || documents.length !== 1) throw new Error(problems.join(' '));
  return documents[0]!;
}

export const markdown = (text: string): Promise<SourceDocument> => documentOf('document.md', text);

/** Headings indented by their depth in the tree. */
export const outline = (sections: readonly SourceSection[], indent = ''): string[] =>
  sections.flatMap(({ heading, sections: inner }) => [
    `${indent}${plain(heading)}`,
    ...outline(inner, `${indent}  `),
  ]);

/** Blocks as a few words each: their kinds and texts. */
export const sketch = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => `${block.kind}: ${blockTexts(block).map(plain).join(' | ')}`);

const textsOf = (sections: readonly SourceSection[]): string[] =>
  sections.flatMap(({ heading, blocks, sections: inner }) => [
    plain(heading),
    ...blocks.flatMap(blockTexts).map(plain),
    ...textsOf(inner),
  ]);

/** All that can be read of a document. */
export const fullText = ({ title, subtitle, blocks, sections, notes }: SourceDocument): string =>
  [
    plain(title ?? []),
    plain(subtitle ?? []),
    ...blocks.flatMap(blockTexts).map(plain),
    ...textsOf(sections),
    ...notes.map(({ text }) => text),
  ].join('\n');

/** A PNG of a few pixels that calls itself as large as that. */
export function pngFile(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 2], 24);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return Buffer.concat([bytes, pngChunk('IDAT', Buffer.alloc(10)), pngChunk('IEND', Buffer.alloc(0))]);
}

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
};
