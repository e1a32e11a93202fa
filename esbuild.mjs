import { mkdir, rm, writeFile } from 'node:fs/promises';
import { context } from 'esbuild';

const watching = process.argv.includes('--watch');

const common = {
  bundle: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
};

/** What runs on Node: the command, the service's engine thread. Chunks are shared and load on first use. */
const node = {
  ...common,
  entryPoints: {
    deckwright: 'src/cli/main.ts',
    engineThread: 'src/service/jobs/engineThread.ts',
  },
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node22.19',
  splitting: true,
  // CommonJS packages ask for Node's own modules through require.
  banner: {
    js: "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);",
  },
};

/** What runs in the viewing page. */
const page = {
  ...common,
  entryPoints: { player: 'src/player/browser/main.ts', style: 'src/player/browser/style.css' },
  outdir: 'dist/player',
  chunkNames: 'chunks/[name]-[hash]',
  assetNames: 'fonts/[name]',
  loader: { '.woff2': 'file' },
  platform: 'browser',
  target: 'es2022',
  splitting: true,
};

await rm('dist', { recursive: true, force: true });
await mkdir('dist', { recursive: true });

const builds = await Promise.all([context(node), context(page)]);
for (const [index, name] of ['node', 'page'].entries()) {
  const result = await builds[index].rebuild();
  await writeFile(`dist/${name}.meta.json`, JSON.stringify(result.metafile));
}

if (watching) await Promise.all(builds.map((build) => build.watch()));
else await Promise.all(builds.map((build) => build.dispose()));
