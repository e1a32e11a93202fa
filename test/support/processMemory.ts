import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process holds, as the system sees it. */
export const memoryOf = async (pid: number): Promise<number> =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) * 1024;

/** Of what processes share, as the program itself, each its part; undefined: the system does not tell, or it is gone. */
const ownShareOf = async (pid: number): Promise<number | undefined> => {
  const told = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(\d+)/m.exec(told)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
};

/** The bytes of a process and of those it started: what they share counts once. */
export async function familyMemoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const family = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([own, parent]) => Number(own) === pid || Number(parent) === pid);
  const bytes = await Promise.all(
    family.map(async ([own, , kilobytes]) => (await ownShareOf(Number(own))) ?? Number(kilobytes) * 1024),
  );
  return bytes.reduce((sum, each) => sum + each, 0);
}

/** Looks again and again; the reply ends it and tells the most that the process and those it started held. */
export function watchFamilyMemory(pid: number): () => Promise<number> {
  let most = 0;
  let isWatching = true;
  const watch = (async () => {
    while (isWatching) most = Math.max(most, await familyMemoryOf(pid));
  })();
  return async () => {
    isWatching = false;
    await watch;
    return most;
  };
}

/** The most that the process held while something was done. */
export async function mostMemory(pid: number, doing: () => Promise<unknown>): Promise<number> {
  let most = await memoryOf(pid);
  const done = doing().then(
    () => true,
    (error) => Promise.reject(error),
  );
  for (let isDone = false; !isDone; ) {
    most = Math.max(most, await memoryOf(pid));
    isDone = await Promise.race([done, new Promise<false>((resolve) => setTimeout(resolve, 20, false))]);
  }
  return most;
}
