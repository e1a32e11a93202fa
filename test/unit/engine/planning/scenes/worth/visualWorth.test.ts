import assert from 'node:assert/strict';
import type { Visual } from '../../../../../../src/engine/features/visual.ts';
import { worthOfVisual } from '../../../../../../src/engine/planning/scenes/worth/visualWorth.ts';
import { policy } from '../../../../../../src/engine/policy/policy.ts';

const listing = (code: string): Visual => ({ kind: 'code', code, position: { from: 1, to: 1 } });
const worth = (code: string): number => worthOfVisual(listing(code), undefined, true);

describe('a listing', () => {
  it('is worth nothing where it only sets up or draws what is not there', () => {
    const { leastWorth } = policy.choice;
    assert.ok(worth('import ships as s\n%matplotlib inline\n') <= leastWorth);
    assert.ok(worth('plt.plot(times, ships)\nplt.show()') <= leastWorth);
    assert.ok(worth('import ships as s\nships = s.load("pier")\nships.sail()') > leastWorth);
    assert.ok(worth('# sail --fast\n# moor') > leastWorth);
  });
});
