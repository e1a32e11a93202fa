import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, testFolder } from './places.ts';

/** Another extension of `test/vscode/`, built into a folder that VS Code finds among the installed ones. */
export const buildTestExtension = async (name: 'chatProvider' | 'virtualFiles'): Promise<string> => {
  const source = join(root, 'test', 'vscode', name);
  const manifest = join(source, 'package.json');
  const { publisher, name: id, version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(testFolder, `${publisher}.${id}-${version}`);
  await mkdir(folder, { recursive: true });
  await cp(manifest, join(folder, 'package.json'));
  await build({
    entryPoints: [join(source, 'extension.ts')],
    outfile: join(folder, 'extension.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22.19',
    external: ['vscode'],
    logLevel: 'warning',
  });
  return folder;
};
