import assert from 'node:assert/strict';
import { metadataTitles } from '../../../../quality/faults/titles/metadataTitles.ts';
import { faultsIn, list } from '../faultsIn.ts';

describe('Metadata as titles', () => {
  it('are fields with their values', () => {
    for (const title of [
      'Feature Name: async_io',
      'Start Date: 2026-02-01',
      'Datum: 3. März',
      'Auteur : Léa Morin',
      '日付：2026年3月',
      'التاريخ: 2026-03-04',
    ])
      assert.deepEqual(faultsIn(metadataTitles, '', [list(title, 'x', 'y')]), [`1: ${title}`]);
  });

  it('are names of fields and dates that no heading has', () => {
    for (const title of ['Start Date', '2026-02-01', 'notes/plan.md'])
      assert.deepEqual(faultsIn(metadataTitles, 'Start Date 2026-02-01', [list(title, 'x', 'y')]), [
        `1: ${title}`,
      ]);
  });

  it('are headings that every document may have, on a cover', () => {
    const cover = (title: string) => ({ layout: 'cover', title });
    assert.deepEqual(faultsIn(metadataTitles, '# Summary\n\nText.\n', [cover('Summary')]), ['1: Summary']);
    assert.deepEqual(faultsIn(metadataTitles, '# はじめに\n\n本文。\n', [cover('はじめに')]), [
      '1: はじめに',
    ]);
    assert.deepEqual(faultsIn(metadataTitles, '# Summary\n\nText.\n', [list('Summary', 'a', 'b')]), []);
  });

  it('are not headings of the document', () => {
    assert.deepEqual(faultsIn(metadataTitles, '# Status\n\nGood.\n', [list('Status', 'x', 'y')]), []);
  });

  it('are not titles with a colon in them', () => {
    assert.deepEqual(faultsIn(metadataTitles, '', [list('Storage: what we keep', 'x', 'y')]), []);
  });
});
