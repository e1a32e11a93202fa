import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a private folder and those above it that are missing; resolves to the first that was made. Node's own way
 * comes to no end where a folder that is there takes no others, as in /proc.
 */
export async function makeFolders(path: string): Promise<string | undefined> {
  const folder = resolve(path);
  const above = dirname(folder);
  try {
    return await make(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
  }
  const first = await makeFolders(above);
  const last = await make(folder);
  return first ?? last;
}

/** Undefined: it was there. */
async function make(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    if (await isFolder(folder)) return undefined;
    throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
