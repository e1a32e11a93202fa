import { EventEmitter, RelativePattern, type TextDocument, type Uri, workspace } from 'vscode';
import { isDeckFile } from './isDeckFile.ts';

const most = 100;
/** How long somebody who types is left alone. */
const patienceMs = 400;

/** The editor's search waits forever for somebody to search what is on no disk. */
const findInWorkspace = async (): Promise<readonly Uri[]> => {
  const folders = (workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  const found = await Promise.all(
    folders.map((folder) =>
      workspace.findFiles(new RelativePattern(folder, '**/*.deck.md'), '**/node_modules/**', most),
    ),
  );
  return found.flat().sort((left, right) => (left.path < right.path ? -1 : 1));
};

/** The deck files of the workspace. */
export class DeckFilesHere {
  readonly #changed = new EventEmitter<void>();
  /** One came or went, was saved, or says something else. */
  readonly onDidChange = this.#changed.event;
  readonly #watcher = workspace.createFileSystemWatcher('**/*.deck.md');
  readonly #edits = workspace.onDidChangeTextDocument(({ document }) => this.#edited(document));
  readonly #saves = workspace.onDidSaveTextDocument(({ uri }) => isDeckFile(uri) && this.#changed.fire());
  #files: Thenable<readonly Uri[]> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.#watcher.onDidCreate(() => this.#cameOrWent());
    this.#watcher.onDidDelete(() => this.#cameOrWent());
    this.#watcher.onDidChange(() => this.#changed.fire());
  }

  all(): Thenable<readonly Uri[]> {
    this.#files ??= findInWorkspace();
    return this.#files;
  }

  #cameOrWent(): void {
    this.#files = undefined;
    this.#changed.fire();
  }

  #edited({ uri }: TextDocument): void {
    if (!isDeckFile(uri)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#changed.fire(), patienceMs);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const part of [this.#changed, this.#watcher, this.#edits, this.#saves]) part.dispose();
  }
}
