import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import type { Chart } from '../../../../../src/deck/slide.ts';
import { saidInParagraph } from '../../../../../src/engine/features/paragraphs.ts';
import { saidOfChart } from '../../../../../src/engine/writing/visuals/saidOfChart.ts';

const writing = { language: 'us', deckLanguage: 'us' } as const;
const chart: Chart = {
  kind: 'doughnut',
  categories: ['On foot', 'By car'],
  series: [{ name: 'Families', values: [98, 74] }],
  decimals: 0,
};
const tableOf = (head: string) => ({
  kind: 'table' as const,
  head: [rich(head), rich('Families')],
  rows: [
    [rich('On foot'), rich('98')],
    [rich('By car'), rich('74')],
  ],
  align: [],
  position: { from: 1, to: 4 },
});
const shown = (head: string, line?: string, beside = ''): string =>
  plain(
    saidOfChart(chart, tableOf(head), {
      line: line === undefined ? undefined : rich(line),
      said: saidInParagraph(rich(beside), { isLoud: false }, 'us'),
      writing,
    }) ?? [],
  );

describe('saidOfChart', () => {
  it('is what its author found, before anything else', () => {
    const found = 'As a result, 74 families come by car.';
    assert.match(shown('Way', 'As of March:', found), /74 families come by car/);
  });

  it('is what stands right above the figures', () => {
    assert.equal(shown('Way', 'We asked all of them. As of 28 February:'), 'As of 28 February');
  });

  it('is nothing that only leads on to the figures', () => {
    for (const line of ['The following table shows it:', 'This allows a fair comparison, as shown below:'])
      assert.match(shown('Way', line), /On foot.*57/u, line);
  });

  it('is the question that the rows answer', () => {
    assert.equal(shown('How do you come?'), 'How do you come?');
  });

  it('is else what can be read off it', () => {
    assert.match(shown('Way'), /On foot.*57/u);
  });
});
