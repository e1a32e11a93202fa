import assert from 'node:assert/strict';
import {
  clock,
  isoDay,
  opensWithClock,
  sureClock,
  withoutSeconds,
  zone,
} from '../../../../src/languages/recognising/clocks.ts';

const isWhole = (pattern: string, text: string): boolean => new RegExp(`^${pattern}$`, 'u').test(text);

describe('clock', () => {
  it('is a time of the day, however people write it', () => {
    for (const time of ['9:05', '09.05', '4h20', '~14:05', '14:05:30', '2:05 PM', '2:05 p.m.', '2:05pm'])
      assert.ok(isWhole(clock, time), time);
    for (const other of ['9', '9:5', '9:055', '1,50']) assert.ok(!isWhole(clock, other), other);
  });

  it('is surely one where it can be no price', () => {
    assert.ok(isWhole(sureClock, '9:05'));
    assert.ok(!isWhole(sureClock, '9.05'));
  });
});

describe('zone', () => {
  it('stands behind a time, in brackets or not, or does not', () => {
    for (const time of ['9:05', '9:05 UTC', '9:05 UTC+2', '9:05 (CEST)', '9:05Z', '9:05 ET', '9:05 Uhr'])
      assert.ok(isWhole(`${clock}${zone}`, time), time);
    for (const other of ['9:05 (UTC', '9:05 boats']) assert.ok(!isWhole(`${clock}${zone}`, other), other);
  });
});

describe('isoDay', () => {
  it('is a day of these centuries', () => {
    assert.ok(isWhole(isoDay, '2026-03-14'));
    assert.ok(!isWhole(isoDay, '1026-03-14'));
  });
});

describe('opensWithClock', () => {
  it('looks past the signs before a time, and past nothing else', () => {
    for (const text of ['18:59 It leaks', '[19:02] It is shut', '- 9.05 It rings'])
      assert.ok(opensWithClock(text), text);
    for (const text of ['At 18:59 it leaks', '100:59', '3 boats']) assert.ok(!opensWithClock(text), text);
  });
});

describe('withoutSeconds', () => {
  it('leaves the day of what a program wrote down to the second', () => {
    assert.equal(withoutSeconds('Ada · 2012-05-20T11:29:30'), 'Ada · 2012-05-20');
    assert.equal(withoutSeconds('2012-05-20 11:29:30.123 +02:00'), '2012-05-20');
    assert.equal(withoutSeconds('2012-05-20T11:29:30Z'), '2012-05-20');
  });

  it('keeps the hour that somebody wrote', () => {
    for (const time of ['2012-05-20 11:29', '20 May, 11:29', '2012-05-20'])
      assert.equal(withoutSeconds(time), time);
  });
});
