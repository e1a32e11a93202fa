import assert from 'node:assert/strict';
import type { Language } from '../../../../../src/api/generationOptions.ts';
import { rich } from '../../../../../src/deck/richText.ts';
import { chartOfTable } from '../../../../../src/engine/writing/visuals/chartOfTable.ts';

const chartOf = (lines: readonly string[], language: Language = 'us') => {
  const [head = [], ...rows] = lines.map((line) => line.split('|').map((cell) => rich(cell.trim())));
  return chartOfTable({ kind: 'table', head, rows, align: [], position: { from: 1, to: 1 } }, language);
};

describe('chartOfTable', () => {
  it('draws time as lines, its unit kept', () => {
    const chart = chartOf(['Year | Sales', '2022 | €1.5m', '2023 | €2m', '2024 | €3.25m']);
    assert.equal(chart?.kind, 'line');
    assert.deepEqual(chart?.series, [{ name: 'Sales', values: [1.5, 2, 3.25] }]);
    assert.deepEqual([chart?.prefix, chart?.suffix, chart?.decimals], ['€', 'm', 2]);
  });

  it('draws no bars of one length', () => {
    assert.equal(chartOf(['Item | Cost', 'Oars | $5000', 'Sails | $5000', 'Ropes | $5000']), undefined);
    assert.equal(chartOf(['Item | Cost', 'Oars | $5000', 'Sails | $6000', 'Ropes | $5000'])?.kind, 'bar');
  });

  it('draws no more bars than have room for their names', () => {
    const bars = (count: number, name: string) =>
      chartOf([
        'Feature | Percent',
        ...Array.from({ length: count }, (_, at) => {
          const letter = String.fromCharCode(65 + ((at * 7) % 26));
          return `${letter}${name} | ${40 - at}.5%`;
        }),
      ])?.kind;
    assert.equal(bars(16, 'round'), 'bar');
    assert.equal(bars(17, 'round'), undefined);
    assert.equal(bars(9, 'A feature with a name that takes two lines beside its bar'), undefined);
  });

  it('draws a line for every row where the columns are time', () => {
    const chart = chartOf(['Market | Q1 | Q2 | Q3', 'North | 1 | 2 | 4', 'South | 3 | 3 | 2']);
    assert.equal(chart?.kind, 'line');
    assert.deepEqual(chart?.categories, ['Q1', 'Q2', 'Q3']);
    assert.deepEqual(
      chart?.series.map(({ name }) => name),
      ['North', 'South'],
    );
  });

  it('draws the share of a whole where the amount beside it says the same', () => {
    const chart = chartOf([
      'Cause | Requests | Share',
      'Order | 30 M | 30 %',
      'Region | 50 M | 50 %',
      'New | 20 M | 20 %',
    ]);
    assert.deepEqual(chart?.series, [{ name: 'Share', values: [30, 50, 20] }]);
    assert.equal(
      chartOf(['Cause | Requests | Share', 'Order | 90 M | 30 %', 'Region | 5 M | 50 %', 'New | 5 M | 20 %']),
      undefined,
    );
  });

  it('draws the share of those who were asked, though each said several things, and none of the whole', () => {
    const rows = ['Nowhere to park | 64 | 57 %', 'Too far | 41 | 37 %', 'No shower | 29 | 26 %'];
    assert.deepEqual(chartOf(['Obstacle | Answers | Share', ...rows])?.series, [
      { name: 'Share', values: [57, 37, 26] },
    ]);
    assert.equal(chartOf(['Obstacle | Answers | Share', 'Asked | 112 | 100 %', ...rows]), undefined);
    const bare = rows.map((row) => row.replace(' %', ''));
    assert.deepEqual(chartOf(['Obstacle | Answers | % of 112', ...bare])?.series, [
      { name: '% of 112', values: [57, 37, 26] },
    ]);
  });

  it('draws no bar of what adds up the others, and no chart of what is reckoned from that', () => {
    const costs = ['Item | Cost', 'Table | 10 €', 'Chair | 20 €', 'Lamp | 30 €', 'Sum | 60 €'];
    assert.deepEqual(chartOf(costs)?.categories, ['Table', 'Chair', 'Lamp']);
    assert.equal(chartOf([...costs, 'Given | 15 €', 'Gap | 45 €']), undefined);
  });

  it('draws no account of what comes in and goes out', () => {
    const rows = ['Before | 4,812', 'Fair | 1,936', 'Coach | −640'];
    assert.equal(chartOf(['What | £', ...rows, '**Now** | 6,108']), undefined);
  });

  it('draws nothing that is to look something up in, but years', () => {
    const lookUp = (...rows: string[]) => chartOf(['df | 90% | 95% | 99%', ...rows]);
    assert.equal(
      lookUp('4 | 2.13 | 2.78 | 4.60', '9 | 1.83 | 2.26 | 3.25', '∞ | 1.64 | 1.96 | 2.58'),
      undefined,
    );
    assert.ok(chartOf(['Year | 90% | 95%', '2023 | 2.13 | 2.78', '2024 | 1.83 | 2.26', '2025 | 1.6 | 2']));
  });

  it('draws parts of a whole as a doughnut and other categories as bars', () => {
    assert.equal(chartOf(['Cost | Share', 'People | 60 %', 'Rent | 30 %', 'Other | 10 %'])?.kind, 'doughnut');
    assert.equal(chartOf(['City | Ships', 'Oslo | 12', 'Bergen | 30'])?.kind, 'bar');
  });

  it('groups two measures of one unit, and leaves two units to a table', () => {
    const grouped = chartOf(['Percentile | Before (ms) | After (ms)', '50th | 84 | 85', '99th | 212 | 216']);
    assert.equal(grouped?.kind, 'grouped');
    assert.equal(grouped?.suffix, ' ms');
    assert.equal(
      chartOf(['Weeks | Orders | Cancelled', 'up to 3 | 1,930 | 2 %', '4 to 5 | 1,704 | 4 %']),
      undefined,
    );
  });

  it('leaves what one column leaves of another to a table, and shows what two add up to', () => {
    assert.equal(
      chartOf(['Item|Planned|Spent|Left', 'Coal|84|79|5', 'Rope|120|131|-11', 'Oil|410|322|88']),
      undefined,
    );
    assert.ok(chartOf(['Item|Summer|Winter|Total', 'Coal|41|10|51', 'Rope|63|13|76', 'Oil|70|14|84']));
  });

  it('leaves what has no common axis to a table', () => {
    assert.equal(
      chartOf(['Measure | 2024 | 2025 | 2026', 'Sales (k€) | 190 | 1,450 | 6,100', 'Cities | 1 | 4 | 11']),
      undefined,
    );
    assert.equal(
      chartOf(['Year | Visitors | Staff', '2024 | 90,000 | 12', '2025 | 95,000 | 14', '2026 | 99,000 | 15']),
      undefined,
    );
    assert.equal(
      chartOf(['Target | Moves | Minutes', 'As it was | 41,870 | 1,910', 'By hour | 31,820 | 1,850']),
      undefined,
    );
  });

  it('leaves what would be no bar beside the longest one to a table', () => {
    assert.equal(
      chartOf(['Message | Count', 'Sent | 4,116,655', 'Lost | 1,647', 'By us | 1,391']),
      undefined,
    );
  });

  it('leaves amounts that are named by another amount to a table', () => {
    assert.equal(chartOf(['Reward | At once', '£500 | £250', '£1500 | £500']), undefined);
  });

  it('reads numbers as their language writes them', () => {
    assert.deepEqual(
      chartOf(['Stadt | Umsatz', 'Kiel | 1.234', 'Bremen | 2,5'], 'de')?.series[0]?.values,
      [1234, 2.5],
    );
    assert.deepEqual(
      chartOf(['City | Sales', 'Kiel | 1,234', 'Bremen | 2.5'])?.series[0]?.values,
      [1234, 2.5],
    );
    assert.deepEqual(chartOf(['شهر | مبيعات', 'أ | ١٢', 'ب | ٣٠'], 'ar')?.series[0]?.values, [12, 30]);
  });

  it('leaves a last row that adds up the others to the notes', () => {
    const chart = chartOf(['Item | Cost', 'Build | 20', 'Run | 30', 'Tell | 10', 'Total | 60']);
    assert.deepEqual(chart?.categories, ['Build', 'Run', 'Tell']);
  });

  it('takes years, running numbers and text for no measure', () => {
    assert.equal(chartOf(['Tool | Released', 'A | 2019', 'B | 2021']), undefined);
    assert.equal(chartOf(['Step | No.', 'Read | 1', 'Plan | 2', 'Write | 3']), undefined);
    assert.equal(chartOf(['Name | Port', 'web | open', 'db | closed']), undefined);
  });
});
