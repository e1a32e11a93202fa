import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { loadedFiles } from '../../support/loadedFiles.ts';
import { root, vsixFile } from '../support/places.ts';

describe('The package', () => {
  it('is smaller than 8 MB', async () => {
    const { size } = await stat(vsixFile);
    console.log(`      deckwright.vsix: ${(size / 1e6).toFixed(2)} MB`);
    assert.ok(size < 8e6, `${size} bytes`);
  });

  it('holds what runs, and nothing of how it was made', async () => {
    const names = Object.keys(unzipSync(await readFile(vsixFile)));
    for (const needed of [
      'dist/extension.js',
      'dist/deckwright.js',
      'l10n/bundle.l10n.ja.json',
      'package.nls.de.json',
    ]) {
      assert.ok(names.includes(`extension/${needed}`), needed);
    }
    for (const name of names)
      assert.doesNotMatch(name, /\.meta\.json$|extension\/(src|test|node_modules|docs)\//);
  });

  it('loads less than 40 KB when it is activated, and nothing of the network', async () => {
    const record = join(root, 'dist', 'node.meta.json');
    const files = await loadedFiles(record, ['src/extension.ts']);
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    console.log(`      on activation: ${(bytes / 1000).toFixed(1)} kB in ${files.size} files`);
    assert.ok(bytes < 40_000, `${bytes} bytes`);
    const { outputs } = JSON.parse(await readFile(record, 'utf8'));
    const inputs = [...files.keys()].flatMap((file) => Object.keys(outputs[file].inputs));
    const heavy = inputs.filter((input) =>
      /node_modules\/|src\/(client\/(transport|undici|http)|api\/)/.test(input),
    );
    assert.deepEqual(
      heavy.filter((input) => !input.endsWith('api/limits.ts')),
      [],
    );
  });
});
