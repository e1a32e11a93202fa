import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { limits } from '../api/limits.ts';
import { uploadTypeOf } from '../api/uploadTypes.ts';
import type { FetchedPictures } from '../client/fetchPictures.ts';
import { linkedPictures, remotePictures } from '../client/linkedPictures.ts';
import { findWithin } from '../client/realPath.ts';
import { lastName, openUploadFile, type UploadFile, unreadableBecause } from '../client/uploadFile.ts';
import { nameOfFetched, remoteAddress } from '../deck/fetchedPicture.ts';

/** What of a file becomes the prompt, and what is sent along. */
export interface SourceDocument {
  readonly prompt: string;
  /** Of the file. */
  readonly name: string;
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
  /** Absent: pictures elsewhere on the web are left out. */
  readonly fetchRemote?: FetchRemote;
}

type FetchRemote = (addresses: readonly string[]) => Promise<FetchedPictures>;

type Problem = { readonly problem: string };

const inMegabytes = (bytes: number): number => Math.ceil(bytes / 1_048_576);
const mostMegabytes = inMegabytes(limits.uploadBytes);

const binaryDocuments = new Set(['.pdf', '.pptx']);

/** What is wrong with a file of so many bytes, if it is too large to be sent. */
const tooLarge = (path: string, size: number): Problem | undefined =>
  size > limits.uploadBytes
    ? { problem: `${path} has ${inMegabytes(size)} MB: a file may have at most ${mostMegabytes} MB.` }
    : undefined;

export const readText = async (path: string): Promise<{ text: string } | Problem> => {
  const { size } = await stat(path);
  const excess = tooLarge(path, size);
  if (excess) return excess;
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return { problem: unreadableBecause(path, error) };
  }
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

interface Pictures {
  readonly files: readonly UploadFile[];
  readonly notes: readonly string[];
}

const noPictures: Pictures = { files: [], notes: [] };

const pictureFiles = async (text: string, folder: string): Promise<Pictures> => {
  const files: UploadFile[] = [];
  const notes: string[] = [];
  for (const picture of await linkedPictures(text)) {
    const found = await findWithin(folder, picture);
    if (found.kind === 'missing') continue;
    if (found.kind === 'outside') {
      notes.push(
        `${picture} is left out: it is not in the folder of the document. generate --attach sends it along.`,
      );
      continue;
    }
    if (!uploadTypeOf(picture)?.startsWith('image/')) {
      notes.push(`${picture} is left out: pictures must be PNG, JPEG, GIF or WebP.`);
      continue;
    }
    const opened = await openUploadFile(found.path, picture);
    if (!opened.ok) notes.push(`${picture} is left out: ${opened.failure.message}`);
    else if (opened.value.content.size > limits.uploadBytes)
      notes.push(`${picture} is left out: a picture may have at most ${mostMegabytes} MB.`);
    else files.push(opened.value);
  }
  return { files, notes };
};

/** Pictures elsewhere on the web: fetched where that was asked for, else named. */
const remoteFiles = async (text: string, fetchRemote: FetchRemote | undefined): Promise<Pictures> => {
  const all = (await remotePictures(text)).flatMap((reference) => remoteAddress(reference) ?? []);
  const addresses = [...new Set(all)].slice(0, limits.attachments);
  if (addresses.length === 0) return noPictures;
  if (!fetchRemote) {
    const hosts = [...new Set(addresses.map((address) => new URL(address).host))].join(', ');
    return {
      files: [],
      notes: [`Pictures of ${hosts} are left out: generate --remote-pictures fetches them.`],
    };
  }
  const { pictures, left } = await fetchRemote(addresses);
  return {
    files: pictures.map(({ address, extension, content }) => ({
      fileName: nameOfFetched(address, extension),
      content,
    })),
    notes: left.map(({ address, why }) => `${address} is left out: ${why}`),
  };
};

const isProblem = (result: object): result is Problem => 'problem' in result;

/** The file, the pictures it shows and what else is attached, ready to be sent. */
export const readSourceDocument = async ({
  path,
  instruction,
  attach,
  workingFolder,
  fetchRemote,
}: SourceChoice): Promise<SourceDocument | Problem> => {
  const fullPath = resolve(workingFolder, path);
  const opened = await openUploadFile(fullPath);
  if (!opened.ok) return { problem: opened.failure.message };
  const excess = tooLarge(fullPath, opened.value.content.size);
  if (excess) return excess;

  const isBinary = binaryDocuments.has(extname(path).toLowerCase());
  const read = isBinary ? { text: undefined } : await readText(fullPath);
  if (isProblem(read)) return read;
  const { text } = read;

  const further: UploadFile[] = [];
  for (const file of attach) {
    const attached = await openUploadFile(resolve(workingFolder, file));
    if (!attached.ok) return { problem: attached.failure.message };
    const over = tooLarge(file, attached.value.content.size);
    if (over) return over;
    further.push(attached.value);
  }

  const fitsPrompt =
    text !== undefined &&
    instruction === undefined &&
    text.length <= limits.promptCharacters &&
    !isDeckFile(path);
  const asAttachment = { ...opened.value, fileName: isBinary ? opened.value.fileName : markdownName(path) };
  const own = fitsPrompt ? [] : [asAttachment];
  const local = text === undefined ? noPictures : await pictureFiles(text, dirname(fullPath));
  const remote = text === undefined ? noPictures : await remoteFiles(text, fetchRemote);
  const pictures = { files: [...local.files, ...remote.files], notes: [...local.notes, ...remote.notes] };
  const room = Math.max(0, limits.attachments - own.length - further.length);
  const kept = pictures.files.slice(0, room);
  const tooMany = pictures.files.length - kept.length;
  return {
    name: lastName(path),
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

/** Its name says that its slides are to be shown as they are. */
export const isDeckFile = (path: string): boolean => /\.deck\.md$/i.test(path);

/** A text whatever its name: the service takes .md and .txt. */
const markdownName = (path: string): string => {
  const name = lastName(path);
  return uploadTypeOf(name)?.startsWith('text/') ? name : `${name}.md`;
};
