import assert from 'node:assert/strict';
import { wrongTopics } from '../../../../quality/faults/titles/wrongTopics.ts';
import { faultsIn, list } from '../faultsIn.ts';

const markdown =
  '# Umzug\n\n## Kosten\n\nDie Miete steigt um zehn Prozent im Jahr.\n\n## Team\n\nDrei Kolleginnen ziehen im Sommer mit um.\n\n### Küche\n\nDie Küche bekommt einen neuen Herd mit Ofen.\n';
const rent = 'Die Miete steigt um zehn Prozent im Jahr';
const team = 'Drei Kolleginnen ziehen im Sommer mit um';
const kitchen = 'Die Küche bekommt einen neuen Herd mit Ofen';

describe('Wrong topics', () => {
  it('are titles above the words of another section', () => {
    assert.deepEqual(faultsIn(wrongTopics, markdown, [list('Kosten', rent, team)], 'de'), [`1: ${team}`]);
  });

  it('are not titles above a subsection', () => {
    assert.deepEqual(faultsIn(wrongTopics, markdown, [list('Team', team, kitchen)], 'de'), []);
  });

  it('are not above columns with headings of their own', () => {
    const slide = {
      layout: 'columns',
      title: 'Kosten',
      columns: [
        { heading: 'Kosten', text: rent, items: [] },
        { heading: 'Team', text: team, items: [] },
      ],
    };
    assert.deepEqual(faultsIn(wrongTopics, markdown, [slide], 'de'), []);
  });

  it('are not above what their own topic says first', () => {
    const slide = { ...list('Küche', team, kitchen), kicker: 'Team' };
    assert.deepEqual(faultsIn(wrongTopics, markdown, [slide], 'de'), []);
  });

  it('are not titles that are no heading', () => {
    assert.deepEqual(faultsIn(wrongTopics, markdown, [list('Alles in Kürze', rent, team)], 'de'), []);
  });
});
