import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../../src/api/limits.ts';
import { readSourceDocument, type SourceDocument } from '../../../src/cli/sourceDocument.ts';

describe('readSourceDocument', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
    await mkdir(join(folder, 'docs', 'images'), { recursive: true });
    for (const name of [
      'docs/a.png',
      'docs/images/my chart.jpg',
      'docs/drawing.svg',
      'above.gif',
      'extra.txt',
    ]) {
      await writeFile(join(folder, name), name);
    }
  });
  after(() => rm(folder, { recursive: true }));

  const read = async (
    text: string | Buffer,
    more: Partial<Parameters<typeof readSourceDocument>[0]> & { name?: string } = {},
  ) => {
    const { instruction, attach = [], name = 'a.md', fetchRemote } = more;
    await writeFile(join(folder, 'docs', name), text);
    const path = join('docs', name);
    return readSourceDocument({ path, instruction, attach, workingFolder: folder, fetchRemote });
  };
  const good = (source: Awaited<ReturnType<typeof read>>): SourceDocument => {
    assert(!('problem' in source), JSON.stringify(source));
    return source;
  };
  const problem = (source: Awaited<ReturnType<typeof read>>) =>
    'problem' in source ? source.problem : undefined;
  const namesOf = ({ files }: SourceDocument) => files.map(({ fileName }) => fileName);

  it('makes the document the prompt', async () => {
    assert.deepEqual(good(await read('\uFEFF# A\n')), {
      prompt: '# A\n',
      text: '# A\n',
      name: 'a.md',
      files: [],
      notes: [],
    });
  });

  it('sends a deck file along as it is, for its slides to be shown', async () => {
    const text = '# A talk\n\n---\n\n![A hall](a.png)\n';
    const source = good(await read(text, { name: 'talk.deck.md' }));
    assert.deepEqual(namesOf(source), ['talk.deck.md', 'a.png']);
    assert.equal(source.prompt, 'A talk');
  });

  it('sends along the pictures that are there, under the paths the document gives them', async () => {
    const source = good(await read('![](a.png) ![](images/my%20chart.jpg) ![](missing.png) ![](images)'));
    assert.deepEqual(namesOf(source), ['a.png', 'images/my chart.jpg']);
    assert.deepEqual(source.notes, []);
  });

  it('follows no path and no link out of the document’s folder', async () => {
    await symlink(join(folder, 'above.gif'), join(folder, 'docs', 'link.gif'));
    const source = good(await read('![](../above.gif) ![](link.gif)'));
    assert.deepEqual(namesOf(source), []);
    assert.equal(source.notes.length, 2);
    assert.match(source.notes[0]!, /^\.\.\/above\.gif is left out: it is not in the folder/);
  });

  it('names the hosts of pictures that it leaves to the web', async () => {
    const source = good(
      await read('![](https://a.example/x.png) ![](//a.example/y.jpg) ![](https://b.example/z)'),
    );
    assert.deepEqual(namesOf(source), []);
    assert.deepEqual(source.notes, [
      'Pictures of a.example, b.example are left out: generate --remote-pictures fetches them.',
    ]);
  });

  it('sends along what it fetched from the web, under its address', async () => {
    const asked: (readonly string[])[] = [];
    const fetchRemote = async (addresses: readonly string[]) => {
      asked.push(addresses);
      const content = new Blob(['x']);
      return {
        pictures: [{ address: addresses[0]!, extension: 'png', content }],
        left: [{ address: addresses[1]!, why: 'The server answered 404.' }],
      };
    };
    const text = '![](//a.example/x?size=2) ![](https://b.example/z.png#top) ![](http://b.example/z.png)';
    const source = good(await read(text, { fetchRemote }));
    assert.deepEqual(asked, [['https://a.example/x?size=2', 'https://b.example/z.png']]);
    assert.deepEqual(namesOf(source), ['https://a.example/x?size=2#picture.png']);
    assert.deepEqual(source.notes, ['https://b.example/z.png is left out: The server answered 404.']);
  });

  it('reads no document that is larger than a service takes', async () => {
    const path = join(folder, 'docs', 'huge.md');
    await writeFile(path, '');
    await truncate(path, limits.uploadBytes + 1);
    const read = await readSourceDocument({ path, attach: [], workingFolder: folder });
    assert.deepEqual(read, { problem: `${path} has 51 MB: a file may have at most 50 MB.` });
  });

  it('sends nothing along that is larger than a service takes', async () => {
    const path = join(folder, 'docs', 'huge.pdf');
    await writeFile(path, '');
    await truncate(path, 2 ** 32);
    const problem = { problem: `${path} has 4096 MB: a file may have at most 50 MB.` };
    assert.deepEqual(await readSourceDocument({ path, attach: [], workingFolder: folder }), problem);
    assert.deepEqual(await read('# A talk', { attach: [path] }), problem);
  });

  it('reads no picture that is larger than a service takes', async () => {
    await writeFile(join(folder, 'docs', 'huge.png'), '');
    await truncate(join(folder, 'docs', 'huge.png'), limits.uploadBytes + 1);
    const source = good(await read('![](huge.png)'));
    assert.deepEqual(source.files, []);
    assert.deepEqual(source.notes, ['huge.png is left out: a picture may have at most 50 MB.']);
  });

  it('says which pictures it leaves out', async () => {
    const source = good(await read('![](drawing.svg)'));
    assert.deepEqual(source.files, []);
    assert.deepEqual(source.notes, ['drawing.svg is left out: pictures must be PNG, JPEG, GIF or WebP.']);
  });

  it('leaves out pictures beyond what can be sent along', async () => {
    const pictures = Array.from({ length: 25 }, (_, index) => `p${index}.png`);
    for (const picture of pictures) await writeFile(join(folder, 'docs', picture), '');
    const source = good(
      await read(pictures.map((name) => `![](${name})`).join(' '), { attach: ['extra.txt'] }),
    );
    assert.equal(source.files.length, 20);
    assert.deepEqual(source.notes, ['6 pictures are left out: at most 20 files can be sent along.']);
  });

  it('sends what is attached', async () => {
    assert.deepEqual(namesOf(good(await read('# A', { attach: ['extra.txt'] }))), ['extra.txt']);
    assert.match(
      problem(await read('# A', { attach: ['none.txt'] })) ?? '',
      /none\.txt cannot be read: there is no such/,
    );
  });

  it('sends the document along where the prompt says what to make of it', async () => {
    const source = good(await read('# A', { instruction: 'For the board.' }));
    assert.equal(source.prompt, 'For the board.');
    assert.equal(source.text, '# A');
    assert.deepEqual(namesOf(source), ['a.md']);
  });

  it('sends a document along that is too long for a prompt, under its own title', async () => {
    const long = `# The long story #\n\n${'word '.repeat(100_000)}`;
    const source = good(await read(long));
    assert.equal(source.prompt, 'The long story');
    assert.deepEqual(namesOf(source), ['a.md']);
    assert.equal(good(await read(`---\ntitle: "Third quarter"\n---\n${long}`)).prompt, 'Third quarter');
    assert.equal(good(await read('word '.repeat(100_000), { name: 'notes.txt' })).prompt, 'notes');
  });

  it('sends PDF and PPTX as they are', async () => {
    const source = good(await read(Buffer.from([0x25, 0x50, 0xff]), { name: 'report.pdf' }));
    assert.deepEqual([source.prompt, source.text, namesOf(source)], ['report', undefined, ['report.pdf']]);
  });

  it('takes a text of any name', async () => {
    const source = good(await read('# A', { name: 'README', instruction: 'Short.' }));
    assert.deepEqual(namesOf(source), ['README.md']);
    assert.equal(good(await read('word '.repeat(100_000), { name: 'LONG' })).prompt, 'LONG');
  });

  it('refuses what is no text, and what is empty', async () => {
    assert.match(problem(await read(Buffer.from([0xff, 0xfe, 0x00]))) ?? '', /is not a text in UTF-8/);
    assert.match(problem(await read(' \n')) ?? '', /is empty: there is nothing to present\./);
  });

  it('refuses what cannot be read', async () => {
    const source = await readSourceDocument({ path: 'docs', attach: [], workingFolder: folder });
    assert.match(problem(source) ?? '', /docs cannot be read: it is not a file\./);
  });

  it('says of a file that opens and gives nothing that it cannot be read', async function () {
    if (process.platform !== 'linux') this.skip();
    const broken = { path: '/proc/self/mem', attach: [], workingFolder: folder };
    const source = await readSourceDocument(broken);
    assert.equal(problem(source), '/proc/self/mem cannot be read: the disk gives none of it.');
  });
});
