import { FileType, Uri, workspace } from 'vscode';
import { uploadTypeOf } from '../../api/uploadTypes.ts';
import type { UploadFile } from '../../client/uploadFile.ts';
import type { WorkspaceFile } from './gatherFiles.ts';

/** Streams a file of the disk; files elsewhere come through the editor's file system, in one piece. */
const openFile = async (uri: Uri, fileName: string): Promise<UploadFile> => {
  if (uri.scheme === 'file') {
    const { openUploadFile } = await import('../../client/uploadFile.ts');
    const opened = await openUploadFile(uri.fsPath, fileName);
    if (opened.ok) return opened.value;
    throw new Error(opened.failure.message);
  }
  const bytes = await workspace.fs.readFile(uri);
  return { fileName, content: new Blob([new Uint8Array(bytes)]) };
};

/** Undefined where there is no such file. */
export const findWorkspaceFile = async (uri: Uri, fileName: string): Promise<WorkspaceFile | undefined> => {
  try {
    const { type, size } = await workspace.fs.stat(uri);
    if ((type & FileType.File) === 0) return undefined;
    return { fileName, size, open: () => openFile(uri, fileName) };
  } catch {
    return undefined;
  }
};

export const textFile = (text: string, fileName: string): WorkspaceFile => {
  const content = new Blob([text]);
  return { fileName, size: content.size, open: async () => ({ fileName, content }) };
};

export interface LinkedPictures {
  readonly files: readonly WorkspaceFile[];
  /** They lead out of the document's folder. */
  readonly outside: readonly string[];
}

const isWithin = (folder: Uri, uri: Uri): boolean =>
  folder.scheme === uri.scheme &&
  folder.authority === uri.authority &&
  uri.path.startsWith(`${folder.path.replace(/\/$/, '')}/`);

/** Where no real path can be asked for, no link is followed at all. */
const hasLinks = async (folder: Uri, uri: Uri): Promise<boolean> => {
  for (let at = uri; isWithin(folder, at); at = Uri.joinPath(at, '..')) {
    if (((await workspace.fs.stat(at)).type & FileType.SymbolicLink) !== 0) return true;
  }
  return false;
};

type Found = WorkspaceFile | 'outside' | undefined;

const findVirtual = async (folder: Uri, uri: Uri, name: string): Promise<Found> => {
  if (!isWithin(folder, uri)) return 'outside';
  const file = await findWorkspaceFile(uri, name);
  return file && (await hasLinks(folder, uri)) ? 'outside' : file;
};

const findOnDisk = async (folder: Uri, path: string, name: string): Promise<Found> => {
  const { findWithin } = await import('../../client/realPath.ts');
  const found = await findWithin(folder.fsPath, path);
  if (found.kind !== 'found') return found.kind === 'outside' ? 'outside' : undefined;
  return findWorkspaceFile(Uri.file(found.path), name);
};

/** The pictures that a document shows and that exist in its folder, named as the text names them. */
export const findLinkedPictures = async (document: Uri, text: string): Promise<LinkedPictures> => {
  const { linkedPictures } = await import('../../client/linkedPictures.ts');
  const folder = Uri.joinPath(document, '..');
  const names = (await linkedPictures(text)).filter((name) => uploadTypeOf(name)?.startsWith('image/'));
  const files: WorkspaceFile[] = [];
  const outside: string[] = [];
  for (const name of names) {
    const path = name.replaceAll('\\', '/');
    const found =
      folder.scheme === 'file'
        ? await findOnDisk(folder, path, name)
        : await findVirtual(folder, Uri.joinPath(folder, path), name);
    if (found === 'outside') outside.push(name);
    else if (found) files.push(found);
  }
  return { files, outside };
};
