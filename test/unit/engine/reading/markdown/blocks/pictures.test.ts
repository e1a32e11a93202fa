import assert from 'node:assert/strict';
import { read, sketch } from '../../../../../support/reading.ts';

const readOf = async (text: string) => {
  const { documents, missingPictures } = await read('document.md', text);
  return { blocks: sketch(documents[0]!.sections[0]!.blocks), missingPictures };
};

describe('the name of a picture or a film alone in a paragraph', () => {
  it('is a picture, and told where it did not come', async () => {
    const said = await readOf('# T\n\n## Pier\n\nIt turns:\n\npier@2x.mp4\n\nSo it does.\n');
    assert.deepEqual(said, {
      blocks: ['paragraph: It turns:', 'image: ', 'paragraph: So it does.'],
      missingPictures: ['pier@2x.mp4'],
    });
  });

  it('is a name among other words, in code and in lists', async () => {
    for (const text of ['Open pier.png first.', '`pier.png`', '- pier.png\n- quay.png', 'See: pier.png']) {
      const { missingPictures } = await readOf(`# T\n\n## Pier\n\n${text}\n`);
      assert.deepEqual(missingPictures, [], text);
    }
  });
});
