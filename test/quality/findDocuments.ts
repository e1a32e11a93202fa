import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Source } from '../../src/engine/reading/document/source.ts';

export interface QualityDocument {
  readonly name: string;
  readonly text: string;
  /** The pictures it refers to that lie where it says, as the command line attaches them. */
  readonly pictures: readonly Source[];
}

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};
const reference =
  /!\[[^\]]*\]\(\s*<?([^)>\s]+)|<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)|^\[[^\]]+\]:\s*(\S+)/gim;

const picturesOf = async (file: string, text: string): Promise<Source[]> => {
  const found = new Map<string, Source>();
  for (const match of text.matchAll(reference)) {
    const written = match[1] ?? match[2] ?? match[3] ?? '';
    const type = types[path.extname(written).toLowerCase()];
    if (!type || /^[a-z][a-z+.-]*:|^\/\//i.test(written) || found.has(written) || found.size === 20) continue;
    const bytes = await readFile(path.resolve(path.dirname(file), decodeURI(written))).catch(() => undefined);
    if (bytes)
      found.set(written, { id: `picture-${found.size + 1}`, fileName: path.basename(written), type, bytes });
  }
  return [...found.values()];
};

/** Every Markdown file larger than `leastBytes` under a folder, in the same order on every run. */
export const findDocuments = async (
  folder: string,
  leastBytes: number,
  names: RegExp,
): Promise<QualityDocument[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const documents: QualityDocument[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < leastBytes) continue;
    const text = bytes.toString('utf8');
    documents.push({ name: path.relative(folder, file), text, pictures: await picturesOf(file, text) });
  }
  return documents;
};
