import { join } from 'node:path';
import { build } from 'esbuild';
import { root, testFolder } from './places.ts';

/** The suites as one module that an extension host loads, whichever Node it runs on. */
export const bundleSuite = async (): Promise<string> => {
  const outfile = join(testFolder, 'suite', 'main.cjs');
  await build({
    entryPoints: [join(root, 'test', 'vscode', 'suite', 'main.ts')],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22.19',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
    // The suites load mocha, which is a module, and copies of the extension by import.
    supported: { 'dynamic-import': true },
  });
  return outfile;
};
