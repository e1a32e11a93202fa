import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { enumeratedFigures } from '../../../../../src/engine/features/units/enumeratedFigures.ts';

const read = (text: string) => {
  const found = enumeratedFigures(
    { kind: 'paragraph', text: rich(text), position: { from: 1, to: 1 } },
    'us',
  );
  return found && [plain(found.before), ...found.list.items.map((item) => plain(item.text))];
};

describe('enumeratedFigures', () => {
  it('are a list with what introduces it', () => {
    assert.deepEqual(read('We are late. This week: 61 queues moved, 23 to go, 1,140 tickets copied twice.'), [
      'We are late. This week:',
      '61 queues moved',
      '23 to go',
      '1,140 tickets copied twice',
    ]);
    assert.deepEqual(read('Minutes for a patient: before 1.9, after one month 2.2, after three 1.2.'), [
      'Minutes for a patient:',
      'before 1.9',
      'after one month 2.2',
      'after three 1.2',
    ]);
  });

  it('are none where a piece has no figure, or two, or says more', () => {
    for (const text of [
      'This week: 61 queues moved, 23 to go, and Ada is back.',
      'This week: 61 of 84 queues moved, 23 to go, 4 lost.',
      'This week: 61 queues moved, 23 to go.',
      'This week we moved 61 queues, 23 are to go, 4 are lost.',
      'This week: 61 queues moved, which took us longer than any of us had thought it would, 23 to go, 4 lost.',
    ])
      assert.equal(read(text), undefined);
  });
});
