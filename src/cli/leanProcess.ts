/**
 * What V8 and the C library take only when a process starts: few of the pieces that were freed are kept for later.
 * Left as it is, what threads come and go with stays with the process, half as much again as it uses.
 */
const flags = ['--max-semi-space-size=4'];
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** Whoever set one of them knows better; and so it is done once. */
const isChosen = (environment: NodeJS.ProcessEnv): boolean =>
  Object.keys(allocator).some((name) => environment[name] !== undefined);

/** The same command in the same process, from its start; not where a system cannot do it, or would lose its parent. */
export const startLean = (): void => {
  if (process.platform !== 'linux' || process.execve === undefined) return;
  if (process.channel !== undefined || isChosen(process.env)) return;
  const command = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...process.env, ...allocator });
};
