import assert from 'node:assert/strict';
import { leftovers } from '../../../../quality/faults/form/leftovers.ts';
import { faultsIn, list, statement } from '../faultsIn.ts';

describe('Leftovers', () => {
  it('are found in our languages', () => {
    for (const text of [
      'None',
      'N/A',
      'TBD',
      'None.',
      'Keine',
      'Néant',
      'Ninguno',
      'Nessuna',
      'Nenhum',
      'Tidak ada',
      '无',
      '特になし',
      '없음',
      'لا يوجد',
      'लागू नहीं',
      'নেই',
      '–',
    ])
      assert.deepEqual(faultsIn(leftovers, '', [statement('Risks', text)]), [`1: ${text}`]);
  });

  it('are not answers beside their label', () => {
    const slide = {
      layout: 'bullets',
      style: 'list',
      title: 'T',
      items: [{ lead: 'Injured', text: 'None' }, { text: 'Repaired' }],
    };
    assert.deepEqual(faultsIn(leftovers, '', [slide]), []);
  });

  it('are not sentences that begin so', () => {
    assert.deepEqual(
      faultsIn(leftovers, '', [list('T', 'None of the pumps failed', 'Keine Pumpe fiel aus')]),
      [],
    );
  });
});
