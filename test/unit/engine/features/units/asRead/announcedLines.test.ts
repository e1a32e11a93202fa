import assert from 'node:assert/strict';
import { withAnnouncedLines } from '../../../../../../src/engine/features/units/asRead/announcedLines.ts';
import { markdown } from '../../../../../support/reading.ts';

const kindsOf = async (...paragraphs: string[]): Promise<string[]> =>
  withAnnouncedLines((await markdown(paragraphs.join('\n\n'))).blocks).map(({ kind }) => kind);
const long = 'The harbor office has the list of all who were there, and of all who were not there.';

describe('short lines below what announces them', () => {
  it('are a list', async () => {
    assert.deepEqual(await kindsOf('Not there:', 'Ada Ruiz, at work.', 'Bo Lind ill.', long), [
      'paragraph',
      'list',
      'paragraph',
    ]);
  });

  it('are several, and neither announced by nothing nor sentences of a text', async () => {
    assert.deepEqual(await kindsOf('Not there:', 'Ada Ruiz, at work.', long), Array(3).fill('paragraph'));
    assert.deepEqual(await kindsOf('Not there.', 'Ada Ruiz.', 'Bo Lind.'), Array(3).fill('paragraph'));
    assert.deepEqual(await kindsOf('She said:', '“Yes.”', '“No.”'), Array(3).fill('paragraph'));
    assert.deepEqual(await kindsOf('So it was:', long, 'It held.'), Array(3).fill('paragraph'));
  });
});
