import { readFile } from 'node:fs/promises';

interface Output {
  readonly bytes: number;
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** The files of a build that load with these sources, with their bytes, from esbuild's record of it. */
export const loadedFiles = async (
  record: string,
  sources: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { outputs } = JSON.parse(await readFile(record, 'utf8')) as { outputs: Record<string, Output> };
  const files = new Map<string, number>();
  const add = (path: string): void => {
    const output = outputs[path];
    if (!output || files.has(path)) return;
    files.set(path, output.bytes);
    for (const imported of output.imports) if (imported.kind === 'import-statement') add(imported.path);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined && sources.includes(entryPoint)) add(path);
  return files;
};
