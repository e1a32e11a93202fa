import assert from 'node:assert/strict';
import {
  areAlongTime,
  areTimes,
  isTimeLabel,
  withSharedDate,
} from '../../../../src/engine/text/timeLabels.ts';

const zoned = ['2:05 PM ET', '~14:05', '00:25 (UTC)', '2026-03-14T00:05:00Z'];

describe('isTimeLabel', () => {
  it('knows times of the day with their zone or until when, and months of a short year', () => {
    for (const label of [
      '14:05',
      '14:05 UTC',
      '4h20',
      '05:45–22:00',
      "Aug '21",
      'Aug ‘21',
      '2026-03-01',
      ...zoned,
    ])
      assert.ok(isTimeLabel(label, 'us'), label);
    for (const label of ['1.5', '14:05 boats', 'Augusta', '2.0.1', 'Monday boats', 'Sat 00:25 – the end'])
      assert.ok(!isTimeLabel(label, 'us'), label);
  });

  it('knows days of the week, days with a time, and from when until when', () => {
    for (const label of [
      'Monday',
      'Sat 00:25',
      'Fri 15 Nov, 18:05',
      'Sat 00:25 – Mon 07:50',
      '3 May – 5 May',
    ])
      assert.ok(isTimeLabel(label, 'us'), label);
    for (const label of ['Sa., 16. Nov. 07:50', 'Montag']) assert.ok(isTimeLabel(label, 'de'), label);
    assert.ok(isTimeLabel('vendredi 18:40–19:30', 'fr'));
  });
});

describe('isTimeLabel, of what is not meant as a whole,', () => {
  it('knows parts of months and years', () => {
    for (const label of [
      'end of May',
      'mid-July',
      'early 2027',
      'Summer 2027',
      'by 12 April',
      'until mid-March',
    ])
      assert.ok(isTimeLabel(label, 'us'), label);
    for (const label of ['end of the line', 'early boats', 'Summer', 'after', 'by then'])
      assert.ok(!isTimeLabel(label, 'us'), label);
    const others = [
      ['de', 'Ende Mai'],
      ['fr', 'mi-juillet'],
      ['es', 'finales de mayo'],
      ['it', 'fine maggio'],
      ['pt', 'meados de maio'],
      ['in', 'akhir Mei'],
      ['ja', '5月末'],
      ['ko', '5월 말'],
      ['cn', '5月底'],
      ['ar', 'نهاية مايو'],
      ['hi', 'मई के अंत तक'],
      ['bn', 'জুলাই শেষে'],
    ] as const;
    for (const [language, label] of others) assert.ok(isTimeLabel(label, language), label);
  });
});

describe('areTimes', () => {
  it('is all of them or none', () => {
    assert.ok(areTimes(["Aug '21", "Sep '21"], 'us'));
    assert.ok(!areTimes(["Aug '21", 'Later'], 'us'));
  });
});

describe('areAlongTime', () => {
  it('takes counted times of the language', () => {
    assert.ok(areAlongTime(['Week 1', 'Week 2', 'Week 3'], 'us'));
    assert.ok(areAlongTime(['Woche 1', 'Woche 2'], 'de'));
    assert.ok(areAlongTime(['第1週', '第2週'], 'ja'));
    assert.ok(areAlongTime(['Sprint 1', 'Sprint 2'], 'fr'));
    assert.ok(areAlongTime(['2021', '2022'], 'es'));
  });

  it('takes no classes that are numbered', () => {
    assert.ok(!areAlongTime(['P0', 'P1', 'P2'], 'us'));
    assert.ok(!areAlongTime(['Group 1', 'Group 2'], 'us'));
  });
});

describe('withSharedDate', () => {
  it('says the day once that all times are of', () => {
    assert.deepEqual(withSharedDate(['2026-04-14 16:35', '2026-04-14 18:39 UTC']), {
      date: '2026-04-14',
      labels: ['16:35', '18:39 UTC'],
    });
  });

  it('says each day where it begins, of times of several days', () => {
    assert.deepEqual(
      withSharedDate(['2026-04-14 16:35', '2026-04-14 18:39', '2026-04-15 07:10', '2026-04-15 08:00 UTC']),
      {
        labels: ['2026-04-14 16:35', '18:39', '2026-04-15 07:10', '08:00 UTC'],
      },
    );
  });

  it('leaves a time each of several days, and days alone', () => {
    for (const labels of [
      ['2026-04-14 16:35', '2026-04-15 18:39'],
      ['2026-04-14', '2026-04-14'],
    ])
      assert.deepEqual(withSharedDate(labels), { labels });
  });
});
