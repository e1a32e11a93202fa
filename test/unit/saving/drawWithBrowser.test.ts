import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawWithBrowser } from '../../../src/saving/drawWithBrowser.ts';

describe('drawWithBrowser', () => {
  let folder: string;

  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Writes down what it was called with, and the page that it was to open. */
  const browser = async () => {
    const path = join(folder, 'browser');
    const seen = join(folder, 'seen');
    const script = `#!/bin/sh\necho "$@" > ${seen}\nfor last; do :; done\ncat "\${last#file://}" > ${seen}.page\n`;
    await writeFile(path, script, { mode: 0o755 });
    return { path, seen };
  };
  const draw = (path: string, address: string) =>
    drawWithBrowser(path, { address, into: join(folder, 'out'), options: [] }, new AbortController().signal);

  it('tells the browser of a deck where no other user of the machine reads it', async () => {
    const { path, seen } = await browser();
    const address = 'https://decks.example/p/secret?print=1&a="b"#/slide-2';
    assert.equal((await draw(path, address)).done, false);
    assert.ok(!(await readFile(seen, 'utf8')).includes('secret'));
    assert.ok((await readFile(`${seen}.page`, 'utf8')).includes(JSON.stringify(address)));
  });

  it('draws no page that led its browser to a host that nobody named', async () => {
    const path = join(folder, 'browser');
    const events = ['https://decks.example/p/x', 'http://127.0.0.1:9911/there'].flatMap((url) => [
      { source: { id: 7 }, params: { request_type: 'main frame', url } },
      { source: { id: 7 }, params: { headers: ['HTTP/1.1 200 OK', 'content-type: text/html'] } },
    ]);
    await writeFile(join(folder, 'record'), events.map((event) => JSON.stringify(event)).join(',\n'));
    const script = `#!/bin/sh\nfor each; do case "$each" in --log-net-log=*) cp ${folder}/record "\${each#*=}";; esac; done\necho drawn > ${folder}/out\n`;
    await writeFile(path, script, { mode: 0o755 });
    const task = { address: 'https://decks.example/p/x', into: join(folder, 'out'), options: [] };
    const { signal } = new AbortController();
    const foreign = (address: string) => (address.includes('9911') ? 'It is shown elsewhere.' : undefined);
    assert.deepEqual(await drawWithBrowser(path, task, signal), { done: true });
    assert.deepEqual(await drawWithBrowser(path, { ...task, foreign }, signal), {
      done: false,
      said: 'It is shown elsewhere.',
    });
  });

  it('takes away after a day what those left who were ended', async () => {
    const lost = await mkdtemp(join(tmpdir(), 'deckwright-browser-'));
    const young = await mkdtemp(join(tmpdir(), 'deckwright-browser-'));
    await mkdir(join(lost, 'profile'));
    const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400;
    await utimes(lost, twoDaysAgo, twoDaysAgo);
    const { path } = await browser();
    await draw(path, 'https://decks.example/p/x');
    const left = (await readdir(tmpdir())).map((name) => join(tmpdir(), name));
    assert.deepEqual([left.includes(lost), left.includes(young)], [false, true]);
    await rm(young, { recursive: true });
  });
});
