import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { withWholeTimes } from '../../../../../../src/engine/features/units/asRead/partedTimes.ts';
import { markdown } from '../../../../../support/reading.ts';

const readOf = async (text: string): Promise<(string | string[])[]> =>
  withWholeTimes((await markdown(`# Log\n\n${text}`)).blocks).map((block) =>
    block.kind === 'list' ? block.items.map((item) => plain(item.text)) : block.kind,
  );

describe('what happened when', () => {
  it('is one list, with what is said in brackets between its times', async () => {
    assert.deepEqual(
      await readOf(
        '- 08:42 Ada casts off\n\n_(the first of two boats)_\n\n- 08:44 Bo follows\n- 08:50 Both are out',
      ),
      [['08:42 Ada casts off (the first of two boats)', '08:44 Bo follows', '08:50 Both are out']],
    );
  });

  it('is parted by a sentence, and is no list without times', async () => {
    assert.deepEqual(await readOf('- 08:42 Ada casts off\n\nNobody saw it.\n\n- 08:44 Bo follows'), [
      ['08:42 Ada casts off'],
      'paragraph',
      ['08:44 Bo follows'],
    ]);
    assert.equal((await readOf('- Ada\n\n(the first)\n\n- Bo')).length, 3);
  });
});
