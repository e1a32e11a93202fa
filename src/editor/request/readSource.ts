import {
  TabInputCustom,
  TabInputText,
  TabInputWebview,
  type TextDocument,
  type TextEditor,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import { isPackedFile } from './fileKinds.ts';
import type { SourceText } from './sourceText.ts';

const nameOf = (uri: Uri): string => decodeURIComponent(uri.path.split('/').at(-1) ?? '') || uri.path;

/** A document that was closed may linger in memory, behind what is on the disk. */
const isOnScreen = (document: TextDocument): boolean =>
  document.isUntitled ||
  document.isDirty ||
  window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .some(({ input }) => input instanceof TabInputText && input.uri.toString() === document.uri.toString());

const readText = async (uri: Uri): Promise<string> => {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open && isOnScreen(open)) return open.getText();
  return workspace.decode(await workspace.fs.readFile(uri), { uri });
};

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '') || name;

/** A document as it is on the screen, unsaved edits and all; read from the file where it is not open. */
export const readDocument = async (uri: Uri): Promise<SourceText> => {
  const name = nameOf(uri);
  const origin = { kind: 'document', uri: uri.toString() } as const;
  if (!isPackedFile(name)) return { name, text: await readText(uri), origin };
  await workspace.fs.stat(uri);
  return { name, text: `# ${withoutEnding(name)}`, origin, files: [origin.uri] };
};

/** Several files as one source, called by their folder. */
export const readFiles = (uris: readonly Uri[]): SourceText => {
  const name = nameOf(Uri.joinPath(uris[0]!, '..')) || nameOf(uris[0]!);
  const files = uris.map(String);
  return { name, text: `# ${name}`, origin: { kind: 'files', uris: files }, files };
};

/** All selected parts, in the order of the document. */
export const readSelection = (editor: TextEditor): SourceText => {
  const { document } = editor;
  const parts = [...editor.selections]
    .sort((left, right) => left.start.compareTo(right.start))
    .map((selection) => document.getText(selection))
    .filter((part) => part.trim() !== '');
  return {
    name: nameOf(document.uri),
    text: parts.join('\n\n'),
    origin: { kind: 'selection', uri: document.uri.toString() },
  };
};

/** What a listed deck was made of: a document as it is now, a selection or prompt as it was. */
export const readAgain = async (job: Job, store: JobStore): Promise<SourceText | undefined> => {
  if (job.origin.kind === 'elsewhere') return undefined;
  if (job.origin.kind === 'files') return readFiles(job.origin.uris.map((uri) => Uri.parse(uri)));
  if (job.origin.kind === 'document') {
    const uri = Uri.parse(job.origin.uri);
    const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    if (uri.scheme !== 'untitled' || open) return readDocument(uri).catch(() => undefined);
  }
  const text = await store.textOf(job.id);
  if (text === undefined) return undefined;
  const name = job.origin.kind === 'prompt' ? job.title : nameOf(Uri.parse(job.origin.uri));
  return { name, text, origin: job.origin };
};

/** The document that a text was taken from, whole or in part. */
export const documentOf = ({ origin }: SourceText): Uri | undefined => {
  if (origin.kind === 'prompt') return undefined;
  return Uri.parse(origin.kind === 'files' ? origin.uris[0]! : origin.uri);
};

/** The document of a preview, which names it in its tab and nowhere else. */
const previewed = (label: string): Uri | undefined =>
  workspace.textDocuments.find(
    ({ uri, languageId }) => languageId === 'markdown' && label.endsWith(nameOf(uri)),
  )?.uri;

/** The document that a command without an argument is about. */
export const activeDocument = (): Uri | undefined => {
  const tab = window.tabGroups.activeTabGroup.activeTab;
  if (tab?.input instanceof TabInputCustom) return tab.input.uri;
  if (tab?.input instanceof TabInputWebview && tab.input.viewType.endsWith('markdown.preview'))
    return previewed(tab.label);
  return window.activeTextEditor?.document.uri;
};
