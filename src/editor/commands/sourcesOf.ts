import { FileType, Uri, window, workspace } from 'vscode';
import { limits } from '../../api/limits.ts';
import { type Disguise, disguiseOf, isSourceFile } from '../request/fileKinds.ts';
import { activeDocument, readDocument, readFiles } from '../request/readSource.ts';
import type { SourceText } from '../request/sourceText.ts';
import { walkFolders } from '../request/walkFolders.ts';
import { say } from '../say.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { makingWords } from '../words/makingWords.ts';

const mostFound = 500;

const disguises: Record<Disguise, string> = {
  pdf: makingWords.disguisedPdf,
  zip: makingWords.disguisedBinary,
  binary: makingWords.disguisedBinary,
};

/** A tab without a file of its own, such as a preview, names itself in place of one. */
const namedFile = (target: unknown): Uri | undefined =>
  target instanceof Uri && target.scheme !== 'webview-panel' ? target : undefined;

const isFolder = async (uri: Uri): Promise<boolean> => {
  try {
    return ((await workspace.fs.stat(uri)).type & FileType.Directory) !== 0;
  } catch {
    return false;
  }
};

const filesOf = async (uris: readonly Uri[]): Promise<Uri[]> => {
  const found: Uri[] = [];
  for (const uri of uris) {
    if (await isFolder(uri)) found.push(...(await walkFolders([uri], isSourceFile, mostFound)));
    else found.push(uri);
  }
  const byAddress = new Map(found.map((uri) => [uri.toString(), uri]));
  return [...byAddress.values()].sort((left, right) => left.path.localeCompare(right.path));
};

const readOne = async (uri: Uri): Promise<SourceText | undefined> => {
  try {
    const source = await readDocument(uri);
    const disguise = disguiseOf(source.text);
    if (!disguise) return source;
    void window.showErrorMessage(say(disguises[disguise], source.name));
  } catch (error) {
    void window.showErrorMessage(say(makingWords.documentUnreadable, uri.path, (error as Error).message));
  }
  return undefined;
};

const askHow = async (uris: readonly Uri[]): Promise<'all' | 'each' | undefined> => {
  const items = [
    { label: say(makingWords.oneOfAll), how: 'all' as const },
    { label: say(makingWords.oneOfEach, uris.length), how: 'each' as const },
  ];
  const picked = await window.showQuickPick(items, {
    placeHolder: say(makingWords.severalFiles, uris.length),
  });
  return picked?.how;
};

const readSeveral = async (uris: readonly Uri[]): Promise<SourceText[]> => {
  const how = await askHow(uris);
  if (how === undefined) return [];
  if (how === 'each') {
    const sources: SourceText[] = [];
    for (const uri of uris) sources.push(...[await readOne(uri)].flatMap((source) => source ?? []));
    return sources;
  }
  if (uris.length <= limits.attachments) return [readFiles(uris)];
  void window.showWarningMessage(say(attachmentWords.attachTooMany, limits.attachments));
  return [];
};

/** Where nothing is open, the person says what it is to be. */
const pickSources = async (): Promise<readonly Uri[]> => {
  const title = say(makingWords.chooseFiles);
  const filters = { [say(makingWords.sourceFiles)]: ['md', 'markdown', 'txt', 'pdf', 'pptx'] };
  return (await window.showOpenDialog({ canSelectMany: true, title, openLabel: title, filters })) ?? [];
};

/** What a menu was opened on, files and folders, or the document that is being edited. Empty: said why. */
export const sourcesOf = async (target: unknown, marked?: unknown): Promise<SourceText[]> => {
  const named =
    Array.isArray(marked) && marked.length > 1 ? marked.flatMap((uri) => namedFile(uri) ?? []) : [];
  const one = namedFile(target) ?? activeDocument();
  const chosen = named.length > 1 ? named : one ? [one] : await pickSources();
  if (chosen.length === 0) return [];
  const files = await filesOf(chosen);
  const [only, ...others] = files;
  if (!only) {
    void window.showWarningMessage(say(makingWords.nothingInFolder));
    return [];
  }
  if (others.length > 0) return readSeveral(files);
  const source = await readOne(only);
  return source ? [source] : [];
};
