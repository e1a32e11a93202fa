import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenSource } from '../../../../src/engine/reading/document/source.ts';
import { readApart, Unread } from '../../../../src/service/parsing/readApart.ts';
import { pngFile } from '../../../support/reading.ts';

describe('readApart', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-apart-'));
  });
  after(() => rm(folder, { recursive: true }));

  const read = (...sources: readonly GivenSource[]) => readApart(folder)(sources);
  const text = (said: string): GivenSource => ({
    id: 'prompt',
    fileName: 'boats.md',
    type: 'text/markdown',
    bytes: Buffer.from(said),
  });
  const picture = async (bytes: Uint8Array, type = 'image/png'): Promise<GivenSource> => {
    const path = join(folder, 'boat.png');
    await writeFile(path, bytes);
    return { id: 'boat', fileName: 'boat.png', type, path };
  };

  it('reads a few words and their pictures at once', async () => {
    const { documents, assets, problems } = await read(
      text('# Boats\n\n![The pier](boat.png)\n'),
      await picture(pngFile(30, 20)),
    );
    assert.deepEqual(
      [documents.length, assets.map(({ type, width }) => [type, width]), problems],
      [1, [['image/png', 30]], []],
    );
  });

  it('leaves to a process of its own what is packed or large', async () => {
    const said = '# Boats\n\n![The pier](boat.png)\n';
    const heavy = Buffer.concat([pngFile(30, 20), Buffer.alloc(5 * 1024 * 1024)]);
    const apart: Record<string, readonly GivenSource[]> = {
      'a PDF': [{ ...text(said), type: 'application/pdf' }],
      'a drawing': [text(said), await picture(Buffer.from('<svg/>'), 'image/svg+xml')],
      'a long text': [text(`# Boats\n\n${'The boat is red. '.repeat(20_000)}`)],
    };
    for (const [name, sources] of Object.entries(apart)) await assert.rejects(read(...sources), Unread, name);
    await assert.rejects(read(text(said), await picture(heavy)), Unread);
  });
});
