import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { sectionsOf } from '../../../../src/engine/planning/sections.ts';
import { topicsOf } from '../../../support/scenes.ts';

const documentOf = (...names: string[]) =>
  `# D\n\n${names.map((name, at) => `## ${name}\n\n${'A sentence of five words. '.repeat(4 + at)}`).join('\n\n')}`;
const titles = async (count: number | 'auto', ...names: string[]): Promise<string[]> =>
  sectionsOf(await topicsOf(documentOf(...names)), count, 'us').map(({ title }) => plain(title));

describe('sectionsOf', () => {
  it('makes a section of each heading', async () => {
    assert.deepEqual(await titles('auto', 'One', 'Two', 'Three'), ['One', 'Two', 'Three']);
  });

  it('names two headings that share a section as one would say them', async () => {
    assert.deepEqual(await titles(2, 'Market', 'Team', 'Costs'), ['Market and Team', 'Costs']);
  });

  it('names a section of more by the heading that says most', async () => {
    assert.deepEqual(await titles(1, 'Market', 'Team', 'Costs'), ['Costs']);
  });

  it('divides where more are asked for', async () => {
    assert.equal((await titles(4, 'Market', 'Team')).length, 4);
  });
});
