import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { limits } from '../api/limits.ts';
import { uploadTypeOf } from '../api/uploadTypes.ts';
import { linkedPictures } from '../client/linkedPictures.ts';
import { lastName, openUploadFile, type UploadFile } from '../client/uploadFile.ts';

/** What of a file becomes the prompt, and what is sent along. */
export interface SourceDocument {
  readonly prompt: string;
  /** The text of the document, where it is text. */
  readonly text?: string;
  readonly files: readonly UploadFile[];
  /** What was left behind, and why. */
  readonly notes: readonly string[];
}

export interface SourceChoice {
  readonly path: string;
  readonly instruction?: string;
  readonly attach: readonly string[];
  readonly workingFolder: string;
}

type Problem = { readonly problem: string };

const binaryDocuments = new Set(['.pdf', '.pptx']);

const readText = async (path: string): Promise<{ text: string } | Problem> => {
  const bytes = await readFile(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { problem: `${path} is empty: there is nothing to present.` } : { text };
  } catch {
    return { problem: `${path} is not a text in UTF-8. Save it as UTF-8, or give a PDF or PPTX.` };
  }
};

/** The document's own title, or its name: a prompt that is content, not an order. */
const titleOf = (text: string | undefined, path: string): string => {
  const heading = /^(?:#\s+(.+?)\s*#*|title:\s*["']?(.+?)["']?\s*)$/m.exec(text?.slice(0, 20_000) ?? '');
  return heading?.[1] ?? heading?.[2] ?? lastName(path).slice(0, -extname(path).length || undefined);
};

const pictureFiles = async (text: string, folder: string) => {
  const files: UploadFile[] = [];
  const notes: string[] = [];
  for (const picture of await linkedPictures(text)) {
    const isThere = await stat(resolve(folder, picture)).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isThere) continue;
    if (!uploadTypeOf(picture)?.startsWith('image/')) {
      notes.push(`${picture} is left out: pictures must be PNG, JPEG, GIF or WebP.`);
      continue;
    }
    const opened = await openUploadFile(resolve(folder, picture), picture);
    if (opened.ok) files.push(opened.value);
    else notes.push(`${picture} is left out: ${opened.failure.message}`);
  }
  return { files, notes };
};

const isProblem = (result: object): result is Problem => 'problem' in result;

/** The file, the pictures it shows and what else is attached, ready to be sent. */
export const readSourceDocument = async ({
  path,
  instruction,
  attach,
  workingFolder,
}: SourceChoice): Promise<SourceDocument | Problem> => {
  const fullPath = resolve(workingFolder, path);
  const opened = await openUploadFile(fullPath);
  if (!opened.ok) return { problem: opened.failure.message };

  const isBinary = binaryDocuments.has(extname(path).toLowerCase());
  const read = isBinary ? { text: undefined } : await readText(fullPath);
  if (isProblem(read)) return read;
  const { text } = read;

  const further: UploadFile[] = [];
  for (const file of attach) {
    const attached = await openUploadFile(resolve(workingFolder, file));
    if (!attached.ok) return { problem: attached.failure.message };
    further.push(attached.value);
  }

  const fitsPrompt =
    text !== undefined && instruction === undefined && text.length <= limits.promptCharacters;
  const asAttachment = { ...opened.value, fileName: isBinary ? opened.value.fileName : markdownName(path) };
  const own = fitsPrompt ? [] : [asAttachment];
  const pictures =
    text === undefined ? { files: [], notes: [] } : await pictureFiles(text, dirname(fullPath));
  const room = Math.max(0, limits.attachments - own.length - further.length);
  const kept = pictures.files.slice(0, room);
  const tooMany = pictures.files.length - kept.length;
  return {
    prompt: fitsPrompt ? text : (instruction ?? titleOf(text, path)),
    text,
    files: [...own, ...further, ...kept],
    notes: [
      ...pictures.notes,
      ...(tooMany > 0
        ? [`${tooMany} pictures are left out: at most ${limits.attachments} files can be sent along.`]
        : []),
    ],
  };
};

/** A text whatever its name: the service takes .md and .txt. */
const markdownName = (path: string): string => {
  const name = lastName(path);
  return uploadTypeOf(name)?.startsWith('text/') ? name : `${name}.md`;
};
