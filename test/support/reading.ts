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

/** A PNG's head, which is all that its size is read of. */
export function pngFile(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 2], 24);
  return bytes;
}
