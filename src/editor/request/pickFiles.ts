import { env, type QuickPickItem, QuickPickItemKind, type Uri, window, workspace } from 'vscode';
import { limits } from '../../api/limits.ts';
import { uploadTypeOf, uploadTypes } from '../../api/uploadTypes.ts';
import { say } from '../say.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { formatBytes } from './sizes.ts';

interface FileItem extends QuickPickItem {
  readonly uri?: Uri;
}

const mostListed = 2_000;
const pattern = `**/*.{${Object.keys(uploadTypes)
  .flatMap((extension) => [extension.slice(1), extension.slice(1).toUpperCase()])
  .join(',')}}`;

const sizeOf = async (uri: Uri): Promise<number | undefined> => {
  try {
    return (await workspace.fs.stat(uri)).size;
  } catch {
    return undefined;
  }
};

const isOnDisk = ({ scheme }: Uri): boolean => scheme === 'file';

/** The editor's search waits forever for somebody to search what is on no disk. */
const findFiles = async (): Promise<Uri[]> => {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  const found = folders.some(isOnDisk)
    ? await workspace.findFiles(pattern, '**/node_modules/**', mostListed)
    : [];
  const virtual = folders.filter((folder) => !isOnDisk(folder));
  if (virtual.length === 0) return found;
  const { walkFolders } = await import('./walkFolders.ts');
  const walked = await walkFolders(virtual, (name) => uploadTypeOf(name) !== undefined, mostListed);
  return [...found.filter(isOnDisk), ...walked];
};

const listFiles = async (except: string | undefined): Promise<{ uri: Uri; size: number }[]> => {
  const uris = await findFiles();
  const listed = await Promise.all(uris.map(async (uri) => ({ uri, size: await sizeOf(uri) })));
  return listed
    .flatMap(({ uri, size }) => (size === undefined || uri.toString() === except ? [] : [{ uri, size }]))
    .sort((left, right) => left.uri.path.localeCompare(right.uri.path, env.language));
};

export interface FileChoice {
  readonly title: string;
  readonly placeholder: string;
  readonly picked: readonly string[];
  /** The document itself is not offered. */
  readonly except?: string;
}

/** Files of the workspace that a service takes. Undefined: left with Escape. */
export const pickFiles = async (choice: FileChoice): Promise<Uri[] | undefined> => {
  const files = await listFiles(choice.except);
  if (files.length === 0) {
    await window.showInformationMessage(say(attachmentWords.attachNothing));
    return undefined;
  }
  const most = formatBytes(limits.uploadBytes, env.language);
  const item = ({ uri, size }: (typeof files)[number]): FileItem => ({
    uri,
    label: workspace.asRelativePath(uri),
    description: formatBytes(size, env.language),
  });
  const tooLarge = files
    .filter(({ size }) => size > limits.uploadBytes)
    .map(({ uri, size }): FileItem => {
      const text = say(attachmentWords.attachTooLarge, formatBytes(size, env.language), most);
      return { label: `$(circle-slash) ${workspace.asRelativePath(uri)}`, description: text };
    });
  const fitting = files.filter(({ size }) => size <= limits.uploadBytes).map(item);

  const picker = window.createQuickPick<FileItem>();
  picker.title = choice.title;
  picker.placeholder = choice.placeholder;
  picker.canSelectMany = true;
  picker.matchOnDescription = true;
  picker.ignoreFocusOut = true;
  picker.items = [
    ...fitting,
    ...(tooLarge.length > 0 ? [{ label: '', kind: QuickPickItemKind.Separator }, ...tooLarge] : []),
  ];
  picker.selectedItems = fitting.filter(({ uri }) => choice.picked.includes(uri!.toString()));
  return new Promise((resolve) => {
    picker.onDidChangeSelection((selected) => {
      const possible = selected.filter(({ uri }) => uri !== undefined);
      if (possible.length < selected.length) picker.selectedItems = possible;
    });
    picker.onDidAccept(() => {
      const uris = picker.selectedItems.flatMap(({ uri }) => uri ?? []);
      if (uris.length > limits.attachments) {
        void window.showWarningMessage(say(attachmentWords.attachTooMany, limits.attachments));
        return;
      }
      resolve(uris);
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
};
