import { readdir, readFile } from 'node:fs/promises';

/** The process ids of the built-in services that run for one code-server. Linux. */
export const builtInProcesses = async (userFolder: string): Promise<number[]> => {
  const entries = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    entries.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      const isServe = command.includes('deckwright.js\0serve') && command.includes(userFolder);
      return isServe ? [Number(id)] : [];
    }),
  );
  return found.flat();
};
