import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const bench = join(import.meta.dirname, '..');
const script = join(bench, 'node_modules', '@marp-team', 'marp-cli', 'marp-cli.js');

/** Installed into the bench's own folder when it is first measured; undefined where it cannot be had. */
export const marpScript = (): string | undefined => {
  try {
    if (!existsSync(script))
      execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: bench,
        stdio: 'ignore',
      });
  } catch {
    return undefined;
  }
  return existsSync(script) ? script : undefined;
};
