import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { groupScenes, isSlight } from '../../../../../src/engine/planning/scenes/groupScenes.ts';
import { policy } from '../../../../../src/engine/policy/policy.ts';
import { topicsOf } from '../../../../support/scenes.ts';

describe('groupScenes', () => {
  /** What is said under each heading that shares a slide. */
  const saidUnder = async (text: string): Promise<[heading: string, said: string[]][]> => {
    const topics = await topicsOf(`# Deck\n\n${text}`);
    return groupScenes([], topics, 1, 'Subtle', 'us').flatMap(({ body }) =>
      body.kind === 'groups'
        ? body.groups.map(({ heading, said }): [string, string[]] => [
            plain(heading),
            said.map((each) => plain(each.text)),
          ])
        : [],
    );
  };

  it('says a short listing with what introduces it', async () => {
    const text = '## Start\n\nRun:\n\n```sh\nnpm start\n```\n\n## Stop\n\n```sh\nnpm stop\n```';
    assert.deepEqual(await saidUnder(text), [
      ['Start', ['Run: npm start']],
      ['Stop', ['npm stop']],
    ]);
  });

  it('says a formula of one row', async () => {
    const text = '## Area\n\n$$\na = \\pi r^2\n$$\n\n## Length\n\nIt is\n\n$$\nl = 2 \\pi r\n$$';
    assert.deepEqual(await saidUnder(text), [
      ['Area', ['a = \\pi r^2']],
      ['Length', ['It is l = 2 \\pi r']],
    ]);
  });

  it('counts a heading of which nothing is said', async () => {
    const text =
      '## Area\n\nIt grows with the square of the radius.\n\n## Rows\n\n$$\n\\begin{matrix} a \\\\ b \\end{matrix}\n$$';
    assert.deepEqual(await saidUnder(text), [['Area', ['It grows with the square of the radius.']]]);
  });

  it('is worth no less than a list of what its headings name, however little is said of each', async () => {
    const named = ['proxy', 'cancel', 'upload'].map((name) => `## ${name}\n\nThis option does not exist.\n`);
    const [scene] = groupScenes([], await topicsOf(`# Deck\n\n${named.join('\n')}`), 1, 'Subtle', 'us');
    assert.ok(scene!.worth >= 3 * policy.worth.item);
  });
});

describe('isSlight', () => {
  it('is a heading that says little, unless that is more entries than stand beside others', async () => {
    const slight = async (text: string): Promise<boolean> =>
      isSlight((await topicsOf(`# D\n\n## A\n\n${text}`))[0]!);
    assert.ok(await slight('Coal is dear.'));
    assert.ok(await slight('- coal\n'.repeat(5)));
    assert.ok(!(await slight('- coal\n'.repeat(6))));
  });
});
