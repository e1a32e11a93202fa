import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withLastBeside } from '../../../../src/engine/outline/lastBeside.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const headingsOf = async (text: string) =>
  withLastBeside(outlineOf([await markdown(text)])!).topics.map(({ heading, topics }) => [
    plain(heading),
    topics.length,
  ]);
const visits = ['Ada', 'Bo', 'Cy'].map((name) => `## ${name}\n\nIt rains at ${name}’s.`).join('\n\n');

describe('what stands alone below the last of several sections', () => {
  it('stands beside it where none of them has anything below it', async () => {
    const text = `# Visits\n\n${visits}\n\n## Di\n\nIt is dry.\n\n### What I think\n\nWe need boats.`;
    assert.deepEqual((await headingsOf(text)).slice(-2), [
      ['Di', 0],
      ['What I think', 0],
    ]);
  });

  it('stands below it where others have something below them, or it has two', async () => {
    const below = '### Boats\n\nWe need boats.';
    for (const text of [
      `# Visits\n\n## Eve\n\nDry.\n\n### Why\n\nIt is.\n\n${visits}\n\n## Di\n\nIt is dry.\n\n${below}`,
      `# Visits\n\n${visits}\n\n## Di\n\nIt is dry.\n\n${below}\n\n### Oars\n\nAnd oars.`,
    ])
      assert.equal((await headingsOf(text)).at(-1)?.[0], 'Di');
  });
});
