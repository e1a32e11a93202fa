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

  stat(uri: Uri): FileStat {
    const file = this.#files.get(uri.path);
    if (file) return { type: FileType.File, ctime: 0, mtime: 0, size: file.length };
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

  readDirectory(): [string, FileType][] {
    return [];
  }

  createDirectory(): void {}

  delete(uri: Uri): void {
    this.#files.delete(uri.path);
  }

  rename(): void {
    throw FileSystemError.NoPermissions();
  }
}
