import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import type { Chart } from '../../../../../src/deck/slide.ts';
import { calledByFigures } from '../../../../../src/engine/writing/visuals/calledByFigures.ts';
import { frame } from '../../../../support/scenes.ts';

const chartOf = (...names: readonly string[]): Chart => ({
  kind: 'bar',
  decimals: 0,
  categories: ['Task 1', 'Task 2'],
  series: names.map((name) => ({ name, values: [81, 83] })),
});

const calledIn = (chart: Chart, title = 'Analysis', takeaway?: string) => {
  const called = calledByFigures(chart, takeaway === undefined ? undefined : rich(takeaway), {
    ...frame,
    title: rich(title),
  });
  return [plain(called.title), plain(called.kicker ?? [])];
};

describe('calledByFigures', () => {
  it('says over bars of one kind what they are of', () => {
    assert.deepEqual(calledIn(chartOf('Mean TLX score')), ['Mean TLX score', 'Analysis']);
  });

  it('says it once, and nothing of bars that have a legend', () => {
    assert.equal(
      calledIn(chartOf('Mean TLX score'), 'The mean TLX score by task')[0],
      'The mean TLX score by task',
    );
    assert.equal(calledIn(chartOf('Mean score'), 'Analysis', 'The mean score is 81')[0], 'Analysis');
    assert.equal(calledIn(chartOf('Round one', 'Round two'))[0], 'Analysis');
  });

  it('calls nothing by a year or a single word', () => {
    for (const name of ['2025', 'Value', '']) assert.equal(calledIn(chartOf(name))[0], 'Analysis', name);
  });
});
