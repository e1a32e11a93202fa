import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledFolder } from '../../../src/cli/compiledCode.ts';

const onThis = process.platform === 'win32' ? describe.skip : describe;

onThis('The folder of compiled code', () => {
  let home: string;
  beforeEach(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'deckwright-home-')));
  });
  afterEach(() => rm(home, { recursive: true }));

  const own = process.getuid?.() ?? 0;
  const folderOf = (environment: Record<string, string> = {}, uid = own): string | undefined =>
    compiledFolder({ environment, platform: 'linux', homeFolder: home }, uid);

  it('is the user’s own, and for nobody else', async () => {
    const folder = join(home, '.cache', 'deckwright', 'compiled');
    assert.equal(folderOf(), folder);
    assert.equal((await stat(folder)).mode & 0o777, 0o700);
    await mkdir(join(home, 'kept'));
    assert.equal(
      folderOf({ XDG_CACHE_HOME: join(home, 'kept') }),
      join(home, 'kept', 'deckwright', 'compiled'),
    );
  });

  it('is none where somebody else can write into it or above it', async () => {
    await mkdir(join(home, '.cache'));
    await chmod(join(home, '.cache'), 0o777);
    assert.equal(folderOf(), undefined);
    await chmod(join(home, '.cache'), 0o700);
    await chmod(join(home, '.cache', 'deckwright', 'compiled'), 0o770);
    assert.equal(folderOf(), undefined);
  });

  it('is none that belongs to somebody else', () => {
    assert.equal(folderOf({}, own + 1), undefined);
  });

  it('is none where there is no home to have it in', () => {
    assert.equal(
      compiledFolder({ environment: {}, platform: 'linux', homeFolder: join(home, 'gone') }, own),
      undefined,
    );
  });
});
