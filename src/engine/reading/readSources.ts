import { rich } from '../../deck/richText.ts';
import { type ReadingLimits, readingLimits } from './limits.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { nameInWords } from './nameInWords.ts';
import { Shelf } from './shelf.ts';
import type { ReadSources, Source } from './source.ts';
import type { SourceDocument } from './sourceDocument.ts';

const isPicture = ({ type }: Source): boolean => type.startsWith('image/');

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');

/** Reads every source that can be read; each that cannot is a sentence. */
export async function readSources(
  sources: readonly Source[],
  limits: ReadingLimits = readingLimits,
): Promise<ReadSources> {
  const shelf = new Shelf(sources.filter(isPicture), limits);
  const documents: SourceDocument[] = [];
  const problems: string[] = [];
  for (const source of sources) {
    if (isPicture(source)) continue;
    const { id, fileName } = source;
    documents.push(await readMarkdown(decode(source.bytes), { id, fileName }, shelf));
  }
  for (const source of sources.filter(isPicture)) {
    if (shelf.isReferred(source)) continue;
    const asset = shelf.store(source.fileName, source.bytes);
    if (asset === undefined) problems.push(`${source.fileName} could not be read as a picture.`);
    else documents.push(pictureDocument(source, asset));
  }
  return { documents, assets: shelf.assets, problems, missingPictures: shelf.missing };
}

function pictureDocument({ id, fileName }: Source, asset: string): SourceDocument {
  const alt = nameInWords(fileName);
  const position = { from: 1, to: 1 };
  return {
    source: id,
    fileName,
    kind: 'image',
    ...(alt !== '' && { title: rich(alt) }),
    blocks: [{ kind: 'image', asset, alt, position }],
    sections: [],
    notes: [{ position, text: fileName }],
  };
}
