import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { areSides, groupScenes, isSlight } from '../../../../../src/engine/planning/scenes/groupScenes.ts';
import { policy } from '../../../../../src/engine/policy/policy.ts';
import { topicsOf } from '../../../../support/scenes.ts';

describe('areSides', () => {
  const list = (count: number) => '- it is old\n'.repeat(count);
  const under = async (text: string) => areSides((await topicsOf(`# Deck\n\n## Boat\n\n${text}`))[0]!.topics);

  it('are short lists under short names, and what came of them', async () => {
    assert.equal(await under(`### Pros\n\n${list(3)}\n### Cons\n\n${list(8)}`), true);
    assert.equal(
      await under(`### Pros\n\n${list(3)}\n### Cons\n\n${list(2)}\n### Decision\n\nWe buy it.`),
      true,
    );
  });

  it('are no lists that take a slide each, no tasks, and no texts', async () => {
    assert.equal(await under(`### Pros\n\n${list(3)}\n### Cons\n\n${list(9)}`), false);
    assert.equal(await under(`### Pros\n\n${list(3)}\n### Cons\n\n- [ ] mend it\n`), false);
    assert.equal(await under('### Pros\n\nIt is old.\n\n### Cons\n\nIt leaks.'), false);
    assert.equal(await under(`### What speaks for it\n\n${list(3)}\n### Cons\n\n${list(3)}`), false);
  });
});

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

  it('says of two commands with a remark between them all, and of more the first', async () => {
    const under = (name: string, lines: string) => `## ${name}\n\n\`\`\`sh\n${lines}\n\`\`\`\n\n`;
    const text =
      under('Get', 'get boat\n# or for a crew\nget boat --crew') +
      under('Go', 'go\n# or\ngo on\n# or\ngo back');
    assert.deepEqual(await saidUnder(text), [
      ['Get', ['get boat or for a crew: get boat --crew']],
      ['Go', ['go']],
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
    const area = 'It grows with the square of the radius.';
    const text = `## Area\n\n${area}\n\n## Length\n\nIt grows.\n\n## Rows\n\n$$\n\\begin{matrix} a \\\\ b \\end{matrix}\n$$`;
    const [scene] = groupScenes([], await topicsOf(`# Deck\n\n${text}`), 1, 'Subtle', 'us');
    assert.ok(scene?.body.kind === 'groups' && scene.body.more === 1);
    assert.deepEqual(await saidUnder(text), [
      ['Area', [area]],
      ['Length', ['It grows.']],
    ]);
  });

  it('shows no part of a command that goes on in the next line', async () => {
    const text =
      '## Tell\n\nTell the crew.\n\n```sh\ncurl -X POST $HOOK -d \'{\n  "text": "back"}\'\n```\n\n## Stop\n\n```sh\nnpm stop\n```';
    assert.deepEqual(await saidUnder(text), [
      ['Tell', ['Tell the crew.']],
      ['Stop', ['npm stop']],
    ]);
  });

  it('shows a heading that shares its slide with no other as what it says', async () => {
    const text =
      '## Install\n\n```sh\nnpm install\nnpm run build\nnpm test\n```\n\n## Rows\n\n$$\n\\begin{matrix} a \\\\ b \\end{matrix}\n$$';
    const scenes = groupScenes([], await topicsOf(`# Deck\n\n${text}`), 1, 'Subtle', 'us');
    assert.deepEqual(
      scenes.map(({ path, body }) => [plain(path.at(-1)!.heading), body.kind]),
      [['Install', 'visual']],
    );
  });

  it('shares no more slides than it has to where headings say much', async () => {
    const long = '- The crew of the old ship measured the current for seven days.\n'.repeat(4);
    const short = 'The crew slept.';
    const text = [long, long, short, short, long].map((said, at) => `## Day ${at}\n\n${said}`).join('\n\n');
    const scenes = groupScenes([], await topicsOf(`# Deck\n\n${text}`), 4, 'Subtle', 'us');
    assert.deepEqual(
      scenes.map(({ body }) => (body.kind === 'groups' ? body.groups.length : 1)),
      [1, 1, 2, 1],
    );
  });

  it('is worth no less than a list of what its headings name, however little is said of each', async () => {
    const named = ['proxy', 'cancel', 'upload'].map((name) => `## ${name}\n\nThis option does not exist.\n`);
    const [scene] = groupScenes([], await topicsOf(`# Deck\n\n${named.join('\n')}`), 1, 'Subtle', 'us');
    assert.ok(scene!.worth >= 3 * policy.worth.item);
  });
});

describe('isSlight', () => {
  const slight = async (text: string): Promise<boolean> =>
    isSlight((await topicsOf(`# D\n\n## A\n\n${text}`))[0]!, 30, 'us');

  it('is a heading that says little, unless that is more entries than stand beside others', async () => {
    assert.ok(await slight('Coal is dear.'));
    assert.ok(await slight('- coal\n'.repeat(5)));
    assert.ok(!(await slight('- coal\n'.repeat(6))));
    const list = '- coal\n- iron\n- tin';
    assert.ok(await slight(`We need:\n\n${list}`));
    assert.ok(!(await slight(`Coal is dear this year. In the cellar we need all of these:\n\n${list}`)));
  });

  it('is no day hour by hour, nor is that a side of anything', async () => {
    const day = '- 9:00 Out\n- 9:30 Lunch\n- 11:15 Home';
    assert.ok(!(await slight(day)));
    assert.ok(await slight(day.replaceAll(/\d+:\d+ /gu, '')));
    assert.ok(!areSides(await topicsOf(`# D\n\n## Day 1\n\n${day}\n\n## Day 2\n\n${day}`)));
  });

  it('has no more below an entry than a line holds', async () => {
    assert.ok(await slight('- Fuel\n  - coal\n  - oil\n'));
    assert.ok(!(await slight('- We take no coal.\n  - It is dear at this time of the year.\n')));
  });
});
