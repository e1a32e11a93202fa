import { readFile } from 'node:fs/promises';

interface Output {
  readonly bytes: number;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** The files that load when the extension is activated, with their bytes, from esbuild's record of the build. */
export const activationFiles = async (record: string): Promise<ReadonlyMap<string, number>> => {
  const { outputs } = JSON.parse(await readFile(record, 'utf8')) as { outputs: Record<string, Output> };
  const files = new Map<string, number>();
  const add = (path: string): void => {
    const output = outputs[path];
    if (!output || files.has(path)) return;
    files.set(path, output.bytes);
    for (const imported of output.imports) if (imported.kind === 'import-statement') add(imported.path);
  };
  add('dist/extension.js');
  return files;
};
