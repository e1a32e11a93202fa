import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sizeOf } from '../../../../src/deck/content.ts';
import { plain } from '../../../../src/deck/richText.ts';
import { readingLimits } from '../../../../src/engine/reading/document/limits.ts';
import type { Block } from '../../../../src/engine/reading/document/sourceDocument.ts';
import { readSources } from '../../../../src/engine/reading/readSources.ts';
import { pngFile, read, sketch, sourceOf } from '../../../support/reading.ts';

/** Segments of a camera's own, without the size. */
const jpegHead = (bytes: number): Buffer => {
  const segment = Buffer.alloc(50_000);
  segment.set([0xff, 0xed, (segment.length - 2) >> 8, (segment.length - 2) & 0xff]);
  const count = Math.ceil(bytes / segment.length);
  return Buffer.concat([Buffer.from('ffd8', 'hex'), ...Array.from({ length: count }, () => segment)]);
};

/** The size and the beginning of the pixels. */
const jpegPixels = Buffer.from('ffc0001108006400c803012200021101031101ffda00080101003f00aa55', 'hex');

const assetsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'image' ? [block.asset] : []));

describe('reading sources', () => {
  it('reads what it can and names what it cannot', async () => {
    const { documents, problems } = await readSources([
      sourceOf('good.md', 'text'),
      sourceOf('empty.md', ''),
      sourceOf('blank.md', '<!-- nothing -->\n'),
      sourceOf('binary.txt', new Uint8Array([1, 0, 2, 0])),
      sourceOf('bad.png', 'not a picture'),
      { ...sourceOf('a.zip', 'x'), type: 'application/zip' },
    ]);
    assert.deepEqual(
      documents.map(({ source }) => source),
      ['good.md'],
    );
    assert.deepEqual(problems, [
      'empty.md is empty.',
      'blank.md has no content.',
      'binary.txt is not a text in UTF-8: save it in this encoding.',
      'a.zip is of a type that cannot be read: application/zip.',
      'bad.png could not be read as a picture: it is damaged, of another kind, or has more than 100 million pixels.',
    ]);
  });

  it('refuses a picture that would take the memory of whoever views it', async () => {
    const { documents, problems } = await readSources([
      sourceOf('large.png', pngFile(20_000, 5_000)),
      sourceOf('huge.png', pngFile(60_000, 60_000)),
    ]);
    assert.deepEqual(
      documents.map(({ source }) => source),
      ['large.png'],
    );
    assert.deepEqual(problems, [
      'huge.png could not be read as a picture: it is damaged, of another kind, or has more than 100 million pixels.',
    ]);
  });

  it('says of pictures that are too many, and of one that is too large, that they are', async () => {
    const size = pngFile(1, 1).length;
    const limits = { ...readingLimits, picture: 3 * 1024 * 1024, pictures: 3 * 1024 * 1024 + size };
    const large = Buffer.concat([pngFile(2, 2), Buffer.alloc(3 * 1024 * 1024 - size)]);
    const sources = [
      sourceOf('a.md', '![1](1.png) ![2](2.png) ![3](3.png)'),
      sourceOf('1.png', large),
      sourceOf('2.png', pngFile(3, 3)),
      sourceOf('3.png', pngFile(4, 4)),
      sourceOf('4.png', Buffer.concat([large, Buffer.alloc(1)])),
    ];
    assert.deepEqual((await readSources(sources, { limits })).problems, [
      '4.png was left out: a picture may have 3 MB.',
      '3.png was left out: the pictures of a deck may have 3 MB in all.',
    ]);
  });

  it('refuses a text that is too long', async () => {
    const limits = { ...readingLimits, characters: 1_000_000 };
    const { problems } = await readSources([sourceOf('a.md', 'a'.repeat(1_500_000))], { limits });
    assert.deepEqual(problems, ['a.md is too long: 1.5 million characters; at most 1 million can be read.']);
  });

  it('refuses bytes that begin like a text of another encoding and are none', async () => {
    const bytes = Buffer.alloc(3_000, Buffer.from([0xff, 0xfe, 0xfd]));
    for (const each of [bytes, bytes.swap16()])
      assert.deepEqual((await read('a.txt', each)).problems, [
        'a.txt is not a text in UTF-8: save it in this encoding.',
      ]);
  });

  it('refuses what would become wrong letters', async () => {
    const older = {
      'Shift JIS': '835c8374836783458346834182f08374834383 5882c582b7',
      'EUC-KR': 'c7d1b1b920b9aebcadc0d4b4cfb4d9',
      'GB 18030': 'd6d0cec4cec4b5b5a3acc7ebb1a3b4e6',
      'Windows-1251': 'cff0e8e2e5f220e2f1e5ec20e7e4e5f1fc',
    };
    for (const [encoding, hex] of Object.entries(older)) {
      const { problems } = await read('a.txt', Buffer.from(hex.replace(' ', ''), 'hex'));
      assert.deepEqual(problems, ['a.txt is not a text in UTF-8: save it in this encoding.'], encoding);
    }
  });

  it('reads text of other encodings', async () => {
    for (const encoding of ['utf16le', 'latin1'] as const) {
      const bom = encoding === 'utf16le' ? '\ufeff' : '';
      const { documents } = await read('a.txt', Buffer.from(`${bom}Größe für alle.`, encoding));
      assert.deepEqual(sketch(documents[0]!.blocks), ['paragraph: Größe für alle.']);
    }
  });

  it('shows a picture of the web that came along, and never as a slide of its own', async () => {
    const address = 'https://a.example/photo?id=3';
    const came = [
      { ...sourceOf(`${address}#picture.png`, pngFile(10, 10)), type: 'image/png' },
      { ...sourceOf('https://b.example/badge.png#picture.png', pngFile(9, 9)), type: 'image/png' },
    ];
    const text = sourceOf('a.md', `![one](${address}) ![two](https://c.example/two.png)`);
    const { documents, assets } = await readSources([text, ...came]);
    assert.equal(documents.length, 1);
    assert.deepEqual(
      assets.map(({ type, remote, content }) => [type, remote, content !== undefined]),
      [
        ['image/png', undefined, true],
        [undefined, 'https://c.example/two.png', false],
      ],
    );
  });

  it('matches pictures by the path the text gives, and tells those of one name apart', async () => {
    const one = pngFile(10, 10);
    const two = pngFile(20, 20);
    const { documents, assets, missingPictures } = await readSources([
      sourceOf(
        'a.md',
        '![1](./a/x.png)\n\n![2](b/x.png "Two")\n\n![3](c%20d/y.png)\n\n![4](z.png)\n\n![5](B/X.png)\n',
      ),
      sourceOf('a/x.png', one),
      sourceOf('b/x.png', two),
      sourceOf('y.png', pngFile(30, 40)),
    ]);
    const sizes = assetsOf(documents[0]!.blocks).map((id) => assets.find((asset) => asset.id === id)?.width);
    assert.deepEqual(sizes, [10, 20, 30, undefined, 20]);
    assert.deepEqual(missingPictures, ['z.png']);
    assert.equal(documents.length, 1);
    const [, captioned] = documents[0]!.blocks;
    assert.equal(captioned?.kind === 'image' && plain(captioned.caption!), 'Two');
  });

  it('leaves pictures of the web where they are, and stores those within the text', async () => {
    const data = Buffer.from(pngFile(3, 4)).toString('base64');
    const { assets, missingPictures, problems } = await read(
      'a.md',
      `![a](https://e.com/a.png)\n\n![b](data:image/png;base64,${data})\n\n![c](data:image/svg+xml,<svg/>)\n`,
    );
    assert.deepEqual(
      assets.map(({ remote, type, width, content }) => [remote, type, width, content && sizeOf(content)]),
      [
        ['https://e.com/a.png', undefined, undefined, undefined],
        [undefined, 'image/png', 3, pngFile(3, 4).length],
        [undefined, undefined, undefined, undefined],
      ],
    );
    assert.deepEqual(missingPictures, []);
    assert.match(
      problems.join(),
      /^data:image\/svg\+xml,.* could not be read as a picture: .* of another kind/,
    );
  });

  it('makes documents of pictures that nothing refers to, with words of their names', async () => {
    const { documents } = await read('img/team-photo_2025.png', pngFile(4, 3));
    assert.equal(documents[0]!.kind, 'image');
    assert.deepEqual(sketch(documents[0]!.blocks), ['image: Team photo 2025']);
  });

  it('takes pictures as files like those that came as bytes, and holds none of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
    const path = join(folder, 'photo');
    // What a camera writes before the size is longer than what is looked at first.
    const photograph = Buffer.concat([jpegHead(400_000), jpegPixels]);
    await writeFile(path, photograph);
    const text = sourceOf('a.md', '![p](p.jpg)');
    const named = { id: 'p', fileName: 'p.jpg', type: 'image/jpeg' };
    const [fromFile, fromBytes] = await Promise.all(
      [
        { ...named, path },
        { ...named, bytes: photograph },
      ].map(async (picture) => {
        const { assets } = await readSources([text, picture]);
        return assets.map(({ content, ...asset }) => ({ ...asset, size: content && sizeOf(content) }));
      }),
    );
    await rm(folder, { recursive: true });
    assert.deepEqual(fromFile, fromBytes);
    assert.deepEqual(
      fromFile?.map(({ width, height, size }) => [width, height, size]),
      [[200, 100, photograph.length]],
    );
  });

  it('gives pictures within sources to who keeps them', async () => {
    const data = Buffer.from(pngFile(3, 4)).toString('base64');
    const text = sourceOf(
      'a.md',
      `![b](data:image/png;base64,${data})\n\n![b](data:image/png;base64,${data})`,
    );
    const kept: [string, number][] = [];
    const { assets } = await readSources([text], {
      keep: (id, bytes) => {
        kept.push([id, bytes.length]);
        return { path: '/kept' };
      },
    });
    assert.deepEqual(
      assets.map(({ id, content }) => [id, content]),
      [[kept[0]?.[0], { path: '/kept' }]],
    );
    assert.deepEqual(
      kept.map(([, bytes]) => bytes),
      [pngFile(3, 4).length],
    );
  });

  it('gives the same ids for the same sources', async () => {
    const sources = [
      sourceOf('a.md', '![a](a.png) ![b](b.png)\n\n![c](https://e.com/c)'),
      sourceOf('a.png', pngFile(1, 2)),
    ];
    assert.deepEqual(await readSources(sources), await readSources(sources));
  });
});
