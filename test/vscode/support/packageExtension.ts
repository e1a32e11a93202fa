import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeServerEntry } from './install.ts';
import { root, testFolder, vsixFile } from './places.ts';

const folder = join(testFolder, 'installed');

/** The extension as VS Code unpacked it: what a profile needs to have it installed. */
export const installedExtension = (): string => {
  const extensions = join(folder, 'extensions');
  const name = readdirSync(extensions).find((entry) => entry.startsWith('deckwright.deckwright-'));
  if (!name) throw new Error('The extension is not installed: npm run test:vscode installs it.');
  return join(extensions, name);
};

const run = (program: string, parameters: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${parameters.join(' ')} failed:\n${stdout}${stderr}`);
};

/** Packages the extension into `deckwright.vsix`, and has VS Code install it once for all profiles. */
export const packageExtension = (): void => {
  run('npm', ['run', '--silent', 'package']);
  rmSync(folder, { recursive: true, force: true });
  run(process.execPath, [
    codeServerEntry,
    ...['--user-data-dir', join(folder, 'data'), '--extensions-dir', join(folder, 'extensions')],
    ...['--install-extension', vsixFile],
  ]);
};
