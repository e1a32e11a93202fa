import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, context } from 'esbuild';
import { startGroups, together } from './scripts/startsTogether.ts';
import { noticesOf, packagesOf, sbomOf } from './scripts/thirdParty.ts';

const watching = process.argv.includes('--watch');

const common = {
  bundle: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
};

/** What zod would say in fifty languages: nobody asks it, and each process would load it. */
const zodInEnglish = {
  name: 'zod in English',
  setup({ onResolve }) {
    onResolve({ filter: /\/locales\/index\.js$/ }, ({ importer, resolveDir, path }) =>
      importer.includes('/node_modules/zod/')
        ? { path: join(resolveDir, dirname(path), 'en.js') }
        : undefined,
    );
  },
};

/** An import makes all that a module of Node's exports, of `http` a second client too: what is required makes what is used. */
const httpAsUsed = {
  name: 'http as used',
  setup({ onResolve, onLoad }) {
    const namespace = 'as-used';
    onResolve({ filter: /^node:http2?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace } : undefined,
    );
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({ contents: `module.exports = require('${path}');` }));
  },
};

/** What runs on Node: the extension, the command, the service's engine thread and what reads sources. Chunks are shared and load on first use. */
const node = {
  ...common,
  entryPoints: {
    extension: 'src/extension.ts',
    deckwright: 'src/cli/main.ts',
    engineThread: 'src/service/jobs/engineThread.ts',
    sourceParser: 'src/service/parsing/sourceParser.ts',
  },
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node22.19',
  splitting: true,
  external: ['vscode'],
  plugins: [zodInEnglish, httpAsUsed],
  // As for the browser: libraries say nothing on the console, which is the service's log.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Fourteen languages' words are half as long as they are escaped.
  charset: 'utf8',
  // CommonJS packages ask for Node's own modules through require.
  banner: {
    js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);",
  },
};

const browser = {
  ...common,
  outdir: 'dist/player',
  platform: 'browser',
  target: 'es2022',
};

/** What runs in the viewing page: one script and one style sheet, so that a downloaded deck can hold them. */
const page = {
  ...browser,
  entryPoints: {
    player: 'src/player/browser/main.ts',
    preview: 'src/player/browser/preview.ts',
    style: 'src/player/browser/style.css',
  },
  assetNames: 'fonts/[name]',
  loader: { '.woff2': 'file' },
};

/** Loaded by a page that has a diagram. */
const diagrams = {
  ...browser,
  entryPoints: { diagrams: 'src/player/browser/mermaidDrawing.ts' },
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
};

/**
 * What a service loads to see whether its process is the one that it needs, what the command loads as it starts, then a
 * service until it is ready, then for its first request.
 */
const starts = [
  { folders: ['src/service/'], entries: ['src/cli/leanProcess.ts'] },
  { folders: ['src/cli/'], entries: ['src/cli/run.ts', 'src/cli/surroundings.ts'] },
  { folders: ['src/cli/', 'src/service/'], entries: ['src/cli/commands/serve.ts', 'src/service/service.ts'] },
  {
    folders: ['src/service/'],
    entries: [
      'src/service/http/requestListener.ts',
      'src/service/objects/openUploads.ts',
      'src/service/keeping/sweeper.ts',
    ],
  },
];
const { extension, engineThread, sourceParser } = node.entryPoints;
const processes = { untouched: [extension], apart: [engineThread, sourceParser] };
const { metafile: graph } = await build({ ...node, minify: false, write: false });
const grouped = {
  ...node,
  plugins: [...node.plugins, together(startGroups(graph, starts, processes), import.meta.dirname)],
};

const builds = await Promise.all([context(grouped), context(page), context(diagrams)]);
const made = new Set();
const metafiles = {};
for (const [index, name] of ['node', 'page', 'diagrams'].entries()) {
  const { metafile } = await builds[index].rebuild();
  metafiles[name] = metafile;
  const record = join('dist', `${name}.meta.json`);
  await writeFile(record, JSON.stringify(metafile));
  for (const file of [record, ...Object.keys(metafile.outputs)]) made.add(file);
}

/** What is passed on with the bundle, and its notices: a licence that may not be fails the build. */
const product = JSON.parse(await readFile('package.json', 'utf8'));
const all = packagesOf(metafiles.node, metafiles.page, metafiles.diagrams);
const title = `${product.displayName} ${product.version}`;
const own = `${title} is under the MIT licence.\n\n${(await readFile('LICENSE', 'utf8')).trim()}\n\n`;
const notices = own + noticesOf(title, all);
const texts = {
  'dist/ThirdPartyNotices.txt': notices,
  'dist/sbom.cdx.json': `${JSON.stringify(sbomOf(product, all), undefined, 2)}\n`,
  'dist/player/about.txt': notices,
  // A downloaded deck holds what the page loads, and nothing else.
  'dist/player/notices.txt': noticesOf('This file', packagesOf(metafiles.page)),
};
for (const [file, text] of Object.entries(texts)) {
  await writeFile(file, text);
  made.add(file);
}

/** What the templates look like, made by `npm run pictures`. */
const previews = 'media/previews';
await cp(previews, 'dist/player/previews', { recursive: true });
for (const name of await readdir(previews)) made.add(join('dist/player/previews', name));

// Files of earlier builds go last, so that what runs from dist/ meanwhile finds its chunks.
for (const entry of await readdir('dist', { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !made.has(file)) await rm(file);
}

if (watching) await Promise.all(builds.map((build) => build.watch()));
else await Promise.all(builds.map((build) => build.dispose()));
