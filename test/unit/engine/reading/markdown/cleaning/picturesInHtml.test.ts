import assert from 'node:assert/strict';
import { withPicturesInHtml } from '../../../../../../src/engine/reading/markdown/cleaning/picturesInHtml.ts';
import { markdown } from '../../../../../support/reading.ts';

describe('withPicturesInHtml', () => {
  it('makes a picture of what is written as one between lines of HTML', () => {
    assert.equal(
      withPicturesInHtml(
        '<figure markdown="1">\n![A boat](boat.png){: width="9"}\n</figure>\n\n![Pier](pier.png)',
      ),
      '<figure markdown="1">\n<img alt="A boat" src="boat.png">\n</figure>\n\n![Pier](pier.png)',
    );
  });

  it('keeps what stands right below a picture from being read as HTML', async () => {
    const { blocks } = await markdown('<img src="boat.png" />\n**The boat** is new:\n\n- oars\n- sails\n');
    assert.deepEqual(
      blocks.map(({ kind }) => kind),
      ['paragraph', 'image', 'list'],
    );
  });

  it('leaves what Markdown reads, and what is said beside a picture', () => {
    for (const text of [
      '<figure>\n\n![A boat](boat.png)\n\n</figure>',
      '<div>\nIt is ![A boat](boat.png) here\n</div>',
      '<b>Boats</b>\n![A boat](boat.png)',
    ])
      assert.equal(withPicturesInHtml(text), text);
  });
});
