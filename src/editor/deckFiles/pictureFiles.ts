import { Disposable, EventEmitter, Uri, workspace } from 'vscode';
import type { Asset } from '../../deck/deck.ts';

type PictureType = NonNullable<Asset['type']>;

const types: Readonly<Record<string, PictureType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};
const mostBytes = 50 * 1024 * 1024;
const otherFormats = [
  'bmp',
  'cur',
  'dds',
  'heif',
  'icns',
  'ico',
  'j2c',
  'jp2',
  'jxl',
  'jxl-stream',
  'ktx',
  'pnm',
  'psd',
  'svg',
  'tga',
  'tiff',
] as const;

export interface PictureFile {
  readonly uri: Uri;
  readonly type: PictureType;
  readonly width?: number;
  readonly height?: number;
}

/** Where a picture of a deck file may lie: in its workspace folder, or else below its own. */
export const pictureUri = (document: Uri, target: string): Uri | undefined => {
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(target)) return undefined;
  const folder = Uri.joinPath(document, '..');
  const root = (workspace.getWorkspaceFolder(document)?.uri ?? folder).path.replace(/\/?$/, '/');
  const uri = Uri.joinPath(folder, decoded(target.replace(/[?#].*$/, '')));
  return uri.path.startsWith(root) ? uri : undefined;
};

/** Where one that is drawn here may lie: as PNG, and nothing else. */
export const emptyPictureUri = (document: Uri, target: string): Uri | undefined => {
  const uri = pictureUri(document, target);
  return uri && /\.png$/i.test(uri.path) ? uri : undefined;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The pictures that lie beside deck files; what was read of one is kept until it changes. */
export class PictureFiles {
  readonly #known = new Map<string, { readonly time: number; readonly file: PictureFile }>();
  readonly #watcher = workspace.createFileSystemWatcher(`**/*.{${Object.keys(types).join(',')}}`);

  readonly #written = new EventEmitter<void>();

  /** One came, went or is another. */
  onDidChange(listen: () => void): Disposable {
    const { onDidCreate, onDidChange, onDidDelete } = this.#watcher;
    const events = [this.#written.event, onDidCreate, onDidChange, onDidDelete];
    return Disposable.from(...events.map((event) => event(listen)));
  }

  dispose(): void {
    this.#watcher.dispose();
    this.#written.dispose();
  }

  /** The system does not always tell of the first file in a new folder. */
  async write(uri: Uri, bytes: Uint8Array): Promise<void> {
    await workspace.fs.writeFile(uri, bytes);
    this.#written.fire();
  }

  async find(document: Uri, target: string): Promise<PictureFile | undefined> {
    const uri = pictureUri(document, target);
    const type = types[/\.([^./]+)$/.exec(uri?.path ?? '')?.[1]?.toLowerCase() ?? ''];
    if (!uri || !type) return undefined;
    try {
      const { mtime, size } = await workspace.fs.stat(uri);
      const known = this.#known.get(uri.toString());
      if (known?.time === mtime) return known.file;
      if (size > mostBytes) return undefined;
      const file: PictureFile = { uri, type, ...(await this.#sizeOf(uri)) };
      this.#known.set(uri.toString(), { time: mtime, file });
      return file;
    } catch {
      return undefined;
    }
  }

  async #sizeOf(uri: Uri): Promise<{ width: number; height: number } | undefined> {
    const { disableTypes, imageSize } = await import('image-size');
    disableTypes([...otherFormats]);
    try {
      const { width, height, orientation } = imageSize(await workspace.fs.readFile(uri));
      if (!(width > 0) || !(height > 0)) return undefined;
      return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
    } catch {
      return undefined;
    }
  }
}
