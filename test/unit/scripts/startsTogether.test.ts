import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { startGroups, together } from '../../../scripts/startsTogether.ts';

/** A service with a command beside it, an editor and a thread, each loading some of the same. */
const sources: Readonly<Record<string, string>> = {
  'src/main.ts': `globalThis.loads = [() => import('./service/serve.ts'), () => import('./look.ts')];`,
  'src/look.ts': `import { store } from './service/store.ts'; console.log('look', store);`,
  'src/service/serve.ts': `
    import { store } from './store.ts';
    import { lock } from './lock.ts';
    import { file } from './file.ts';
    import { words } from './words.ts';
    console.log('serve', store, lock, file, words);`,
  'src/service/store.ts': `import { lock } from './lock.ts'; export const store = 'store on ' + lock;`,
  'src/service/lock.ts': `export const lock = 'lock';`,
  'src/service/file.ts': `export const file = 'file';`,
  'src/service/words.ts': `export const words = 'words';`,
  'src/thread.ts': `import { file } from './service/file.ts'; console.log('thread', file);`,
  'src/editor.ts': `globalThis.later = () => import('./later.ts');`,
  'src/later.ts': `import { words } from './service/words.ts'; console.log('later', words);`,
};
const starts = [{ folders: ['src/service/'], entries: ['src/service/serve.ts'] }];
const processes = { untouched: ['src/editor.ts'], apart: ['src/thread.ts'] };

describe('what a process loads as it starts', () => {
  let folder: string;
  const bundled = (plugins: Plugin[] = []) =>
    build({
      absWorkingDir: folder,
      entryPoints: ['src/main.ts', 'src/thread.ts', 'src/editor.ts'],
      ...{ bundle: true, splitting: true, format: 'esm', outdir: 'dist' },
      ...{ metafile: true, write: false, plugins },
    });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-starts-'));
    for (const [path, text] of Object.entries(sources)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const groups = async () => startGroups((await bundled()).metafile, starts, processes);
  /** In which files of a build a source stands. */
  const filesWith = (metafile: { outputs: Record<string, { inputs: object }> }, source: string) =>
    Object.keys(metafile.outputs).filter((output) => source in metafile.outputs[output]!.inputs);

  it('is put together, but for what an editor or a thread loads as well', async () => {
    assert.deepEqual(await groups(), [
      {
        files: ['src/service/serve.ts', 'src/service/store.ts', 'src/service/lock.ts'],
        neededBy: ['src/service/serve.ts', 'src/look.ts'],
      },
    ]);
  });

  it('becomes one file, and the others stay as they were', async () => {
    const apart = (await bundled()).metafile;
    assert.notDeepEqual(filesWith(apart, 'src/service/serve.ts'), filesWith(apart, 'src/service/lock.ts'));
    const { metafile } = await bundled([together(await groups(), folder)]);
    const [one] = filesWith(metafile, 'src/service/serve.ts');
    for (const name of ['store', 'lock'])
      assert.deepEqual(filesWith(metafile, `src/service/${name}.ts`), [one]);
    assert.notEqual(filesWith(metafile, 'src/service/file.ts')[0], one);
    const thread = metafile.outputs['dist/thread.js'];
    assert.deepEqual(
      thread?.imports.map(({ path }) => path),
      filesWith(metafile, 'src/service/file.ts').filter((path) => path !== 'dist/thread.js'),
    );
  });
});
