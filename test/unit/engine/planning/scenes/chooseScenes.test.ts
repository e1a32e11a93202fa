import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { chooseScenes, chosenIn } from '../../../../../src/engine/planning/scenes/chooseScenes.ts';
import { named, nodesOf } from '../../../../support/scenes.ts';

const long =
  'The crew of the ship measured the current for seven days and wrote every reading into the book of the harbor office.';
const option = (name: string) => `### ${name}\n\n${long} ${long}\n\n- one thing\n- another thing\n\n`;

describe('chosenIn', () => {
  it('shows all of a list rather than half of it and a remark', async () => {
    const steps = Array.from({ length: 14 }, (_, at) => `1. Turn the wheel number ${at} to the left`).join(
      '\n',
    );
    const remark =
      'The room is blue and the door is green, as they always were in this old house of ours. '.repeat(2);
    const [node] = await nodesOf(`# D\n\n## Start\n\n${steps}\n\n${remark}\n\n## Z\n\nText.`);
    const [list, ...others] = chosenIn(node!, 2, 'Subtle', 'us');
    assert.deepEqual([list?.body.kind, list?.pages, others.length], ['list', 2, 0]);
  });

  it('shows all where there is room', async () => {
    const [node] = await nodesOf(
      `# D\n\n## Options\n\n${option('Buy')}${option('Build')}${option('Wait')}\n\n## Z\n\nText.`,
    );
    const scenes = chosenIn(node!, 20, 'Subtle', 'us');
    assert.equal(new Set(scenes.map(({ path }) => plain(path.at(-1)!.heading))).size, 3);
  });

  it('shows a listing inside a list after it', async () => {
    const step = (name: string, below = ''): string => `1. ${name}: ${long} ${long}\n${below}`;
    const listing = `\n   \`\`\`js\n${Array.from({ length: 6 }, (_, at) => `   row(${at});`).join('\n')}\n   \`\`\`\n`;
    const [node] = await nodesOf(
      `# Talk\n\n## Crew\n\n${step('Load')}${step('Row', listing)}\n### Costs\n\n${long} ${long}\n`,
    );
    const kinds = chosenIn(node!, 9, 'Subtle', 'us').map(({ body }) => body.kind);
    assert.deepEqual(kinds.slice(0, 2), ['list', 'visual']);
  });

  const person = (name: string, entries: number): string =>
    `### ${name}\n\n${Array.from({ length: entries }, (_, at) => `- looks after the boat with the number ${at}`).join('\n')}\n\n`;
  const groupsOf = async (people: string): Promise<number[]> => {
    const [node] = await nodesOf(`# D\n\n## Crew\n\n${people}\n\n## Z\n\nText.`);
    return chosenIn(node!, 20, 'Subtle', 'us').map(({ body }) =>
      body.kind === 'groups' ? body.groups.length : 1,
    );
  };

  it('shows one that says a little more than its equals with them', async () => {
    assert.deepEqual(
      await groupsOf(person('Ann', 3) + person('Bo', 3) + person('Cy', 4) + person('Di', 3)),
      [2, 2],
    );
  });

  it('shows all options together rather than some of them', async () => {
    const [node] = await nodesOf(
      `# D\n\n## Options\n\n${option('Buy')}${option('Build')}${option('Wait')}\n\n## Z\n\nText.`,
    );
    const [scene, ...others] = chosenIn(node!, 1, 'Subtle', 'us');
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'groups');
    assert.deepEqual(
      scene.body.groups.map(({ heading }) => plain(heading)),
      ['Buy', 'Build', 'Wait'],
    );
  });

  it('calls a slide that only one of them has by its own heading, in the order of the document', async () => {
    const [node] = await nodesOf(
      `# D\n\n## Ways\n\n### Where\n\nSee the map.\n\n${option('Buy')}${option('Build')}${option('Wait')}\n\n## Z\n\nText.`,
    );
    const scenes = chosenIn(node!, 2, 'Subtle', 'us');
    assert.deepEqual(named(scenes), ['Ways: groups', 'Wait: groups']);
    assert.deepEqual(
      scenes.map(({ parts }) => plain(parts[0]!.heading)),
      ['Buy', 'Wait'],
    );
  });

  it('shows what a heading says beside its only subheading where both have one slide', async () => {
    const [node] = await nodesOf(
      '# D\n\n## Debian\n\nThe packages are at [the pier](https://pier.example).\n\n### Alternatives\n\nThe boat is a snap as well.\n\n## Z\n\nText.',
    );
    const [scene, ...others] = chosenIn(node!, 1, 'Subtle', 'us');
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'groups');
    assert.deepEqual(
      scene.body.groups.map(({ heading, said }) => [plain(heading), ...said.map(({ text }) => plain(text))]),
      [
        ['', 'The packages are at the pier.'],
        ['Alternatives', 'The boat is a snap as well.'],
      ],
    );
  });

  it('lets a text stand over its listing where slides are few', async () => {
    const code = Array.from({ length: 9 }, (_, at) => `line(${at});`).join('\n');
    const [node] = await nodesOf(
      `# D\n\n## Design\n\n${long} ${long}\n\n\`\`\`js\n${code}\n\`\`\`\n\n## Z\n\nText.`,
    );
    assert.deepEqual(named(chosenIn(node!, 1, 'Subtle', 'us')), ['Design: visual']);
  });

  it('has a command or two below a text that is too long to stand over them where slides are few', async () => {
    const [node] = await nodesOf(
      `# D\n\n## Design\n\n${`${long} `.repeat(4)}\n\nIt is as simple as:\n\n\`\`\`sh\nnpm install\nnpm start\n\`\`\`\n\n## Z\n\nText.`,
    );
    const [scene, ...others] = chosenIn(node!, 1, 'Subtle', 'us');
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'text');
    assert.equal(plain(scene.body.said.at(-1)!.text), 'It is as simple as: npm install npm start');
  });

  it('shows pictures in any case, together where slides are few', async () => {
    const pictures = [1, 2, 3].map((at) => `![P${at}](https://pictures.example/${at}.png)`).join('\n\n');
    const [node] = await nodesOf(`# D\n\n## Views\n\n${pictures}\n\n## Z\n\nText.`);
    assert.deepEqual(named(chosenIn(node!, 1, 'Subtle', 'us')), ['Views: gallery']);
    assert.deepEqual(named(chosenIn(node!, 0, 'Subtle', 'us')), ['Views: gallery']);
  });
});

describe('nodeOf', () => {
  const scenesUnder = async (text: string): Promise<string[]> =>
    named(await ownOf(`# Deck\n\n## Timeline\n\n${text}\n\n${option('07:28')}${option('07:33')}`));
  const ownOf = async (text: string) => (await nodesOf(text)).flatMap(({ own }) => own);

  it('leaves a few words over headings to the notes, unless they lead somewhere or must be seen', async () => {
    for (const text of [
      'All times in UTC',
      'Tick what is done before you leave the ship',
      '> 07:40: a guess',
    ])
      assert.deepEqual(await scenesUnder(text), [], text);
    for (const text of [
      'All times are in UTC.',
      'See [the chart](https://example.org).',
      'DO NOT restart it.',
      '€ 80,241',
    ])
      assert.deepEqual(await scenesUnder(text), ['Timeline: text'], text);
  });

  it('has a slide for a text of some length in which no sentence stands out', async () => {
    const table = '| Boat | Oars |\n| --- | --- |\n| Ada | 8 |\n| Bertha | 6 |';
    const kindsWith = async (said: string): Promise<string[]> => {
      const [node] = await nodesOf(`# D\n\n## Boats\n\n${table}\n\n${said}\n\n## Z\n\nText.`);
      return chosenIn(node!, 20, 'Subtle', 'us').map(({ body }) => body.kind);
    };
    const said =
      'The old boats lie along the northern wall of the harbor, where the wind comes over the roofs of the market.';
    const more =
      'Some people paint theirs in the colors of the town, others leave the planks as they are and put oil on them.';
    assert.deepEqual(await kindsWith(said), ['visual']);
    assert.deepEqual(await kindsWith(`${said} ${more} ${said}`), ['visual', 'text']);
  });

  it('says what is worth no slide after what it stands below', async () => {
    const afterTable = async (said: string): Promise<string[]> => {
      const table = '| Boat | Oars |\n| --- | --- |\n| Ada | 8 |\n| Bertha | 6 |';
      const [node] = await nodesOf(`# D\n\n## Boats\n\n${table}\n\n${said}\n\n## Z\n\nText.`);
      const [scene] = chosenIn(node!, 20, 'Subtle', 'us');
      return (scene?.after ?? []).map(({ text }) => plain(text));
    };
    const said =
      'The old boats lie along the northern wall of the harbor, where the wind comes over the roofs of the market and of the two churches, which have no bells.';
    assert.deepEqual(await afterTable(said), [said]);
  });

  it('lets headings that say next to nothing share a slide', async () => {
    const [node] = await nodesOf(
      '# D\n\n## Team\n\n### Ana\n\nBuilds kites.\n\n### Bo\n\nSells kites.\n\n## Z\n\nText.',
    );
    assert.deepEqual(named(node!.own), ['Team: groups']);
  });

  it('leaves none of them out where others need the slides', async () => {
    const long = (name: string) =>
      `### ${name}\n\n${'A sentence of several words that says something. '.repeat(12)}`;
    const short = (name: string) => `### ${name}\n\nA few words.`;
    const [node] = await nodesOf(
      `# D\n\n## Ways\n\n${[short('A'), short('B'), long('C'), long('D')].join('\n\n')}\n\n## Z\n\nText.`,
    );
    const [scene, ...others] = chosenIn(node!, 1, 'Subtle', 'us');
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'groups');
    assert.equal(scene.body.groups.length + scene.body.more, 4);
  });

  it('lists headings with nothing below them', async () => {
    const [node] = await nodesOf('# D\n\n## Talks\n\n### One\n\n### Two\n\n## Z\n\nText.');
    assert.deepEqual(named(node!.own), ['Talks: headings']);
  });

  it('leaves out who was there and where to read on, but not in Preserve', async () => {
    const text =
      '# D\n\n## References\n\n- One book\n- Another book\n\n## Decision\n\nWe decided to sell the ship.';
    assert.deepEqual(
      (await nodesOf(text)).map(({ own }) => own.length),
      [0, 1],
    );
    assert.deepEqual(
      (await nodesOf(text, 'Preserve')).map(({ own }) => own.length),
      [1, 1],
    );
  });

  it('weighs a section by what its heading promises', async () => {
    const [decisions, misc] = await nodesOf(`# D\n\n## Decisions\n\n${long}\n\n## Misc\n\n${long}`);
    assert.ok(decisions!.worth > misc!.worth);
  });
});

describe('chooseScenes', () => {
  const documentOf = (count: number) =>
    `# D\n\n${Array.from({ length: count }, (_, at) => `## Pier ${at}\n\n${long} ${at === 7 ? 'We decided to close this pier in May.' : long}`).join('\n\n')}`;

  it('gives slides to the topics that are worth most', async () => {
    const chosen = chooseScenes(await nodesOf(documentOf(12)), 4, 'Subtle', 'us');
    assert.equal(chosen.flat().length, 4);
    assert.ok(chosen[7]!.length > 0);
  });

  it('shows fewer topics in full where little is to be shown', async () => {
    const wide = chooseScenes(await nodesOf(documentOf(12)), 6, 'Subtle', 'us').filter(
      ({ length }) => length > 0,
    );
    assert.equal(wide.length, 6);
  });
});
