import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const shapes = async (text: string): Promise<string[]> =>
  sketch((await markdown(`# Boats\n\n${text}\n`)).blocks);

describe('captions', () => {
  it('are of the picture that they stand behind, whatever program set them there', async () => {
    for (const name of ['image-caption', 'figcaption_hack']) {
      const [image, ...others] = await shapes(`![Ada](ada.png) <span class="${name}">Ada in May</span>`);
      assert.match(image!, /^image/u);
      assert.match(image!, /Ada in May/u);
      assert.deepEqual(others, []);
    }
  });

  it('are none where more is said beside the picture', async () => {
    const all = await shapes('We row ![Ada](ada.png) <span class="caption">Ada in May</span> to the pier.');
    assert.ok(all.some((each) => /^paragraph.*Ada in May/u.test(each)));
  });
});
