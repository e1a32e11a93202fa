import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

const titleOf = async (text: string): Promise<string | undefined> => {
  const { title } = await markdown(text);
  return title && plain(title);
};

describe('a line in bold above everything else', () => {
  it('names a document that no heading names', async () => {
    assert.equal(
      await titleOf('**Minutes of 1 July**\n\nAll came.\n\n## Fees\n\nThey stay.'),
      'Minutes of 1 July',
    );
  });

  it('names none that has a name, and none where it is a sentence or all there is', async () => {
    assert.equal(await titleOf('**Minutes of 1 July**\n\n# The club\n\nAll came.'), 'The club');
    assert.equal(await titleOf('**Dear friends,**\n\nAll came.\n\n## Fees\n\nThey stay.'), undefined);
    assert.equal(await titleOf('**Minutes of 1 July**'), undefined);
  });
});
