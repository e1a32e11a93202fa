import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const kinds = async (...lines: string[]) =>
  sketch((await markdown(lines.join('\n'))).blocks).map((block) => block.split(':')[0]);

const motion = 'The harbor buys the old mill and pays for it by the end of May.';

describe('a text right above three dashes', () => {
  it('is no heading where it has several lines, or is a sentence', async () => {
    assert.deepEqual(await kinds('The harbor buys', 'the old mill', '---', 'All agree.'), [
      'paragraph',
      'paragraph',
    ]);
    assert.deepEqual(await kinds(motion, '---', 'All agree.'), ['paragraph', 'paragraph']);
  });

  it('is a heading where it names what stands below, or is underlined as far as it goes', async () => {
    for (const heading of ['The mill\n---', 'What the harbor buys\nand why\n-------']) {
      const { sections } = await markdown(`# T\n\n${heading}\n\nIt is old.`);
      assert.equal(sections.length, 1, heading);
    }
  });
});
