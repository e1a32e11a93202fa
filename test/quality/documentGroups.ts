import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findReadmes, spread } from '../support/readmes.ts';
import { findDocuments, type QualityDocument } from './findDocuments.ts';

export interface DocumentGroup {
  readonly name: string;
  readonly documents: readonly QualityDocument[];
}

const goldenFolder = 'test/golden/documents';
const markdown = /\.(?:md|markdown|mdx)$/i;

const readmes = async (most: number): Promise<DocumentGroup> => ({
  name: 'READMEs',
  documents: await Promise.all(
    spread(await findReadmes(), most).map(async (file) => ({
      name: path.dirname(file).replace(/^node_modules\//, ''),
      text: await readFile(file, 'utf8'),
      pictures: [],
    })),
  ),
});

/** A corpus' own README says where its documents are from: it is none of them. */
const inFolder = async (name: string, folder: string, isCorpus: boolean): Promise<DocumentGroup> => ({
  name,
  documents: (await findDocuments(folder, 0, markdown)).filter(
    (one) => !isCorpus || one.name !== 'README.md',
  ),
});

/** The folders that were named, or else golden documents, READMEs and the corpus: what there is of them. */
export const documentGroups = async (
  folders: readonly string[],
  corpus: string | undefined,
  mostReadmes: number,
): Promise<DocumentGroup[]> => {
  if (folders.length > 0)
    return Promise.all(folders.map((folder) => inFolder(path.basename(folder), folder, false)));
  return [
    ...(existsSync(goldenFolder) ? [await inFolder('golden', goldenFolder, false)] : []),
    await readmes(mostReadmes),
    ...(corpus && existsSync(corpus) ? [await inFolder('corpus', corpus, true)] : []),
  ];
};
