import {
  EventEmitter,
  type FileChangeEvent,
  type FileStat,
  FileSystemError,
  type FileSystemProvider,
  FileType,
  type Uri,
} from 'vscode';

/** A workspace that is on no disk. */
export class MemoryFileSystem implements FileSystemProvider {
  readonly #files = new Map<string, Uint8Array>();
  readonly #changed = new EventEmitter<FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;

  watch(): { dispose(): void } {
    return { dispose: () => {} };
  }

  /** What lies in a folder, however deep, as paths from there. */
  #within(folder: Uri): string[] {
    const start = `${folder.path.replace(/\/$/, '')}/`;
    return [...this.#files.keys()].flatMap((path) =>
      path.startsWith(start) ? [path.slice(start.length)] : [],
    );
  }

  stat(uri: Uri): FileStat {
    const file = this.#files.get(uri.path);
    if (file) return { type: FileType.File, ctime: 0, mtime: 0, size: file.length };
    if (this.#within(uri).length > 0) return { type: FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    throw FileSystemError.FileNotFound(uri);
  }

  readFile(uri: Uri): Uint8Array {
    const file = this.#files.get(uri.path);
    if (file) return file;
    throw FileSystemError.FileNotFound(uri);
  }

  writeFile(uri: Uri, content: Uint8Array): void {
    this.#files.set(uri.path, content);
  }

  readDirectory(folder: Uri): [string, FileType][] {
    const entries = this.#within(folder).map((path): [string, FileType] => {
      const [name = '', ...deeper] = path.split('/');
      return [name, deeper.length > 0 ? FileType.Directory : FileType.File];
    });
    return [...new Map(entries)];
  }

  createDirectory(): void {}

  delete(uri: Uri): void {
    this.#files.delete(uri.path);
  }

  rename(): void {
    throw FileSystemError.NoPermissions();
  }
}
