import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { choosePoints } from '../../../../src/engine/writing/choosePoints.ts';
import { type Point, pointWords, splitLead } from '../../../../src/engine/writing/points.ts';

const point = (from: Point['from'], text: string, opens = true): Point => {
  const said = { ...splitLead(rich(text)), from, opens };
  return { ...said, words: pointWords(said) };
};
const chosen = (points: readonly Point[], most: number) =>
  choosePoints(points, most, 'Subtle', 'us').map(({ lead = [], text }) =>
    [plain(lead), plain(text)].filter(Boolean).join(' '),
  );

describe('choosePoints', () => {
  const risks = [
    'Queue: it falls behind in a campaign. Workers are added by its age.',
    'Storage: it grows by half. Old files move to a colder place.',
    'Wrong sizes: a fault reaches every new photo. Sizes have a version.',
  ].map((text) => point('item', text));

  it('shortens every item of a list rather than leave one out', () => {
    assert.deepEqual(chosen(risks, 22), [
      'Queue: it falls behind in a campaign',
      'Storage: it grows by half',
      'Wrong sizes: a fault reaches every new photo',
    ]);
  });

  it('comes down to the names of the items', () => {
    assert.deepEqual(chosen(risks, 6), ['Queue', 'Storage', 'Wrong sizes']);
  });

  it('leaves out the last items of a list that is far too long', () => {
    const items = Array.from({ length: 9 }, (_, at) => point('item', `Reason number ${at} is long enough`));
    assert.equal(chosen(items, 20).length, 4);
    assert.equal(chosen(items, 48).length, 9);
  });

  it('shows a list before the sentences around it', () => {
    const around = [point('sentence', 'We looked at what may happen to the photos of a shop in a campaign.')];
    assert.deepEqual(chosen([...around, ...risks], 6), ['Queue', 'Storage', 'Wrong sizes']);
  });

  it('shows what introduces a list with it', () => {
    const around = [
      point('sentence', 'The old price punishes growth.'),
      point('sentence', 'We propose three parts:', false),
    ];
    const items = ['A base fee', 'A price for more', 'A floor'].map((text) => point('item', text));
    assert.deepEqual(chosen([...around, ...items], 14), [
      'We propose three parts:',
      'A base fee',
      'A price for more',
      'A floor',
    ]);
  });

  it('takes no sentence apart', () => {
    const long = 'Photos are made when they are first asked for by somebody who looks at a page of the shop.';
    assert.deepEqual(chosen([point('sentence', long), point('sentence', 'It is slow.', false)], 4), [
      'It is slow',
    ]);
  });
});
