import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../../src/deck/richText.ts';
import { statsOf } from '../../../../../../src/engine/writing/points/layouts/figures.ts';
import { type Point, pointOf } from '../../../../../../src/engine/writing/points/points.ts';

const item = (text: string, lead?: string): Point => ({
  ...pointOf(rich(text), 'item'),
  ...(lead ? { lead: rich(lead) } : {}),
});
const stats = (...points: Point[]) => statsOf(points, 'us')?.map(({ value, label }) => [value, plain(label)]);

describe('statsOf', () => {
  it('finds the figures of "label: value" and of short items', () => {
    assert.deepEqual(stats(item('€14.2 million', 'Revenue:'), item('31 %', 'Margin:')), [
      ['€14.2 million', 'Revenue'],
      ['31 %', 'Margin'],
    ]);
    assert.deepEqual(stats(item('41 farms pay us'), item('92 % renewed')), [
      ['41', 'farms pay us'],
      ['92 %', 'renewed'],
    ]);
  });

  it('takes a figure with what it counts, and how roughly, behind what it is of', () => {
    assert.deepEqual(
      stats(item('Around 3 months', 'Duration:'), item('720 hours', 'Work:'), item('$20k.', 'Costs:')),
      [
        ['~3 months', 'Duration'],
        ['720 hours', 'Work'],
        ['$20k', 'Costs'],
      ],
    );
    assert.equal(stats(item('22 offers all that', 'Version:'), item('3 weeks', 'Duration:')), undefined);
  });

  it('takes the share behind a name, with what it is for below', () => {
    const all = statsOf([item('New rooms.', 'Building (60 %):'), item('Two cooks.', 'Kitchen (40 %)')], 'us');
    assert.deepEqual(
      all?.map(({ value, label, note = [] }) => [value, plain(label), plain(note)]),
      [
        ['60 %', 'Building', 'New rooms.'],
        ['40 %', 'Kitchen', 'Two cooks.'],
      ],
    );
  });

  it('takes how many of each there are for no figures', () => {
    assert.equal(stats(item('1x fast disk'), item('2x CPUs')), undefined);
    assert.notEqual(stats(item('3x faster'), item('2x as many')), undefined);
  });

  it('takes hours with their minutes for one figure', () => {
    assert.deepEqual(stats(item('2 h 8 min', 'Downtime:'), item('45 min', 'Roll call:')), [
      ['2 h 8 min', 'Downtime'],
      ['45 min', 'Roll call'],
    ]);
  });

  it('takes no date, no version and no number of something for a figure', () => {
    assert.equal(stats(item('8 May'), item('2 June')), undefined);
    assert.equal(stats(item('2.0.1', 'Client:'), item('3.1.0', 'Server:')), undefined);
    assert.equal(stats(item('2024', 'Founded:'), item('2026', 'Sold:')), undefined);
    assert.equal(stats(item('2414394', 'Harbor:'), item('2414395', 'Pier:')), undefined);
    assert.deepEqual(stats(item('2,414,394', 'Boats:'), item('31 %', 'Margin:'))?.length, 2);
  });

  it('takes no number that counts the entry itself', () => {
    assert.equal(stats(item('1. Open the valve'), item('2. Close the door')), undefined);
  });

  it('takes no number out of a sentence', () => {
    const sentence = { ...pointOf(rich('31 % more than a year ago')), from: 'sentence' as const };
    assert.equal(stats(sentence, sentence), undefined);
    assert.equal(
      stats(item('22 offers native support', 'Features:'), item('22 includes all of it', 'Speed:')),
      undefined,
    );
  });

  it('is undefined where one of them is no figure', () => {
    assert.equal(stats(item('31 %', 'Margin:'), item('later', 'Customers:')), undefined);
  });
});
