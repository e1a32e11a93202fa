import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { withDaysOnce } from '../../../../../src/engine/writing/tables/daysOnce.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const table = (...labels: string[]): Slide => ({
  id: 'a',
  notes: '',
  layout: 'table',
  title: rich('Log'),
  head: ['Time', 'Event'].map(rich),
  align: ['start', 'start'],
  rows: labels.map((label) => [label, 'The mast falls'].map(rich)),
});
const labelsOf = (slide: Slide): string[] =>
  slide.layout === 'table' ? slide.rows.map(([label = []]) => plain(label)) : [];

describe('withDaysOnce', () => {
  it('says a day in the first of its rows', () => {
    assert.deepEqual(
      labelsOf(withDaysOnce(table('2026-03-14 09:10', '2026-03-14 09:40', '2026-03-15 08:00'))),
      ['2026-03-14 09:10', '09:40', '2026-03-15 08:00'],
    );
  });

  it('leaves rows that are no times of a day as they are', () => {
    const rows = ['2026-03-14', '2026-03-14', 'later'];
    assert.deepEqual(labelsOf(withDaysOnce(table(...rows))), rows);
  });
});
