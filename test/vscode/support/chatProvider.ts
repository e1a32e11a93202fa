import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, testFolder } from './places.ts';

const source = join(root, 'test', 'vscode', 'chatProvider');

/** An extension with language models, as a folder that VS Code finds among the installed ones. */
export const buildChatProvider = async (): Promise<string> => {
  const folder = join(testFolder, 'deckwright-tests.chat-provider-1.0.0');
  await mkdir(folder, { recursive: true });
  await cp(join(source, 'package.json'), join(folder, 'package.json'));
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
