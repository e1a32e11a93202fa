import { memoryLine } from './parsing.ts';

const lookMs = 20;

/** Ends the process as soon as it takes more than it may, or is left alone, whatever its other thread does. */
export function watchOwnMemory(most: number, tell: (line: string) => void): void {
  const parent = process.ppid;
  const end = (): void => {
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(() => {
    if (process.memoryUsage.rss() > most) {
      tell(memoryLine);
      end();
    } else if (process.ppid !== parent || isGone(parent)) end();
  }, lookMs);
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
