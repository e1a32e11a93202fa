import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { sentenceThrough } from '../../../../../src/engine/features/units/sentenceThrough.ts';

describe('sentenceThrough', () => {
  const through = (above: string | undefined, below: string) => {
    const parted = sentenceThrough(above === undefined ? undefined : rich(above), rich(below), 'us');
    return parted && [plain(parted.through), plain(parted.rest)];
  };

  it('says a sentence that runs through a formula as one, and leaves what comes after it', () => {
    assert.deepEqual(
      through('The drift is taken to be linear,', 'where v is the speed. It is measured at sea.'),
      ['The drift is taken to be linear, where v is the speed.', 'It is measured at sea.'],
    );
  });

  it('has an ellipsis for a formula that something announces', () => {
    for (const above of ['The drift is', 'The drift is:'])
      assert.deepEqual(through(above, 'where v is the speed.'), ['The drift is … where v is the speed.', '']);
  });

  it('takes up what was broken off with dots', () => {
    assert.deepEqual(through('When a boat looks like this,', '... it is full. Row it home.'), [
      'When a boat looks like this, it is full.',
      'Row it home.',
    ]);
  });

  it('says the end alone where nothing stands above', () => {
    assert.deepEqual(through(undefined, 'with the speed v of the ship.'), [
      'with the speed v of the ship.',
      '',
    ]);
  });

  it('parts no sentence that begins below the formula, and none that is too long to stand with it', () => {
    assert.equal(through('The drift is', 'Where the ship is slow, it is small.'), undefined);
    assert.equal(through('The drift is', `where ${'the speed of the ship '.repeat(20)}counts.`), undefined);
  });

  it('parts nothing below a sentence that has ended', () => {
    assert.equal(through('Build it (see the manual).', 'producing the boat.'), undefined);
  });

  it('parts nothing that leads to what comes next, or begins with a name that is written small', () => {
    assert.equal(through('The drift is', 'or, for a slow ship:'), undefined);
    const named = [{ text: 'drift', marks: ['code' as const] }, { text: ' is the speed.' }];
    assert.equal(sentenceThrough(rich('Set it:'), named, 'us'), undefined);
  });
});
