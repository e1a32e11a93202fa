import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Uri, workspace } from 'vscode';
import type { Saving } from '../../saving/saved.ts';

/** Beside its place first, as on a disk: nobody finds half a file. */
const bringTo = async (folder: Uri, path: string): Promise<Uri> => {
  const place = Uri.joinPath(folder, basename(path));
  const beside = place.with({ path: `${place.path}.part` });
  try {
    await workspace.fs.writeFile(beside, await readFile(path));
    await workspace.fs.rename(beside, place, { overwrite: true });
  } catch (error) {
    await workspace.fs.delete(beside).then(undefined, () => undefined);
    throw error;
  }
  return place;
};

/** Has files made on the disk, and brings them to where the editor alone can write. */
export const saveAt = async (
  place: Uri,
  save: (path: string) => Promise<Saving>,
): Promise<{ readonly saving: Saving; readonly places: readonly Uri[] }> => {
  if (place.scheme === 'file') {
    const saving = await save(place.fsPath);
    return { saving, places: 'problem' in saving ? [] : saving.paths.map((path) => Uri.file(path)) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-export-'));
  try {
    const saving = await save(join(folder, basename(place.path)));
    const places: Uri[] = [];
    if (!('problem' in saving))
      for (const path of saving.paths) places.push(await bringTo(Uri.joinPath(place, '..'), path));
    return { saving, places };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
