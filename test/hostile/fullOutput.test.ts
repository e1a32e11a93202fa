import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtCommand } from '../support/builtCommand.ts';
import { newFolder } from '../support/runningService.ts';
import { canHaveSmallDisk } from '../support/smallDisk.ts';

/** Has a disk of 16 KB in a folder, an older file on it, and says what is there after the command. */
const script = `
folder=$1; shift
mount -t tmpfs -o size=16k tmpfs "$folder" && printf older > "$folder/talk.pptx" || exit 99
"$@"; code=$?
ls "$folder" >&2; cat "$folder/talk.pptx" >&2
exit $code`;

describe('A file that has no room', function () {
  this.timeout(120_000);
  let folder = '';
  before(async function () {
    if (!canHaveSmallDisk()) this.skip();
    folder = await newFolder();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is not written by half: what was there stays, and a sentence says why', async () => {
    const [talk, out] = [join(folder, 'talk.deck.md'), join(folder, 'out')];
    await mkdir(out);
    await writeFile(talk, '# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n');
    const parameters = ['export', talk, '--out', join(out, 'talk.pptx'), '--data', join(folder, 'data')];
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      ['-rm', 'sh', '-c', script, 'sh', out, process.execPath, builtCommand, ...parameters],
      { encoding: 'utf8' },
    );
    assert.deepEqual([status, stdout], [1, ''], stderr);
    assert.match(stderr, /deckwright: The disk is full: .*talk\.pptx was not written\.\n/);
    assert.match(stderr, /\ntalk\.pptx\nolder$/);
  });
});
