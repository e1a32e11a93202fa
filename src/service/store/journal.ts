import { open } from 'node:fs/promises';

/** What a journal of rows begins with, whichever end its numbers begin at. */
const signs: readonly number[] = [0x377f0682, 0x377f0683];

/** Whether a file, if there is one, is empty or holds what a journal does. */
export const beginsAsJournal = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return true;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 0 || (bytesRead === 4 && signs.includes(buffer.readUInt32BE(0)));
  } finally {
    await file.close();
  }
};
