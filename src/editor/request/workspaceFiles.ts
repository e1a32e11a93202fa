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

/** What a document may refer to: its workspace folder, or its own folder where there is none. */
const isWithin = (folder: Uri, uri: Uri): boolean =>
  folder.scheme === uri.scheme &&
  folder.authority === uri.authority &&
  uri.path.startsWith(`${folder.path.replace(/\/$/, '')}/`);

/** The pictures that a document shows and that exist beside it, named as the text names them. */
export const findLinkedPictures = async (document: Uri, text: string): Promise<WorkspaceFile[]> => {
  const { linkedPictures } = await import('../../client/linkedPictures.ts');
  const folder = Uri.joinPath(document, '..');
  const root = workspace.getWorkspaceFolder(document)?.uri ?? folder;
  const paths = (await linkedPictures(text)).filter((path) => uploadTypeOf(path)?.startsWith('image/'));
  const found = await Promise.all(
    paths.map((path) => {
      const uri = Uri.joinPath(folder, path.replaceAll('\\', '/'));
      return isWithin(root, uri) ? findWorkspaceFile(uri, path) : undefined;
    }),
  );
  return found.filter((file) => file !== undefined);
};
