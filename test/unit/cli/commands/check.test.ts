import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../support/terminal.ts';

describe('deckwright check', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-check-'));
    await writeFile(join(folder, 'there.png'), 'a picture');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const check = async (text: string, ...options: string[]) => {
    const file = join(folder, 'talk.deck.md');
    await writeFile(file, text);
    const { exitCode, out, err } = await runCommand(['check', file, ...options]);
    return { exitCode, err, out: out.replaceAll(file, 'talk.deck.md') };
  };

  it('has nothing to say of a deck that is right', async () => {
    const talk = '# A talk\n\n---\n\n## Look\n\n![A hall](there.png)\n';
    assert.deepEqual(await check(talk), { exitCode: 0, out: '', err: '' });
  });

  it('says each problem with its line and exits 1', async () => {
    const { exitCode, out, err } = await check('# A talk\n\n---\n\n## Look\n\n![A hall](gone.png)\n');
    assert.deepEqual([exitCode, err], [1, '']);
    assert.equal(out, 'talk.deck.md:4: There is no picture "gone.png".\n');
  });

  it('looks for no picture outside of the folder of the file', async () => {
    const { out } = await check('## Look\n\n![A hall](../../../../../../etc/passwd)\n');
    assert.match(out, /There is no picture/);
  });

  it('says for a script what is too much, and by how much', async () => {
    const points = Array.from(
      { length: 14 },
      (_, at) => `- point ${at}, which is longer than half of a line has room for`,
    ).join('\n');
    const { exitCode, out } = await check(`## Why\n\n${points}\n`, '--json');
    const { problems } = JSON.parse(out);
    assert.equal(exitCode, 1);
    assert.equal(problems.length, 1);
    assert.deepEqual([problems[0].line, problems[0].end_line, problems[0].kind], [1, 17, 'too-much']);
    assert.equal(problems[0].too_much.has, 14);
  });

  it('cannot check what is not there', async () => {
    const { exitCode, err } = await runCommand(['check', join(folder, 'none.deck.md')]);
    assert.equal(exitCode, 2);
    assert.match(err, /none\.deck\.md/);
  });
});
