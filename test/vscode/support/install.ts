import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from './places.ts';

const version = '4.139.1';
const folder = join(testFolder, 'code-server');

/** VS Code's web server, as its own entry point runs it. */
export const codeServerEntry = join(folder, 'node_modules', 'code-server', 'out', 'node', 'entry.js');

/** Installs VS Code for the browser once, beside the project: it is no dependency of the extension. */
export const installCodeServer = async (): Promise<void> => {
  if (existsSync(codeServerEntry)) return;
  await mkdir(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { 'code-server': version },
    allowScripts: { 'code-server': true, argon2: true },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  console.log(`Installing code-server ${version} into .vscode-test/ (a few minutes, once)…`);
  // It asks on which Node it is installed, and would be told that of the npm around this one.
  const { npm_config_user_agent: _, ...environment } = process.env;
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`code-server ${version} could not be installed.`);
};
