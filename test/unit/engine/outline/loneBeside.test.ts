import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withLoneBeside } from '../../../../src/engine/outline/loneBeside.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const headingsOf = async (text: string) =>
  withLoneBeside(outlineOf([await markdown(text)])!).topics.map(({ heading, topics }) => [
    plain(heading),
    topics.length,
  ]);
const visits = ['Ada', 'Bo', 'Cy'].map((name) => `## ${name}\n\nIt rains at ${name}’s.`).join('\n\n');
const di = '## Di\n\nIt is dry.';

describe('the only heading below another one', () => {
  it('stands beside it, as do others that are alone, also one below the other', async () => {
    const alone = '### Boats\n\nWe need boats.\n\n#### Oars\n\nAnd oars.';
    assert.deepEqual(
      await headingsOf(`# Visits\n\n## Eve\n\nDry.\n\n### Why\n\nIt is.\n\n${di}\n\n${alone}`),
      [
        ['Eve', 0],
        ['Why', 0],
        ['Di', 0],
        ['Boats', 0],
        ['Oars', 0],
      ],
    );
  });

  it('stands beside it in a document of several sections', async () => {
    const lone = '### What I think\n\nWe need boats.';
    assert.deepEqual((await headingsOf(`# Visits\n\n${visits}\n\n${di}\n\n${lone}`)).slice(-2), [
      ['Di', 0],
      ['What I think', 0],
    ]);
    assert.deepEqual((await headingsOf(`# Visits\n\n${di}\n\n#${lone}\n\n${visits}`)).slice(0, 2), [
      ['Di', 0],
      ['What I think', 0],
    ]);
  });

  it('stands below it where there are others, or sections are few, or it is all that is in its section', async () => {
    const below = '### Boats\n\nWe need boats.';
    for (const text of [
      `# Visits\n\n${visits}\n\n${di}\n\n${below}\n\n### Oars\n\nAnd oars.`,
      `# Visits\n\n${di}\n\n${below}`,
      `# Visits\n\n${visits}\n\n## Di\n\n${below}`,
    ])
      assert.equal((await headingsOf(text)).at(-1)?.[0], 'Di');
  });
});
