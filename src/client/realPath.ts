import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

export type FoundWithin =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'missing' }
  /** It leads out of the folder, by its path or by a link on the way. */
  | { readonly kind: 'outside' };

/** A file that a document names, below the document's folder, wherever links lead. */
export const findWithin = async (folder: string, name: string): Promise<FoundWithin> => {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(resolve(folder, name))]);
    const way = relative(root, path);
    if (!(await stat(path)).isFile()) return { kind: 'missing' };
    const leadsOut = way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
    return leadsOut ? { kind: 'outside' } : { kind: 'found', path };
  } catch {
    return { kind: 'missing' };
  }
};
