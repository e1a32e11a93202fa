import assert from 'node:assert/strict';
import { areTimes, isTimeLabel } from '../../../../src/engine/text/timeLabels.ts';

describe('isTimeLabel', () => {
  it('knows times of the day with their zone or until when, and months of a short year', () => {
    for (const label of ['14:05', '14:05 UTC', '4h20', '05:45–22:00', "Aug '21", 'Aug ‘21', '2026-03-01'])
      assert.ok(isTimeLabel(label, 'us'), label);
    for (const label of ['1.5', '14:05 boats', 'Augusta', '2.0.1'])
      assert.ok(!isTimeLabel(label, 'us'), label);
  });
});

describe('areTimes', () => {
  it('is all of them or none', () => {
    assert.ok(areTimes(["Aug '21", "Sep '21"], 'us'));
    assert.ok(!areTimes(["Aug '21", 'Later'], 'us'));
  });
});
