import assert from 'node:assert/strict';
import { emptyHeadings } from '../../../../quality/faults/left/emptyHeadings.ts';
import { faultsIn, list } from '../faultsIn.ts';

const markdown = '# Notes\n\n## Offene Punkte\n\n## Nächstes Treffen\n\nAm Montag um neun Uhr.\n';

describe('Empty headings', () => {
  it('are faults as titles', () => {
    assert.deepEqual(
      faultsIn(emptyHeadings, markdown, [list('Offene Punkte', 'Am Montag um neun Uhr', 'x')], 'de'),
      ['1: Offene Punkte'],
    );
  });

  it('are faults among the points', () => {
    assert.deepEqual(
      faultsIn(
        emptyHeadings,
        markdown,
        [{ layout: 'agenda', title: 'Agenda', items: ['Offene Punkte', 'Nächstes Treffen'] }],
        'de',
      ),
      ['1: Offene Punkte'],
    );
  });

  it('are slides with a title alone', () => {
    assert.deepEqual(faultsIn(emptyHeadings, 'x', [{ layout: 'quote', title: 'Said', text: '' }]), [
      '1: Said',
    ]);
  });

  it('are none where something stands under them', () => {
    assert.deepEqual(
      faultsIn(emptyHeadings, markdown, [list('Nächstes Treffen', 'Am Montag um neun Uhr', 'x')], 'de'),
      [],
    );
  });
});
