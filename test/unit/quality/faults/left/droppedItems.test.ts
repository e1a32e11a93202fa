import assert from 'node:assert/strict';
import { droppedItems } from '../../../../quality/faults/left/droppedItems.ts';
import { faultsIn, list } from '../faultsIn.ts';

const markdown = '- Pour the concrete slab\n- Set the steel columns\n- Close the roof\n';

describe('Dropped items', () => {
  it('are faults without a word', () => {
    const slides = [list('Build', 'Pour the concrete slab', 'Set the steel columns')];
    assert.deepEqual(faultsIn(droppedItems, markdown, slides), ['1: 2 of 3']);
  });

  it('are right where the slide says how many are left out', () => {
    const slides = [
      { ...list('Build', 'Pour the concrete slab', 'Set the steel columns', '1 more in the notes') },
    ];
    assert.deepEqual(faultsIn(droppedItems, markdown, slides), []);
  });

  it('are read from a chart with the names, the figures and their unit', () => {
    const costs = '- Wood and soil: €3,200\n- Fence: €1,350\n- Tools: €800\n';
    const chart = (categories: string[], values: number[]) => ({
      layout: 'chart',
      title: 'Costs',
      chart: { kind: 'bar' as const, categories, series: [{ name: '', values }], prefix: '€', decimals: 0 },
    });
    const all = chart(['Wood and soil', 'Fence', 'Tools'], [3200, 1350, 800]);
    assert.deepEqual(faultsIn(droppedItems, costs, [all]), []);
    const cut = chart(['Wood and soil', 'Fence'], [3200, 1350]);
    assert.deepEqual(faultsIn(droppedItems, costs, [cut]), ['1: 2 of 3']);
  });

  it('are not those who are thanked', () => {
    const slides = [list('Build', 'Pour the concrete slab', 'Set the steel columns', 'Close the roof')];
    assert.deepEqual(faultsIn(droppedItems, `${markdown}- Thanks to everyone who helped\n`, slides), []);
  });

  it('are not who was there, how long a topic may take, and what is read elsewhere', () => {
    const slides = [list('Build', 'Pour the concrete slab', 'Set the steel columns', 'Close the roof')];
    const minutes = `## Present\n\n- Ada Poursteel (@pour)\n- Bo Closeroof\n\n## Build\n\n- 10 minute timebox\n- Refs:\n  - [Pour the concrete slab](a.md)\n  - [The plan of the roof](b.md)\n${markdown}`;
    const shown = [...slides, list('Ada Poursteel (@pour)', 'speaks of the roof', 'and the steel')];
    assert.deepEqual(faultsIn(droppedItems, minutes, shown), []);
  });

  it('are not of a list of which another one has what is shown', () => {
    const twice = `# One\n\n${markdown}\n# Two\n\n- Pour the concrete slab\n- Call the inspector\n`;
    const slides = [list('One', 'Pour the concrete slab', 'Set the steel columns', 'Close the roof')];
    assert.deepEqual(faultsIn(droppedItems, twice, slides), []);
  });

  it('are not of a list that a heading has words of', () => {
    const options =
      '## short option groups\n\n- default: true.\n- key: `short-option-groups`\n\nThey join flags.\n';
    const slides = [list('Options', 'short option groups', 'They join flags.')];
    assert.deepEqual(faultsIn(droppedItems, options, slides), []);
  });

  it('are none where all are on several slides', () => {
    const slides = [
      list('Build', 'Pour the concrete slab', 'Set the steel columns'),
      list('Build', 'Close the roof', 'x'),
    ];
    assert.deepEqual(faultsIn(droppedItems, markdown, slides), []);
  });

  it('are none where the whole list is left to the notes', () => {
    assert.deepEqual(faultsIn(droppedItems, markdown, [list('Build', 'It takes a year', 'It costs')]), []);
  });

  it('are none where items are shortened', () => {
    const long = '- We pour the concrete slab in March, as soon as the frost is over\n- We set the columns\n';
    assert.deepEqual(
      faultsIn(droppedItems, long, [list('T', 'We pour the concrete slab in March', 'We set the columns')]),
      [],
    );
  });

  it('are none where what stands in brackets is left out', () => {
    const markdown = '- 電源アダプタ（付属のもの以外は使わない。去年、二台壊れました）\n- 花粉計の本体\n';
    assert.deepEqual(faultsIn(droppedItems, markdown, [list('T', '電源アダプタ', '花粉計の本体')], 'ja'), []);
  });

  it('are counted in every script', () => {
    const japanese = '- 基礎工事を行います\n- 鉄骨の柱を立てます\n- 屋根を仕上げます\n';
    assert.deepEqual(
      faultsIn(droppedItems, japanese, [list('工事', '基礎工事を行います', '鉄骨の柱を立てます')], 'ja'),
      ['1: 2 of 3'],
    );
  });
});
