import { spawnSync } from 'node:child_process';
import { root } from './places.ts';

/** Packages the extension into `deckwright.vsix`. */
export const packageExtension = (): void => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'package'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run package failed:\n${stdout}${stderr}`);
};
