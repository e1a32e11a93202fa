import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The bytes that another process takes in all; undefined: this system does not tell, or it is gone. */
export type ResidentMemory = (pid: number) => Promise<number | undefined>;

const run = promisify(execFile);
const kilobyte = 1024;

const fromProc: ResidentMemory = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return kilobyteCount(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]);
};

const fromPs: ResidentMemory = async (pid) =>
  kilobyteCount((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim());

const kilobyteCount = (text: string | undefined): number | undefined =>
  text ? Number(text) * kilobyte : undefined;

/** On Windows a process that asks for that takes longer than what it asks about: there a parser's own watch counts. */
const untold: ResidentMemory = async () => undefined;

const ways: Partial<Record<NodeJS.Platform, ResidentMemory>> = { linux: fromProc, win32: untold };

export const residentMemoryOn = (platform: NodeJS.Platform): ResidentMemory => {
  const way = ways[platform] ?? fromPs;
  return (pid) => way(pid).catch(() => undefined);
};
