import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Time and memory of a deck by the size of its document, each size in a process of its own,
 * bundled and on a thread like the service's.
 */
const sizes = [10, 100, 1000, 5000];

const folder = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));
await build({
  entryPoints: { makeDeck: fileURLToPath(new URL('./support/makeDeck.ts', import.meta.url)) },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
for (const size of sizes)
  process.stdout.write(
    execFileSync(process.execPath, [join(folder, 'makeDeck.mjs'), String(size)], { encoding: 'utf8' }),
  );
await rm(folder, { recursive: true });
console.log('the aims: 100 KB under 150 ms warm; 5 MB under 6 s and 400 MB');
