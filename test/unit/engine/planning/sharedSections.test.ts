import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { sectionsOf } from '../../../../src/engine/planning/sections.ts';
import { sharedSections } from '../../../../src/engine/planning/sharedSections.ts';
import { topicsOf } from '../../../support/scenes.ts';

const shared = async (
  slots: number,
  names: readonly string[],
  isShown: (at: number) => boolean = () => true,
) => {
  const text = names.map((name, at) => `## ${name}\n\n${'A sentence of five words. '.repeat(1 + at)}`);
  const seeds = sectionsOf(await topicsOf(`# D\n\n${text.join('\n\n')}`), 'auto', 'us');
  return sharedSections(seeds, isShown, slots, 'us').map(({ title }) => plain(title));
};

describe('sharedSections', () => {
  it('leaves each its own where there is a slide for each', async () => {
    assert.deepEqual(await shared(3, ['Alpine', 'Arch', 'Gentoo']), ['Alpine', 'Arch', 'Gentoo']);
  });

  it('brings together the neighbors that say least', async () => {
    assert.deepEqual(await shared(3, ['Alpine', 'Arch', 'Gentoo', 'Solus']), [
      'Alpine and Arch',
      'Gentoo',
      'Solus',
    ]);
    assert.deepEqual(await shared(2, ['Alpine', 'Arch', 'Gentoo']), ['Alpine and Arch', 'Gentoo']);
  });

  it('says as many of the names as a title holds', async () => {
    const long = ['The first of the distributions', 'The second of the distributions', 'The third of them'];
    assert.deepEqual(await shared(2, [...long, 'Gentoo']), [`${long[0]}, ${long[1]}, …`, 'Gentoo']);
  });

  it('shares none with a section that no slide shows', async () => {
    assert.deepEqual(await shared(2, ['Alpine', 'License', 'Arch', 'Gentoo'], (at) => at !== 1), [
      'Alpine',
      'License',
      'Arch and Gentoo',
    ]);
  });

  it('looks at versions of which little is said together, though there is a slide for each', async () => {
    const versions = ['v1.0.3', 'v1.0.2', 'v1.0.1'];
    assert.deepEqual(await shared(9, ['Thanks', ...versions, 'Support']), [
      'Thanks',
      'v1.0.3 – v1.0.1',
      'Support',
    ]);
    assert.deepEqual(await shared(9, versions.slice(1)), versions.slice(1));
    const said = Array.from({ length: 9 }, (_, at) => `v1.${9 - at}`);
    assert.deepEqual(await shared(9, said), ['v1.9 – v1.4', ...said.slice(6)]);
  });

  it('leaves very many to be chosen from', async () => {
    const versions = Array.from({ length: 5 }, (_, at) => `Version ${at}`);
    assert.deepEqual(await shared(2, versions), versions);
  });
});
