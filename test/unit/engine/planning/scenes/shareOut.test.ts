import assert from 'node:assert/strict';
import { shareOut } from '../../../../../src/engine/planning/scenes/shareOut.ts';

describe('shareOut', () => {
  it('gives one by one to whom they are worth most', () => {
    assert.deepEqual(
      shareOut(
        [
          { worth: 2, need: 3 },
          { worth: 5, need: 3 },
        ],
        1,
      ),
      [0, 1],
    );
    assert.deepEqual(
      shareOut(
        [
          { worth: 3, need: 3 },
          { worth: 5, need: 3 },
        ],
        2,
      ),
      [1, 1],
    );
  });

  it('gives most to who says most', () => {
    const bidders = [
      { worth: 4, need: 3 },
      { worth: 20, need: 9 },
    ];
    assert.deepEqual(shareOut(bidders, 6), [1, 5]);
  });

  it('gives nobody more than is needed, and nothing to what is worth nothing', () => {
    assert.deepEqual(
      shareOut(
        [
          { worth: 2, need: 1 },
          { worth: 0, need: 4 },
        ],
        5,
      ),
      [1, 0],
    );
  });
});
