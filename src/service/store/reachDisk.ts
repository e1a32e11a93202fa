import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolders } from './makeFolders.ts';

/** A name in a folder survives a power cut only once the folder is written, too; Windows does so by itself. */
export async function reachDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A private folder, and those above it, whose names have reached the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await makeFolders(folder);
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await reachDisk(dirname(made));
}
