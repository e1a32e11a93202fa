import { FileType, Uri, workspace } from 'vscode';

const passedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

const mostFolders = 500;

/** The files below some folders, nearest first: for folders that the editor cannot search, as those on no disk. */
export const walkFolders = async (
  folders: readonly Uri[],
  suits: (name: string) => boolean,
  most: number,
): Promise<Uri[]> => {
  const found: Uri[] = [];
  const waiting = [...folders];
  for (let visited = 0; visited < mostFolders && found.length < most; visited += 1) {
    const folder = waiting.shift();
    if (!folder) break;
    const entries = await Promise.resolve(workspace.fs.readDirectory(folder)).catch(() => []);
    for (const [name, type] of entries) {
      const uri = Uri.joinPath(folder, name);
      // A link to a folder may lead round in a circle.
      if (type === FileType.Directory && !passedOver(name)) waiting.push(uri);
      else if ((type & FileType.File) !== 0 && suits(name)) found.push(uri);
    }
  }
  return found.slice(0, most);
};
