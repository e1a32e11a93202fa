import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../../src/engine/reading/document/blockTexts.ts';
import { markdown } from '../../../../support/reading.ts';

describe('withoutStruckOut', () => {
  const left = async (text: string) => {
    const { sections } = await markdown(`# Minutes\n\n## Rules\n\n${text}\n\nAll agreed.\n`);
    const { blocks } = sections[0]!.sections[0] ?? sections[0]!;
    return blocks.flatMap(blockTexts).map(plain).slice(0, -1);
  };

  it('leaves a sentence without what was taken back in it', async () => {
    assert.deepEqual(await left('The fee is ~~20~~ 30 euros ~~a year~~.'), ['The fee is 30 euros.']);
  });

  it('leaves nothing of what was struck out as a whole', async () => {
    assert.deepEqual(await left('~~The board may act alone.~~'), []);
    assert.deepEqual(await left('- Ship it\n- ~~Wait for May~~'), ['Ship it']);
  });

  it('keeps what was ticked off, and what others stand below', async () => {
    assert.deepEqual(await left('- [x] ~~Ship it~~\n- [ ] Tell all'), ['Ship it', 'Tell all']);
    assert.deepEqual(await left('- ~~Phase one~~\n  - Ship it'), ['Phase one', 'Ship it']);
  });

  it('keeps an entry on which a few words remark', async () => {
    assert.deepEqual(await left('- Ship it\n- ~~Wait for May~~ discussed, no'), [
      'Ship it',
      'Wait for May discussed, no',
    ]);
  });

  it('keeps an entry of some words that is spoken of beside it', async () => {
    assert.deepEqual(
      await left('- Ship it\n- ~~Nobody had the number~~ We had it; it was in the book of the crew.'),
      ['Ship it', 'Nobody had the number We had it; it was in the book of the crew.'],
    );
    assert.deepEqual(await left('- Ship it\n- ~~20~~ 30 euros a year for each of the boats.'), [
      'Ship it',
      '30 euros a year for each of the boats.',
    ]);
  });

  it('keeps what its sentence is about', async () => {
    assert.deepEqual(await left('We meet at nine. ~~Friday drinks~~ are no more.'), [
      'We meet at nine. Friday drinks are no more.',
    ]);
  });

  it('leaves cells without it', async () => {
    assert.deepEqual(await left('| a | b |\n| - | - |\n| 1 | ~~2~~ 3 |'), ['a', 'b', '1', '3']);
  });

  it('leaves what was taken back to the notes', async () => {
    const { notes } = await markdown('# Minutes\n\n## Rules\n\nThe fee is ~~20~~ 30 euros.\n');
    assert.deepEqual(
      notes.map(({ text }) => text),
      ['~~20~~'],
    );
  });
});
