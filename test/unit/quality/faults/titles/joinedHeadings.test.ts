import assert from 'node:assert/strict';
import { joinedHeadings } from '../../../../quality/faults/titles/joinedHeadings.ts';
import { faultsIn, list } from '../faultsIn.ts';

describe('Joined headings', () => {
  it('are found in titles, agendas and points, once a slide', () => {
    const slides = [
      list('Kosten · Risiken', 'x', 'y'),
      { layout: 'agenda', title: 'Agenda', items: ['Kosten · Risiken', 'Plan · Team'] },
      list('T', '準備 · 実施', 'y'),
    ];
    assert.deepEqual(faultsIn(joinedHeadings, '## Kosten\n\n## Risiken\n', slides), [
      '1: Kosten · Risiken',
      '2: Kosten · Risiken',
      '3: 準備 · 実施',
    ]);
  });

  it('are not the author’s own', () => {
    assert.deepEqual(
      faultsIn(joinedHeadings, '# Red · Green\n\nText\n', [list('Red · Green', 'x', 'y')]),
      [],
    );
  });

  it('are not the quiet line of a cover', () => {
    assert.deepEqual(
      faultsIn(joinedHeadings, '', [{ layout: 'cover', title: 'T', byline: 'Mara Lind · 3 May' }]),
      [],
    );
  });
});
