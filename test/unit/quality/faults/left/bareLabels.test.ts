import assert from 'node:assert/strict';
import { bareLabels } from '../../../../quality/faults/left/bareLabels.ts';
import { faultsIn, list } from '../faultsIn.ts';

describe('Bare labels', () => {
  it('are headings without what they say', () => {
    const markdown = '## Plan A\n\nBuy it now.\n\n## Plan B\n\nRent it first.\n';
    assert.deepEqual(faultsIn(bareLabels, markdown, [list('Plans', 'Plan A', 'Plan B')]), [
      '1: Plan A / Plan B',
    ]);
  });

  it('are labels cut from their texts', () => {
    const markdown = '- 速度: 毎秒千件まで\n- 費用: 月に五万円\n';
    assert.deepEqual(faultsIn(bareLabels, markdown, [list('比較', '速度', '費用')], 'ja'), [
      '1: 速度 / 費用',
    ]);
  });

  it('are not names that the document only lists', () => {
    assert.deepEqual(
      faultsIn(bareLabels, '- Anna\n- Bela\n- Carl\n', [list('There', 'Anna', 'Bela', 'Carl')]),
      [],
    );
  });

  it('are not labels with their texts', () => {
    const slide = {
      layout: 'bullets',
      style: 'cards',
      title: 'Werte',
      items: [
        { lead: 'Tempo', text: 'tausend' },
        { lead: 'Preis', text: 'fünfzig' },
      ],
    };
    assert.deepEqual(faultsIn(bareLabels, '- Tempo: tausend\n- Preis: fünfzig\n', [slide], 'de'), []);
  });

  it('are not the lines of an agenda', () => {
    const markdown = '## Plan A\n\nBuy it.\n\n## Plan B\n\nRent it.\n';
    assert.deepEqual(
      faultsIn(bareLabels, markdown, [{ layout: 'agenda', title: 'Agenda', items: ['Plan A', 'Plan B'] }]),
      [],
    );
  });
});
