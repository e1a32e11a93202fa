import { accessSync, constants } from 'node:fs';
import { isScarce } from '../service/memoryRoom.ts';

/**
 * What V8 and the C library take only when a process starts: few of the pieces that were freed are kept for later.
 * Left as it is, what threads come and go with stays with the process, half as much again as it uses.
 */
const flag = '--max-semi-space-size';
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const megabyte = 1024 * 1024;

/** Whoever set one of them knows better; and so it is done once. */
const isChosen = (): boolean =>
  Object.keys(allocator).some((name) => process.env[name] !== undefined) ||
  [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((option) => option.includes(flag));

/** What `serve` is told of its memory, before it is checked. */
const toldMemory = (): number | undefined => {
  const given = /(?:^|\0)--memory[=\0](\d+)/.exec(process.argv.join('\0'))?.[1];
  const told = given ?? process.env.DECKWRIGHT_MEMORY;
  return told && /^\d+$/.test(told) ? Number(told) * megabyte : undefined;
};

/**
 * Where there is little memory, the same command in the same process from its start, before it has read or promised
 * anything; not where a system cannot do it, or would lose its parent.
 */
export const startLean = (): void => {
  if (process.platform !== 'linux' || process.execve === undefined || process.channel !== undefined) return;
  if (!isScarce(toldMemory()) || isChosen()) return;
  try {
    accessSync(process.execPath, constants.X_OK);
    const command = [process.execPath, ...process.execArgv, `${flag}=4`, ...process.argv.slice(1)];
    process.execve(process.execPath, command, { ...process.env, ...allocator });
  } catch {
    // It goes on as it is.
  }
};
