import assert from 'node:assert/strict';
import { deckOfFile } from '../../../src/engine/deckOfFile.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picturesOf = async (text: string): Promise<string[]> => {
  const file = {
    id: 'a',
    fileName: 'talk.deck.md',
    type: 'text/markdown',
    bytes: new TextEncoder().encode(text),
  };
  const picture = { id: 'b', fileName: 'in.png', type: 'image/png', bytes: pixel };
  const made = await deckOfFile({ sources: [file, picture] }, file);
  assert.ok('pictures' in made, JSON.stringify(made));
  return made.pictures.flatMap(({ fileName, content }) => (content ? [fileName] : []));
};

describe('deckOfFile', () => {
  it('finds the pictures that came along', async () => {
    assert.deepEqual(await picturesOf('# Talk\n\n---\n\n![a](in.png)'), ['in.png']);
  });

  for (const other of ['in.png%00.txt', 'in%0A.png', 'in%3C.png'])
    it(`loses none of them to another that cannot be there: ${other}`, async () => {
      const text = `# Talk\n\n---\n\n![a](in.png)\n\n---\n\n![b](<${other}>)`;
      assert.deepEqual(await picturesOf(text), ['in.png']);
    });
});
