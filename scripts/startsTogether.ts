import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** What of esbuild's metafile is read here. */
export interface Graph {
  readonly inputs: Readonly<Record<string, Pick<Metafile['inputs'][string], 'imports'>>>;
  readonly outputs: Readonly<Record<string, Pick<Metafile['outputs'][string], 'entryPoint'>>>;
}

export interface Group {
  readonly files: readonly string[];
  /** What is loaded by itself and needs one of them. */
  readonly neededBy: readonly string[];
}

const loadedWith = ({ inputs }: Graph, entries: readonly string[], ever = false): ReadonlySet<string> => {
  const loaded = new Set(entries);
  for (const file of loaded)
    for (const { path, kind, external } of inputs[file]?.imports ?? [])
      if (!external && (ever || kind !== 'dynamic-import')) loaded.add(path);
  return loaded;
};

/** What is loaded by one step of a start, after those before it; only files of each of its folders are put together. */
export interface Start {
  readonly folders: readonly string[];
  readonly entries: readonly string[];
}

export interface OtherProcesses {
  /** What these ever load stays as it is: nothing of it gets larger. */
  readonly untouched: readonly string[];
  /** What these load stays apart from what they do not. */
  readonly apart: readonly string[];
}

/**
 * What a process loads at one go, as few files. A bundler makes a file of what exactly the same entries need, so that a
 * process with many commands starts from dozens.
 */
export const startGroups = (
  graph: Graph,
  starts: readonly Start[],
  { untouched, apart }: OtherProcesses,
): Group[] => {
  const seen = new Set(loadedWith(graph, untouched, true));
  const elsewhere = apart.flatMap((entry) => [loadedWith(graph, [entry]), loadedWith(graph, [entry], true)]);
  const groups = new Map<string, string[]>();
  for (const [step, { folders, entries }] of starts.entries())
    for (const file of loadedWith(graph, entries)) {
      if (seen.has(file)) continue;
      seen.add(file);
      const folder = folders.find((each) => file.startsWith(each));
      if (folder === undefined) continue;
      const label = [step, folder, ...elsewhere.map((loaded) => loaded.has(file))].join(' ');
      groups.set(label, [...(groups.get(label) ?? []), file]);
    }
  const entries = Object.values(graph.outputs)
    .flatMap(({ entryPoint }) => entryPoint ?? [])
    .filter((entry) => entry.startsWith('src/'))
    .map((entry) => ({ entry, loaded: loadedWith(graph, [entry]) }));
  return [...groups.values()]
    .filter((files) => files.length > 1)
    .map((files) => ({
      files,
      neededBy: entries
        .filter(({ loaded }) => files.some((file) => loaded.has(file)))
        .map(({ entry }) => entry),
    }));
};

const namespace = 'together';

/** Whoever needs one file of a group needs all: the bundler makes one of them. */
export const together = (groups: readonly Group[], root: string): Plugin => ({
  name: namespace,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^together:/ }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: groups[Number(path)]?.files
        .map((file) => `import ${JSON.stringify(resolve(root, file))};`)
        .join('\n'),
      resolveDir: root,
    }));
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const entry = relative(root, path).replaceAll(sep, '/');
      const needed = groups.flatMap(({ neededBy }, at) => (neededBy.includes(entry) ? [at] : []));
      if (needed.length === 0) return undefined;
      // Last: its own come in their own order.
      const imports = needed.map((at) => `\nimport '${namespace}:${at}';`).join('');
      return { contents: `${await readFile(path, 'utf8')}${imports}`, loader: 'ts' };
    });
  },
});
